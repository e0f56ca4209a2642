import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { lastMaintenance, withMaintenanceLock } from '@/db/queries/maintenance';
import { maintainIfDue, startMaintenance } from '@/scripts/site/maintenance';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';

const database = siteDatabase();
const sql = () => database.current.sql;

const runs = () => sql()`select name from run_note order by name`;
const look = () => maintainIfDue(database.current.url, new AbortController().signal);
const lookTogether = () => Promise.all(Array.from({ length: 5 }, look));

beforeEach(() =>
  sql().unsafe(`
    truncate maintenance_runs;
    drop table if exists run_note cascade;
    create table run_note (name text);
    create or replace function note_run() returns trigger language plpgsql
      as 'begin insert into run_note values (new.name); return null; end';
    create or replace trigger note_run after insert or update on maintenance_runs
      for each row execute function note_run()`),
);

it('is done once, however many instances look at the same time', async () => {
  await storeVisit(sql(), { at: '2020-01-01T00:00:00Z', events: 3 });
  await lookTogether();
  await lookTogether();
  expect(await runs()).toEqual([{ name: 'retention' }, { name: 'rollups' }]);
  expect(await sql()`select from website_analytics`).toHaveLength(0);
});

it('deletes what is past its age though sums cannot be made, and says that they cannot', async () => {
  await storeVisit(sql(), { at: '2020-01-01T00:00:00Z' });
  await storeVisit(sql(), { at: new Date() });
  await sql()`alter table daily_pages add constraint nothing check (false) not valid`;
  await expect(look()).rejects.toMatchObject({ code: '23514' });
  await sql()`alter table daily_pages drop constraint nothing`;
  expect(await runs()).toEqual([{ name: 'retention' }]);
  expect(await sql()`select from website_analytics`).toHaveLength(1);
});

/** Work that a site does while it serves, and its minutes: each is over once all that was due at its end is done. */
function startWithMinutes() {
  let end = () => {};
  let tellBegun = () => {};
  const pause = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      end = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
      tellBegun();
    });
  const stop = startMaintenance(database.current.url, pause);
  const passMinute = () =>
    new Promise<void>((resolve) => {
      tellBegun = resolve;
      end();
    });
  return { passMinute, stop };
}

it('is done by a site that serves, each minute in which something is due', async () => {
  const { passMinute, stop } = startWithMinutes();
  expect(await runs()).toEqual([]);
  await passMinute();
  await passMinute();
  expect(await runs()).toEqual([{ name: 'retention' }, { name: 'rollups' }]);
  await sql()`update maintenance_runs set succeeded_at = now() - interval '1 hour'`;
  await sql()`truncate run_note`;
  await passMinute();
  expect(await runs()).toEqual([{ name: 'rollups' }]);
  await stop();
});

it('is named in the log of a site once where it fails, and once more where it fails again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { passMinute, stop } = startWithMinutes();
  await storeVisit(sql(), { at: new Date() });
  for (const fails of [true, true, false, true]) {
    await sql()`truncate maintenance_runs`;
    await sql()`alter table daily_pages drop constraint if exists nothing`;
    if (fails) await sql()`alter table daily_pages add constraint nothing check (false) not valid`;
    await passMinute();
  }
  await stop();
  await sql()`alter table daily_pages drop constraint nothing`;
  const failed = expect.objectContaining({ event: 'maintenance_failed', code: '23514' });
  expect(logged.mock.calls.flat().map((line) => JSON.parse(line))).toEqual([failed, failed]);
  logged.mockRestore();
});

it('keeps its lock in a database that ends what stands idle', { tags: 'full' }, async () => {
  const impatient = new URL(database.current.url);
  impatient.searchParams.set('idle_in_transaction_session_timeout', '50');
  await withMaintenanceLock(impatient.href, async () => {
    await sleep(500);
    expect(await withMaintenanceLock(database.current.url, async () => 'done')).toBeUndefined();
  });
  expect(await withMaintenanceLock(database.current.url, async () => 'done')).toBe('done');
});

it('is done again when its time has come: sums within the day, deleting after it', async () => {
  await look();
  await sql()`update maintenance_runs set succeeded_at = now() - interval '1 hour'`;
  await sql()`truncate run_note`;
  await lookTogether();
  expect(await runs()).toEqual([{ name: 'rollups' }]);
  await sql()`update maintenance_runs set succeeded_at = now() - interval '25 hours' where name = 'retention'`;
  await sql()`truncate run_note`;
  await lookTogether();
  expect(await runs()).toEqual([{ name: 'retention' }]);
});

it('tells when each kind last came to its end', async () => {
  expect(await lastMaintenance()).toEqual({ ok: true, value: [] });
  await look();
  const told = await lastMaintenance();
  const kinds = told.ok ? told.value.map(({ kind }) => kind) : [];
  expect(kinds.sort()).toEqual(['retention', 'rollups']);
});
