import { expect, test } from 'vitest';
import { storeVisit } from '../support/stored-visits';
import { migratedDatabase, openSql } from './databases';
import { copyProject } from './project-folder';
import { functionOf, refusedHere, startCommand } from './run-command';

const run = (command: string, args: string[], options: { cwd?: string; env?: Record<string, string> }) =>
  startCommand(process.execPath, ['scripts/run.mjs', command, ...args], options);

const demoData = (options: { cwd?: string; env?: Record<string, string> }, ...args: string[]) =>
  run('demo-data', ['--days', '1', ...args], options).outcome;

test('stays away from what people sent to the database of DATABASE_URL, unless told to', async () => {
  const url = await migratedDatabase();
  const sql = openSql(url);
  await storeVisit(sql, { at: new Date() });
  const env = { DATABASE_URL: url };
  expect(await demoData({ env })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATABASE_URL: that database holds what people sent.*\n.*--beside-real/),
  });
  expect(await sql`select from sample_ids`).toHaveLength(0);
  expect(await demoData({ env }, '--beside-real-data')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('npm run report -- --days 2 reads them'),
  });
});

test('says what was not stored, and goes on from there when it is run again', { tags: 'full' }, async () => {
  const url = await migratedDatabase();
  const sql = openSql(url);
  const env = { DATABASE_URL: url };
  await sql`alter table user_sessions add constraint full_up check (page_views_count < 1) not valid`;
  const { code, stderr } = await demoData({ env });
  expect(stderr).toMatch(/full_up.*}\nThe database has not stored a visit; .*\nMend /);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
  await sql`alter table user_sessions drop constraint full_up`;
  expect((await demoData({ env })).code).toBe(0);
});

test.each([
  [
    ['--days', '1'],
    { SITE_URL: 'https://agency.example' },
    'https://agency.example, a public site; nothing was done',
  ],
  [['--days', '0'], {}, '--days 0 is no number of days from 1 to 365'],
  [['--days', '366'], {}, '--days 366 is no number of days from 1 to 365'],
])('refuses %j with %o', async (args, variables, reason) => {
  const command = await functionOf('demo-data');
  const { stderr } = await refusedHere(() => command(args), variables);
  expect(stderr).toContain(reason);
});

const visitSql = `insert into user_sessions (session_id, created_at, started_at, updated_at, device_type, screen_resolution, viewport_size,
  page_views_count, total_duration_seconds, is_bounce, suspected_bot, bot_reasons)
  values (gen_random_uuid(), now(), now(), now(), 'desktop', '1440x900', '1440x800', 1, 0, true, false, '{}');`;

test('and of the embedded one, which without them it fills as often as one likes', {
  tags: 'full',
}, async () => {
  const cwd = copyProject();
  for (const _ of ['first', 'again']) expect((await demoData({ cwd })).code).toBe(0);
  const shell = run('db-shell', ['--write'], { cwd });
  shell.process.stdin?.end(visitSql);
  expect(await shell.outcome).toMatchObject({ code: 0 });
  expect(await demoData({ cwd })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The embedded database holds what people sent; nothing was done\.\n/),
  });
});
