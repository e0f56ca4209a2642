import { expect, it, vi } from 'vitest';
import { currentPool } from '@/db/client';
import { insertVisits } from '@/db/queries/analytics';
import { visitRecords } from '@/lib/analytics/batch';
import { fullBatch } from '../support/full-batch';
import { siteDatabase } from '../support/site-database';
import { visitTables } from '../support/stored-visits';
import { visitor } from '../support/visits';

const database = siteDatabase();

/** A part of what `explain` tells of a statement. */
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Join Type'?: string;
  'Hash Cond'?: string;
  'Merge Cond'?: string;
  'Join Filter'?: string;
  Plans?: Plan[];
};

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];

/** Of the statement's tables, what would be whole on each machine of Citus (docs/scaling.md); the visit's are spread. */
const reference = ['erased_ids'];

/** The statement that a batch is stored with, as it is sent. */
async function sentStatement(): Promise<{ text: string; values: string[] }> {
  const client = currentPool()?.client;
  if (!client) throw new Error('There is no database.');
  const sent = vi.spyOn(client, 'unsafe');
  const stored = await insertVisits(visitRecords(fullBatch(), visitor(), Date.now()));
  expect(stored.ok).toBe(true);
  const [text = '', values = []] = sent.mock.calls[0] ?? [];
  return { text, values: values.map(String) };
}

it('stores a batch by joins of one session with itself alone, over tables that would stand together', async () => {
  const { text, values } = await sentStatement();
  const [row] = await database.current.sql.unsafe(`explain (format json) ${text}`, values);
  const parts = partsOf(row?.['QUERY PLAN'][0].Plan);

  const tables = new Set(parts.flatMap((part) => part['Relation Name'] ?? []));
  expect([...tables].sort()).toEqual([...visitTables, ...reference].sort());

  const ofReference = (part: Plan) =>
    partsOf(part).some((one) => reference.includes(one['Relation Name'] ?? ''));
  const joins = parts.filter((part) => part['Join Type'] && !ofReference(part));
  expect(joins.length).toBeGreaterThan(0);
  for (const join of joins) {
    const condition = join['Hash Cond'] ?? join['Merge Cond'] ?? join['Join Filter'];
    expect(condition).toMatch(/^\(+[\w."]*session_?id"? = [\w."]*session_?id"?\)+$/i);
  }
});
