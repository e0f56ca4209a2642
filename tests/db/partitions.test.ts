import { expect, test } from 'vitest';
import { fillTables } from '@/scripts/bench/ingest';
import { layouts, measureLayout } from '@/scripts/bench/partitions';
import { siteDatabase } from '../support/site-database';

const database = siteDatabase();

test('npm run bench:partitions takes the same whole month off each layout', async ({ skip }) => {
  const { sql } = database.current;
  const [server] = await sql`select to_regprocedure('uuidv7(interval)') is not null as knows_ids`;
  if (!server?.knows_ids) skip('the measurement has an embedded PostgreSQL 18 of its own');
  // As many days as a million events reach back.
  const rows = await fillTables(sql, 1000, 15_000);
  const [past] = await sql`
    select first, (first + interval '1 month - 1 day')::date as last
    from (select (date_trunc('month', now() at time zone 'UTC') - interval '4 months')::date as first) as month`;
  const counts: number[] = [];
  for (const layout of layouts) {
    await measureLayout(sql, layout, rows);
    const [gone] = await sql`
      select min(occurred_on) as first, max(occurred_on) as last, count(*)::int as count from website_analytics as event
      where not exists (select from ${sql(layout.table)} as kept where kept.id = event.id)`;
    counts.push(gone?.count);
    // The time in an id is a moment later than that of its row.
    if (layout.key?.column !== 'id') expect(gone, layout.label).toMatchObject({ ...past });
  }
  const [one = 0, byDay, byId = 0] = counts;
  expect(byDay).toBe(one);
  expect(Math.abs(byId - one)).toBeLessThanOrEqual(20);
});
