import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { viewNames } from '@/db/reporting/views';
import { siteDatabase } from '../support/site-database';

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

it('has eighteen questions', () => expect(questions).toHaveLength(18));

it.each(questions)('$name', async ({ query }) => {
  expect(query).toMatch(/^select .*;$/);
  await database.current.sql.unsafe(query);
});
