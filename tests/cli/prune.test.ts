import { expect, test } from 'vitest';
import { migrate } from '@/db/migrate';
import { storeVisit } from '../support/stored-visits';
import { ask, migratedDatabase, openDatabase, openSql } from './databases';
import { copyProject } from './project-folder';
import { functionOf, type Outcome, refusedHere, startCommand, waitFor } from './run-command';

const startPrune = (args: string[], env: Record<string, string>, cwd?: string) =>
  startCommand(process.execPath, ['scripts/run.mjs', 'prune', ...args], { env, cwd });

const prune = (args: string[], env: Record<string, string>, cwd?: string): Promise<Outcome> =>
  startPrune(args, env, cwd).outcome;

/** A database with these many events of a visit older than any that is kept. */
async function databaseWith(events: number) {
  const url = await migratedDatabase();
  const sql = openSql(url, 2);
  await storeVisit(sql, { at: '2020-01-01T00:00:00Z', events });
  const left = async () => (await sql`select from website_analytics`).length;
  return { env: { DATABASE_URL: url }, sql, left };
}

test('says how many rows would go, deletes them batch by batch, and finds nothing the next time', async () => {
  const { env, left } = await databaseWith(12_000);

  // npm keeps the option for itself where no lone -- stands before it.
  const slipped = await startCommand('npm', ['run', 'prune', '--dry-run'], { env }).outcome;
  expect(slipped).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run prune -- --dry-run') });

  const counted = await startCommand('npm', ['run', 'prune', '--', '--dry-run'], { env }).outcome;
  expect(counted.code).toBe(0);
  expect(counted.stdout).toMatch(/website_analytics +12,000 would go\n[\s\S]*together +12,001 would go/);
  expect(await left()).toBe(12_000);

  const deleted = await prune([], env);
  expect(deleted).toMatchObject({ code: 0, stderr: '' });
  expect(deleted.stdout).toContain('13 months');
  expect(deleted.stdout.match(/^ {2}website_analytics.*$/gm)).toEqual([
    '  website_analytics: 5,000 deleted',
    '  website_analytics: 10,000 deleted',
    '  website_analytics: 12,000 deleted',
  ]);
  expect(deleted.stdout).toMatch(/together +12,001 deleted\n$/);
  expect(await left()).toBe(0);

  expect((await prune([], env)).stdout).toMatch(/together +0 deleted\n$/);
});

test('ends after the batch that runs when it is interrupted, and says that rows are left', async () => {
  const { env, sql, left } = await databaseWith(12_000);
  // A locked row of the second batch holds it up, so that the signal arrives in the middle of it.
  const command = await sql.begin(async (staff) => {
    await staff`select from website_analytics where sequence_number = 7000 for update`;
    const started = startPrune([], env);
    await waitFor(started, /website_analytics: 5,000 deleted/);
    const said = waitFor(started, /Interrupted/);
    started.process.kill('SIGINT');
    started.process.kill('SIGINT');
    // Until then the row stays locked: without it the batch could end before the signal arrives.
    await said;
    return { ...started };
  });
  const { code, stdout, stderr } = await command.outcome;
  expect(stderr).toBe('');
  expect(stdout).toContain('10,000 deleted');
  expect(stdout).toContain('What is left goes with the next run.');
  expect(code).toBe(130);
  expect(await left()).toBe(2000);
});

test('runs on the embedded database of a site that was started here', { tags: 'full' }, async () => {
  const project = copyProject();
  await openDatabase(`${project}/.data/postgres`).then(({ url }) => migrate(url));
  const { code, stdout } = await prune([], {}, project);
  expect(stdout).toContain('together');
  expect(code).toBe(0);
});

test('a count ends when it is interrupted', async () => {
  const { env, sql } = await databaseWith(1);
  await sql.begin(async (staff) => {
    await staff`lock table website_analytics in access exclusive mode`;
    const counted = startPrune(['--dry-run'], env);
    await waitFor(counted, /Visits stay/);
    counted.process.kill('SIGTERM');
    expect(await counted.outcome).toMatchObject({ code: 130, stderr: '' });
  });
});

test('a batch that does not end is left after a while, and the embedded database stopped with it', {
  tags: 'full',
}, async () => {
  const project = copyProject();
  const { url, stop } = await openDatabase(`${project}/.data/postgres`);
  await migrate(url);
  const sql = openSql(url);
  await storeVisit(sql, { at: '2020-01-01T00:00:00Z', events: 1 });
  await sql.unsafe(`
    create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(600); return old; end';
    create trigger held before delete on website_analytics for each row execute function wait()`);
  await sql.end();
  await stop();
  const started = startPrune([], {}, project);
  await waitFor(started, /Visits stay/);
  started.process.kill('SIGTERM');
  expect(await started.outcome).toMatchObject({ code: 130 });
  await expect(ask(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

/** At most three lines that name what is wrong, no stack trace. */
function expectRefusal({ code, stderr }: Outcome, ...words: string[]): void {
  for (const word of words) expect(stderr).toContain(word);
  expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

// Where there is no database, none that answers, and one without tables: see commands.test.ts.
test('refuses an option it does not know, instead of deleting', async () => {
  const { env, left } = await databaseWith(1);
  const command = await functionOf('prune');
  expectRefusal(await refusedHere(() => command(['--dryrun']), env), '--dryrun', '--dry-run');
  expect(await left()).toBe(1);
});
