import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { daysAgo } from '@/scripts/options';
import { reportedDay, storeReportedVisit } from '../support/reporting-rows';
import { migratedDatabase, openSql } from './databases';
import { copyProject, temporaryFolder } from './project-folder';
import { functionOf, refusedHere, startCommand } from './run-command';

const report = (url: string, ...args: string[]) =>
  startCommand(process.execPath, ['scripts/run.mjs', 'report', ...args], { env: { DATABASE_URL: url } })
    .outcome;

test('says what visitors did, and writes it to a file for its owner alone', async () => {
  const url = await migratedDatabase();
  const sql = openSql(url);
  const { lead } = await storeReportedVisit(sql);
  await sql`update ai_assessments set name = '<b>Ada' where id = ${lead}`;
  const file = join(temporaryFolder({ database: 'none' }), 'report.html');
  const written = await report(url, '--days', '7', '--out', file);
  expect(written).toMatchObject({ code: 0, stderr: '' });
  expect(written.stdout).toMatch(/Leads +2\n/);
  expect(written.stdout).toContain('<b>Ada');
  expect(readFileSync(file, 'utf8')).toContain('&lt;b&gt;Ada');
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const none = await report(url, '--to', '2020-01-02', '--from', '2020-01-01', '--out', file);
  expect(none.stdout).toMatch(/Leads +0\n/);
  const [page = '', ...afterPending] = readFileSync(file, 'utf8').split('<section id="pending-payments">');
  expect(page).toContain('Nothing in these days.');
  // What is still on its way is told whatever days are asked for.
  expect(afterPending).toHaveLength(1);
  const [pending, ...others] = (afterPending[0] ?? '').split('</section>');
  expect(pending).toContain(`${reportedDay} 1`);
  expect(page + others.join()).not.toContain(`${reportedDay} 1`);
  expect(none.stdout).toContain(`All of it is in ${file}.`);

  // A month is asked for to its last day, and compared up to today, which is not over.
  const today = daysAgo(-1, reportedDay);
  const unfinished = await report(url, '--from', today, '--to', '2999-12-31', '--out', file);
  expect(unfinished.stdout).toContain(`${today} to ${today}, before: ${reportedDay} to ${reportedDay}\n`);
  expect(unfinished.stdout).toMatch(/Leads +0 +before: 2\n/);
  for (const told of [unfinished.stdout, readFileSync(file, 'utf8')]) {
    expect(told).toContain(`Asked for up to 2999-12-31: the days after ${today} are still to come`);
    expect(told).toContain(`npm run report -- --from ${reportedDay} --to ${reportedDay}`);
  }

  // As many days as without it, up to the day that is named.
  expect(await report(url, '--to', '2020-01-28', '--out', file)).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(file, 'utf8')).toContain('2020-01-01');
});

test('says of which parts the file has the first rows, and where all are', { tags: 'full' }, async () => {
  const url = await migratedDatabase();
  const sql = openSql(url);
  await sql`
    insert into bookings (invitee_id, booked_at, starts_at, ends_at, is_rescheduled)
    select number, now(), '2026-01-01', '2026-01-01', false from generate_series(1, 60) as number`;
  const file = join(temporaryFolder({ database: 'none' }), 'report.html');
  const { stdout } = await report(url, '--out', file);
  expect(stdout).toContain(`More is in ${file}; of what is long it has the first: Calls booked 50 of 60.\n`);
  expect(stdout).toMatch(/The views .* have them all .*, npm run export all of Calls booked\./);
  expect(readFileSync(file, 'utf8')).toContain('10 more; npm run export -- --what bookings has them all');
});

test('says why its usual place cannot be had, as where the folder of the site is read-only', async () => {
  const cwd = copyProject();
  writeFileSync(join(cwd, '.data'), '');
  const { outcome } = startCommand(process.execPath, ['scripts/run.mjs', 'report'], {
    cwd,
    env: { DATABASE_URL: await migratedDatabase() },
  });
  expect(await outcome).toMatchObject({
    code: 1,
    stderr: '--out .data/report.html cannot be written: .data is no folder.\nWhat was there is as it was.\n',
  });
});

const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };

test.each([
  [['--days', '0'], '--days 0 is no number of days'],
  [['--days', '7', '--from', '2026-01-01'], '--days says the days by itself'],
  [['--from', 'monday'], '--from monday is no day'],
  [['--to', '0001-01-01'], '--to 0001-01-01 is no day'],
  [['--from', '2999-01-01'], '--from 2999-01-01 is still to come, in UTC it is '],
  [['--campaign', ''], '--campaign was given without a value'],
  [['--campaign= '], '--campaign was given without a value'],
  [['--campaign', 'spring', '--campaign', 'autumn'], '--campaign was given twice'],
])('refuses %j', async (args, reason) => {
  const command = await functionOf('report');
  const { code, stderr } = await refusedHere(() => command(args), nowhere);
  expect(stderr).toContain(reason);
  expect(code).toBe(1);
});
