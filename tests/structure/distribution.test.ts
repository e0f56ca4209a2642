import { readdirSync, readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { aiJourneyAnalytics, userSessions, websiteAnalytics } from '@/db/schema/analytics';

/** What /api/events writes, and would be distributed by session (docs/scaling.md). */
const hotPath = [userSessions, websiteAnalytics, aiJourneyAnalytics];
const distributionColumn = 'session_id';

/** Each set of columns of a table that may occur only once. */
function uniqueKeys(table: (typeof hotPath)[number]): string[][] {
  const { columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  return [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => [name]),
    ...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns.map(({ name }) => name)),
    ...indexes
      .filter(({ config }) => config.unique)
      .map(({ config }) => config.columns.map((column) => ('name' in column ? String(column.name) : ''))),
  ];
}

// A distributed table can only promise what one of its machines can see.
test.each(hotPath.map((table) => [getTableConfig(table).name, table] as const))(
  'every unique key of %s holds the column it would be distributed by',
  (_name, table) => {
    const keys = uniqueKeys(table);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).toContain(distributionColumn);
    // A key to a row elsewhere would have to be looked up on another machine.
    expect(getTableConfig(table).foreignKeys).toHaveLength(0);
  },
);

/** Every table of `db/schema`, by its name in the database. */
async function tableNames(): Promise<string[]> {
  const files = readdirSync('db/schema').map((file) => file.replace(/\.ts$/, ''));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(`../../db/schema/${file}.ts`)),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  return [...new Set(tables.map((table) => getTableConfig(table).name))];
}

test('the plan for several machines says of each table where its rows would be', async () => {
  const [, plan = ''] = readFileSync('docs/scaling.md', 'utf8').split('## Distributed by session');
  const placed = plan.match(/^\| .*$/gm)?.flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []);
  const names = await tableNames();
  expect(names.length).toBeGreaterThan(20);
  expect(placed).toEqual(expect.arrayContaining(names));
});
