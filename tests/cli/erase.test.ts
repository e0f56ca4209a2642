import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { storeReportedVisit } from '../support/reporting-rows';
import { migratedDatabase } from './databases';
import { temporaryFolder } from './project-folder';
import { functionOf, refusedHere, startCommand } from './run-command';

const erase = (url: string, ...args: string[]) =>
  startCommand(process.execPath, ['scripts/run.mjs', 'erase', ...args], { env: { DATABASE_URL: url } })
    .outcome;

test('names the person and what would go, and deletes it when it is told so', async () => {
  const url = await migratedDatabase();
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end({ timeout: 0 }));
  await storeReportedVisit(sql);
  await sql`update career_applications set last_name = 'H' || chr(27) || '[2J'`;

  const looked = await erase(url, '--email', 'grace@EXAMPLE.com');
  expect(looked).toMatchObject({ code: 0, stderr: '' });
  expect(looked.stdout).toMatch(/application of \d{4}-\d\d-\d\d: Grace H \[2J, Grace@Example.com/);
  expect(looked.stdout).toMatch(/website_analytics +14 would go[\s\S]*Nothing was deleted/);
  expect(await sql`select from user_sessions`).toHaveLength(1);

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

test('says that a table was held by somebody else, and deletes nothing', async () => {
  const url = await migratedDatabase();
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  onTestFinished(() => sql.end({ timeout: 0 }));
  await storeReportedVisit(sql);
  await sql.begin(async (held) => {
    await held`lock table bookings in access exclusive mode`;
    const { code, stderr } = await erase(url, '--email', 'grace@example.com', '--yes');
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

const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };

test.each([
  [[], 'Name one of'],
  [['--email', 'a@example.com', '--session', randomUUID()], 'Name one of'],
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
