import { expect, it } from 'vitest';
import { assessments } from '@/content/assessments/questions';
import { viewNames } from '@/db/reporting/views';
import { siteDatabase } from '../support/site-database';

const database = siteDatabase();

it('explains every table, view and column where staff read them', async () => {
  const silent = await database.current.sql`
    select format('%s.%s', relname, coalesce(attname, '')) as name
    from pg_class join pg_namespace as schema on schema.oid = relnamespace
      left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where nspname in ('public', 'reporting') and relkind in ('r', 'v', 'm', 'p')
      and (coalesce(col_description(pg_class.oid, attnum), '') = ''
        or coalesce(obj_description(pg_class.oid, 'pg_class'), '') = '')`;
  expect(silent).toEqual([]);
});

it('says how long is known where a lead, a call, a purchase or an application came from, which stay longer', async () => {
  const told = await database.current.sql`
    select format('%s.%s', relname, attname) as name
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'reporting'::regnamespace and attname in ('source', 'visit_day')
      and col_description(pg_class.oid, attnum) like '%once it is deleted, after 13 months.'`;
  expect(told.map(({ name }) => name).sort()).toEqual(
    [
      'applications.source',
      'bookings.source',
      'leads.source',
      'purchases.source',
      'purchases.visit_day',
    ].sort(),
  );
});

it.each(Object.entries(assessments))(
  'says beside each answer, and number of a question, what the %s assessment asked',
  async (type, { questions }) => {
    const rows = await database.current.sql<{ name: string; told: string }[]>`
      select format('%s.%s', relname, attname) as name, col_description(attrelid, attnum) as told
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'reporting'::regnamespace and attname ~ '^(q[0-9]+_answer|question)$'`;
    const told = new Map(rows.map((row) => [row.name, row.told]));
    expect(told.size).toBe(7);
    for (const { field, label, trackedNumber } of questions) {
      if (trackedNumber === null) continue;
      const byNumber = told.get('questions.question')?.split(/today: |; /) ?? [];
      expect(byNumber.find((part) => part.startsWith(`${trackedNumber} `))).toContain(`${type} “${label}”`);
      if (!field.endsWith('Answer')) continue;
      for (const view of ['leads', 'not_understood'])
        expect(told.get(`${view}.${field.replace('Answer', '_answer')}`)).toContain(`${type} “${label}”`);
    }
  },
);

it('has the views of this version and no others', async () => {
  const views = await database.current
    .sql`select viewname as name from pg_views where schemaname = 'reporting'`;
  expect(views.map(({ name }) => name).sort()).toEqual([...viewNames].sort());
});
