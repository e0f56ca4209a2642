import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryScenario } from '@/scripts/chaos';
import { isKept, Ledger, type RecordKind, settleLedger } from '@/scripts/chaos/ledger';
import type { Place } from '@/scripts/chaos/place';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { forgetVisits, storeVisit } from '../support/stored-visits';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a trial says what was acknowledged and is not there, stands twice, or was never taken', async () => {
  const { sql } = database;
  await storeVisit(sql, { at: '2026-01-01T00:00:00Z', events: 3 });
  const [stored] = await sql<{ id: string }[]>`select id::text from website_analytics`;
  const ledger = new Ledger();
  const [lost, refused, vanished, dropped, waiting] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  ledger.make('events', [stored?.id ?? '', lost, refused, vanished, dropped, waiting]);
  for (const id of [stored?.id ?? '', lost]) ledger.acknowledged.add(id);
  ledger.refused.add(refused);
  ledger.vanished.add(vanished);
  // Given up before its acknowledgment came: the other of the two is the truth.
  for (const id of [stored?.id ?? '', dropped]) ledger.dropped.add(id);
  const outcome = await settleLedger(sql, ledger);
  const told = { sent: 6, acknowledged: 2, stored: 1, lost: 2, refused: 1, dropped: 1, waiting: 1 };
  expect(outcome).toMatchObject({ ...told, duplicated: 0 });
  expect(isKept(outcome)).toBe(false);
  expect(isKept({ ...outcome, lost: 0, refused: 0, waiting: 0 })).toBe(true);
  for (const fault of ['duplicated', 'lost', 'refused', 'waiting'])
    expect(isKept({ ...outcome, lost: 0, refused: 0, waiting: 0, [fault]: 1 }), fault).toBe(false);
  ledger.make('applications', [uuidv7()]);
  expect((await settleLedger(sql, ledger)).kinds).toMatchObject({
    events: told,
    applications: { sent: 1, acknowledged: 0, stored: 0, lost: 0, waiting: 1 },
  });

  // The same event under another session: what a key without the id alone would let through.
  await sql`insert into website_analytics select (jsonb_populate_record(kept,
    jsonb_build_object('session_id', gen_random_uuid()))).* from website_analytics as kept where id = ${stored?.id ?? ''}`;
  await sql`update user_sessions set page_views_count = 5`;
  expect((await settleLedger(sql, ledger)).duplicated).toBe(2);
});

test('a trial in which nothing of a kind was acknowledged is not kept: nothing was tried with it', async () => {
  const { sql } = database;
  await forgetVisits(sql);
  await storeVisit(sql, { at: '2026-01-01T00:00:00Z' });
  const [stored] = await sql<{ id: string }[]>`select id::text from website_analytics`;
  let acknowledged = 0;
  const visit = (ledger: Ledger) => {
    ledger.make('events', [stored?.id ?? '']);
    ledger.acknowledged.add(stored?.id ?? '');
    const more = () => {
      acknowledged += 50;
      return acknowledged;
    };
    return { acknowledged: more, finish: async () => {} };
  };
  const happen = async () => {};
  const place = { database: { admin: sql, start: happen }, sites: [] } as unknown as Place;
  const tried = (drives: RecordKind[]) =>
    tryScenario('fault', { does: 'nothing', sites: 0, visit, drives, happen }, { place, happen }, 0);
  expect(await tried(['events'])).toMatchObject({ kept: true, stored: 1 });
  expect(await tried(['events', 'applications'])).toMatchObject({
    kept: false,
    kinds: { applications: { sent: 0, acknowledged: 0 } },
  });
});
