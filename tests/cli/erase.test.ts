import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hurryClock } from '../support/hurried-clock';
import { storeReportedVisit } from '../support/reporting-rows';
import { databaseOfBytes, emptyDatabase, migratedDatabase, openSql } from './databases';
import { temporaryFolder } from './project-folder';
import { functionOf, refusedHere, startCommand, waitFor } from './run-command';

const startErase = (url: string, ...args: string[]) =>
  startCommand(process.execPath, ['scripts/run.mjs', 'erase', ...args], { env: { DATABASE_URL: url } });

const erase = (url: string, ...args: string[]) => startErase(url, ...args).outcome;

test('names the person and what would go, and deletes it when it is told so', async () => {
  const url = await migratedDatabase();
  const sql = openSql(url);
  await storeReportedVisit(sql);
  await sql`update career_applications set last_name = 'H' || chr(27) || '[2J'`;

  const looked = await erase(url, '--email', 'grace@EXAMPLE.com');
  expect(looked).toMatchObject({ code: 0, stderr: '' });
  expect(looked.stdout).toMatch(/application of \d{4}-\d\d-\d\d: Grace H \[2J, Grace@Example.com/);
  expect(looked.stdout).toMatch(/website_analytics +14 would go[\s\S]*Nothing was deleted/);
  expect(await sql`select from user_sessions`).toHaveLength(1);

  const [application] = await sql<{ id: string }[]>`select id from career_applications`;
  const slip = await erase(url, '--session', application?.id ?? '', '--yes');
  expect(slip).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing of that person') });
  expect(await sql`select from erased_ids`).toHaveLength(0);

  const unwritten = await erase(
    url,
    '--email',
    'grace@example.com',
    '--yes',
    '--out',
    '/no/folder/copy.jsonl',
  );
  expect(unwritten).toMatchObject({ code: 1, stderr: expect.stringContaining('there is no folder') });
  expect(await sql`select from user_sessions`).toHaveLength(1);

  const copy = join(temporaryFolder({ database: 'none' }), 'copy.jsonl');
  const done = await erase(url, '--email', 'grace@example.com', '--yes', '--out', copy);
  expect(done).toMatchObject({ code: 0, stderr: '' });
  expect(done.stdout).toMatch(/website_analytics +14 deleted/);
  expect(await sql`select from user_sessions`).toHaveLength(0);
  expect(done.stdout).toContain(`A copy of every row is in ${copy}.`);

  type Copied = { table: string; row: Record<string, unknown> };
  const copied = readFileSync(copy, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Copied => JSON.parse(line));
  const deleted = [...done.stdout.matchAll(/^(\w+) +(\d+) deleted$/gm)].filter(
    ([, name]) => name !== 'together',
  );
  expect(deleted).toHaveLength(9);
  for (const [, name, rows] of deleted) {
    expect(copied.filter(({ table }) => table === name)).toHaveLength(Number(rows));
  }
  expect(copied.find(({ table }) => table === 'career_applications')?.row).toMatchObject({
    email: 'Grace@Example.com',
    first_name: 'Grace',
  });

  const again = await erase(url, '--email', 'grace@example.com');
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing of that person') });
});

test('says that a table was held by somebody else, and deletes nothing', { tags: 'full' }, async () => {
  const url = await migratedDatabase();
  const sql = openSql(url, 2);
  await storeReportedVisit(sql);
  const command = await functionOf('erase');
  await sql.begin(async (held) => {
    await held`lock table bookings in access exclusive mode`;
    hurryClock();
    const { code, stderr } = await refusedHere(() => command(['--email', 'grace@example.com', '--yes']), {
      DATABASE_URL: url,
    });
    expect(stderr).toMatch(/somebody else holds a table .* \(55P03\)\.\n/);
    expect(code).toBe(1);
  });
  expect(await sql`select from user_sessions`).toHaveLength(1);
});

test('npm keeps no log, which would name the person', async () => {
  const cache = temporaryFolder({ database: 'none' });
  const args = ['run', 'erase', '--', '--email', 'grace@example.com', '--help'];
  const env = { npm_config_cache: cache };
  expect(await startCommand('npm', args, { env }).outcome).toMatchObject({ code: 0 });
  expect(readdirSync(cache, { recursive: true }).filter((file) => String(file).endsWith('.log'))).toEqual([]);
});

/** A database with so many applications of January 2024, and one that arrived today. */
async function databaseWith(old: number) {
  const url = await migratedDatabase();
  const sql = openSql(url, 2);
  await sql`
    insert into career_applications (id, created_at, first_name, last_name, phone_number, email, position, experiences,
      about_yourself, suspected_bot, bot_reasons)
    select gen_random_uuid(), case when number > ${old} then now() else '2024-01-05' end, 'Grace', 'Hopper', '1',
      'grace@example.com', 'closer', '[]', 'x', false, '{}' from generate_series(1, ${old} + 1) as number`;
  const left = async () => (await sql`select from career_applications`).length;
  return { url, sql, left };
}

test('says what arrived before a day, and deletes it when it is told so', async () => {
  const { url, left } = await databaseWith(12_000);
  const looked = await erase(url, '--applications-before', '2024-06-01');
  expect(looked).toMatchObject({ code: 0, stderr: '' });
  expect(looked.stdout).toMatch(
    /closer: 12,000 applications, of 2024-01-05\n[\s\S]*career_applications +12,000 would go[\s\S]*Nothing was deleted/,
  );
  expect(await left()).toBe(12_001);

  const done = await erase(url, '--applications-before', '2024-06-01', '--yes');
  expect(done).toMatchObject({ code: 0, stderr: '' });
  expect(done.stdout.match(/^ {2}.* of 12,000$/gm)).toEqual([
    '  5,000 applications of 12,000',
    '  10,000 applications of 12,000',
    '  12,000 applications of 12,000',
  ]);
  expect(done.stdout).toMatch(/together +12,000 deleted\n[\s\S]*Note the day/);
  expect(await left()).toBe(1);

  const again = await erase(url, '--applications-before', '2024-06-01', '--yes');
  expect(again).toMatchObject({ code: 0, stderr: '' });
  expect(again.stdout).toMatch(
    /^No applications that arrived before 2024-06-01 are in the database test_\w+ at .*\n$/,
  );
});

test('has deleted nothing when it is interrupted', async () => {
  const { url, sql, left } = await databaseWith(12_000);
  // A locked row of a later batch holds it up, so that the signal arrives in the middle of it.
  const command = await sql.begin(async (staff) => {
    await staff`select from career_applications
      where id = (select id from career_applications order by id offset 7000 limit 1) for update`;
    const started = startErase(url, '--applications-before', '2024-06-01', '--yes');
    await waitFor(started, /5,000 applications of/);
    const said = waitFor(started, /Interrupted/);
    started.process.kill('SIGINT');
    started.process.kill('SIGINT');
    await said;
    return { ...started };
  });
  const { code, stdout, stderr } = await command.outcome;
  expect(stderr).toBe('');
  expect(stdout).toMatch(/Nothing was deleted\.\n$/);
  expect(code).toBe(130);
  expect(await left()).toBe(12_001);
  expect(await sql`select from erased_ids`).toHaveLength(0);
});

test('says that rows of a day are held by somebody else, and deletes nothing', { tags: 'full' }, async () => {
  const { url, sql, left } = await databaseWith(1);
  await sql.begin(async (held) => {
    await held`select from career_applications for update`;
    const { code, stderr } = await erase(url, '--applications-before', '2024-06-01', '--yes');
    expect(stderr).toMatch(/somebody else holds a table .* \(55P03\)\.\n/);
    expect(code).toBe(1);
  });
  expect(await left()).toBe(2);
});

const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  [[], 'Name one of'],
  [['--email', 'a@example.com', '--applications-before', '2024-06-01'], 'Name one of'],
  [['--applications-before', '2024-06-01', '--assessments-before', '2024-06-01'], 'Name one of'],
  [['--applications-before', '01.06.2024'], '--applications-before 01.06.2024 is no day; nothing was done.'],
  [['--applications-before', '2024-6-1'], 'is no day'],
  [['--applications-before', '2024-02-30'], 'is no day'],
  [['--applications-before', '2024-06-01T12:00'], 'is no day'],
  [['--assessments-before', '1999-12-31'], 'is no day'],
  [['--assessments-before', 'yesterday'], 'is no day'],
  [['--assessments-before', "2024-06-01'; drop table bookings; --"], 'is no day'],
  [['--applications-before', ''], '--applications-before was given without a value'],
  [['--applications-before'], "'--applications-before <value>' argument missing"],
  [['--applications-before', dayFrom(2)], 'is still to come'],
  [['--assessments-before', dayFrom(-6)], `The last day that it takes is ${dayFrom(-8)}.`],
  [
    ['--assessments-before', '2024-06-01', '--out', 'a.csv'],
    'npm run export -- --what leads --to 2024-05-31 --out a.csv',
  ],
  [['--email', 'a@example.com', '--session', randomUUID()], 'Name one of'],
  [['--booking', 'https://calendar.example/invitee', '--purchase', 'cs_1'], 'Name one of'],
  [['--booking', ' '], '--booking was given without a value'],
  [['--session', 'somebody'], 'somebody is no id'],
  [['--email', 'Grace <grace@example.com>'], 'one address alone'],
  [['--email', 'a@example.com,b@example.com'], 'one address alone'],
  [['--email', ' '], '--email was given without a value'],
  [['--email', 'a@example.com', '--email', 'b@example.com'], '--email was given twice'],
])('refuses %j', async (args, reason) => {
  const command = await functionOf('erase');
  const { code, stderr } = await refusedHere(() => command(args), nowhere);
  expect(stderr).toContain(reason);
  expect(code).toBe(1);
});

test('refuses to look for a person in a database of another encoding', async () => {
  const run = await functionOf('erase');
  const { code, stderr } = await refusedHere(() => run(['--email', 'grace@example.com']), {
    DATABASE_URL: await databaseOfBytes(),
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/its encoding is SQL_ASCII, the site needs UTF8\.\n.*encoding 'UTF8'.*\n$/);
});

test('finds a person where the backup of such a database was restored', { tags: 'full' }, async () => {
  const url = await databaseOfBytes();
  const sql = openSql(url);
  await storeReportedVisit(sql);
  await sql`update career_applications set last_name = '日本 🙂'`;
  const file = join(temporaryFolder({ database: 'none' }), 'a backup.gz');
  const other = await emptyDatabase();
  const run = (command: string, DATABASE_URL: string) =>
    startCommand(process.execPath, ['scripts/run.mjs', command, file], { env: { DATABASE_URL } }).outcome;
  expect(await run('backup', url)).toMatchObject({ code: 0 });
  expect(await run('restore', other)).toMatchObject({ code: 0, stderr: '' });
  const found = await erase(other, '--email', 'grace@example.com');
  expect(found).toMatchObject({ code: 0, stdout: expect.stringContaining('Grace 日本 🙂') });
});
