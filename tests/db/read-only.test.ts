import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { pingDatabase, probeWrites } from '@/db/queries/health';
import { keepSecret } from '@/db/queries/http';
import { readReport } from '@/db/reporting/read-report';
import { submitAssessment } from '@/lib/assessments/submit-assessment';
import { siteDatabase } from '../support/site-database';
import { backendSubmission } from '../support/submissions';

const database = siteDatabase();
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
const sql = () => database.current.sql;
const write = async () => (await submitAssessment(backendSubmission())).stored;
const logged = () => log.mock.calls.flat().map((line) => JSON.parse(line).event);
const patience = { timeout: 60_000, interval: 100 };

/** As after a failover: what is connected is cut, and what connects again meets a server of this kind. */
async function failOver(readOnly: boolean): Promise<void> {
  const [row] = await sql()`select current_database() as name`;
  await sql().unsafe(`alter database ${row?.name} set default_transaction_read_only = ${readOnly}`);
  await sql()`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
}

/** Settings that hold on the connection of a test itself must not stop it. */
const heal = () =>
  sql().begin(async (own) => {
    await own`set transaction read write`;
    const [row] = await own`select current_database() as name`;
    await own.unsafe(`alter database ${row?.name} reset default_transaction_read_only`);
  });

beforeEach(async () => {
  await vi.waitFor(async () => expect(await write()).toBe('stored'), patience);
  log.mockClear();
});
afterEach(closeDatabase);

describe('a database that turns read-only and is writable again without a cut', () => {
  it('is written to again within seconds, ready only then, and logged once each way', async () => {
    expect(await probeWrites()).toBe('up');
    await failOver(true);
    await vi.waitFor(async () => expect(await pingDatabase()).toBe('up'), patience);
    expect(await write()).toBe('later');
    expect([await pingDatabase(), await probeWrites(), await pingDatabase()]).toEqual(['up', 'down', 'up']);

    await heal();
    await vi.waitFor(async () => expect(await write()).toBe('stored'), patience);
    expect(await probeWrites()).toBe('up');
    expect(logged()).toEqual(['database_away', 'database_back']);
  });

  it('is ready again by a probe, where no visitor writes', async () => {
    await failOver(true);
    await vi.waitFor(async () => expect(await pingDatabase()).toBe('up'), patience);
    expect(await probeWrites()).toBe('down');
    // What is there can still be read, and the report says that the sums may be old.
    const { oldSums } = await readReport(database.current.url, {}, () => undefined);
    expect(oldSums).toEqual({ until: null });
    await heal();
    await vi.waitFor(async () => expect(await probeWrites()).toBe('up'), patience);
  });
});

it('is not ready while writes fail, whatever a probe would say', async () => {
  await sql().unsafe(`
    create function disk_is_full() returns trigger language plpgsql
      as 'begin raise exception using errcode = ''53100''; end';
    create trigger disk_is_full before insert on ai_assessments execute function disk_is_full()`);
  expect(await write()).toBe('later');
  // What the site writes for itself shows nothing of it.
  expect(await keepSecret('another', 'secret')).toMatchObject({ ok: true });
  expect([await pingDatabase(), await probeWrites()]).toEqual(['up', 'down']);
  await sql().unsafe('drop function disk_is_full cascade');
  expect(await write()).toBe('stored');
  await vi.waitFor(async () => expect(await probeWrites()).toBe('up'), patience);
});
