import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { viewNames } from '@/db/reporting/views';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';

const database = siteDatabase();
const guide = readFileSync('docs/reporting.md', 'utf8');
const questions = [...guide.matchAll(/^(\d+)\. (.*)\n\n *```sql\n *(.*)\n/gm)].map(
  ([, number, text, query]) => ({
    name: `${number}. ${text}`,
    query: query ?? '',
  }),
);

it('tells of every view', () => {
  const [table = ''] = /^\| view[\s\S]*?\n\n/m.exec(guide) ?? [];
  const told = [...table.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(told.sort()).toEqual([...viewNames].sort());
});

it('has twenty-one questions', () => expect(questions).toHaveLength(21));

it('a week is seven days, today among them', async () => {
  const { query = '' } = questions.find(({ name }) => name.includes('Visits of the last week')) ?? {};
  const visit = await storeVisit(database.current.sql, { at: '2020-01-01T00:00:00Z' });
  // In one transaction it is the same moment, and for whoever asks another day than here.
  const counted = await database.current.sql.begin(async (sql) => {
    await sql`set local time zone 'Pacific/Kiritimati'`;
    await sql`
      insert into user_sessions
      select made.* from user_sessions as visit, generate_series(0, 9) as days, jsonb_populate_record(visit,
        jsonb_build_object('session_id', gen_random_uuid(), 'started_at', now() - days * interval '1 day')) as made
      where visit.session_id = ${visit}`;
    return sql.unsafe(query);
  });
  expect(counted).toEqual([{ campaign: null, visits: '7' }]);
});

it('what a campaign has brought in is that of visits that are kept: of a deleted one nobody knows the campaign', async () => {
  const { name, query } = questions.find((question) => question.query.includes('sum(kept)')) ?? {};
  const { sql } = database.current;
  const visit = await storeVisit(sql, { at: new Date() });
  await sql`update user_sessions set utm_campaign = 'spring' where session_id = ${visit}`;
  const paid = { state: 'paid', purchased_at: new Date(), amount: 4900, currency: 'usd', is_test: false };
  await sql`insert into purchases ${sql({ ...paid, checkout_id: 'one', session_id: visit })}`;
  const brought = () => sql.unsafe(query ?? '');
  expect(await brought()).toEqual([{ campaign: 'spring', currency: 'usd', purchases: '1', kept: '4900' }]);
  await sql`delete from user_sessions where session_id = ${visit}`;
  expect(await brought()).toEqual([]);
  expect(name).toContain('13 months');
});

it.each(questions)('$name', async ({ query }) => {
  expect(query).toMatch(/^select .*;$/);
  await database.current.sql.unsafe(query);
});
