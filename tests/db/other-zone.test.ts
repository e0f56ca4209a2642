import { beforeEach, expect, it } from 'vitest';
import { type BackupPart, Restoration, readBackup } from '@/db/backup';
import { erasePerson } from '@/db/erase';
import { withExport } from '@/db/exports';
import { countExpired } from '@/db/prune';
import { readReport } from '@/db/reporting/read-report';
import { makeSums } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';

const database = siteDatabase();
const sql = () => database.current.sql;

/**
 * As by a pooler that drops what a session begins with, where the database has a zone and a way to write dates of its
 * own: `IST`, as that writes this zone, is read as another one.
 */
const elsewhere = () => `${database.current.url}?TimeZone=Asia/Kolkata&DateStyle=SQL,DMY`;

/** Late in the evening of UTC it is tomorrow there. */
const day = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
let sessionId = '';

beforeEach(async () => {
  await sql()`truncate user_sessions, website_analytics, ai_journey_analytics, daily_pages, maintenance_runs`;
  sessionId = await storeVisit(sql(), { at: `${day}T22:30:00Z`, steps: 1 });
});

const summedDays = async () =>
  (
    await sql()`
    select day::text from daily_pages union select day::text from daily_journeys
    union select day::text from daily_losses`
  ).map((row) => row.day);

it('the sums by day are of days in UTC, and go with the person they are of', async () => {
  await makeSums(elsewhere());
  expect(await summedDays()).toEqual([day]);
  const [run] =
    await sql()`select abs(extract(epoch from now() - seen_until)) < 600 as is_now from maintenance_runs`;
  expect(run).toEqual({ is_now: true });
  await erasePerson(elsewhere(), { sessionId }, { isFinal: true });
  expect(await summedDays()).toEqual([]);
});

it('the report is of days in UTC', async () => {
  const { days } = await readReport(elsewhere(), { from: day, to: day }, () => undefined);
  expect(days).toMatchObject([{ day, visits: 1, views: 1 }]);
});

it('an export is of days in UTC, and says so of its times', async () => {
  await withExport(elsewhere(), 'events', { from: day, to: day }, async ({ size, batches }) => {
    expect(size).toBe(2);
    for await (const lines of batches)
      for (const line of lines) expect(line).toContain(`"occurred_at":"${day}T22:30:00+00:00"`);
  });
});

it('what is past its age is so by the months of UTC', async () => {
  // There it is the 31st by then, and a month before one without that day is a day shorter.
  await sql()`update website_analytics set created_at = '2025-02-28T00:00:00Z'`;
  const expired: number[] = [];
  for await (const { table, rows } of countExpired(elsewhere(), new Date('2026-03-30T22:30:00Z')))
    if (table === 'website_analytics') expired.push(rows);
  expect(expired).toEqual([1, 0]);
});

it('a backup says when something was, wherever it is put back', async () => {
  const times = () => sql()`
    select extract(epoch from session.created_at) as created, extract(epoch from occurred_at) as occurred, occurred_on::text
    from user_sessions as session join website_analytics using (session_id)`;
  const before = await times();
  const parts: BackupPart[] = [];
  for await (const part of readBackup(elsewhere())) parts.push(part);
  const restoration = await Restoration.begin(database.current.url, { emptyFirst: true });
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'table') continue;
    const end = parts.findIndex(({ kind }, place) => place > index && kind === 'table end');
    const chunks = parts.slice(index, end).flatMap((one) => (one.kind === 'rows' ? [one.chunk] : []));
    const expected = () => Buffer.concat(chunks).toString().split('\n').length - 1;
    await restoration.fill({
      ...part,
      chunks: (async function* () {
        yield* chunks;
      })(),
      expected,
    });
  }
  await restoration.commit([]);
  await restoration.end();
  expect(before).toHaveLength(1);
  expect(await times()).toEqual(before);
});
