import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask as askDatabase, behindDroppingPooler, migratedDatabase } from './databases';
import { startCommand, waitFor } from './run-command';

const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  startCommand(process.execPath, ['scripts/run.mjs', command, ...args], { env });

const secretsIn = (url: string) => askDatabase(url, 'select name from site_secrets');
const insert = `insert into site_secrets values ('a', 'b');`;

test('a fault under load loses nothing, and says so', { tags: 'full' }, async () => {
  const { stdout, stderr, code } = await run('chaos', ['--only', 'network-reset', '--seconds', '1', '--json'])
    .outcome;
  expect(stderr).toBe('');
  const [result] = JSON.parse(stdout);
  expect(result).toMatchObject({ name: 'network-reset', kept: true, duplicated: 0, lost: 0, waiting: 0 });
  expect(result.stored).toBe(result.sent);
  for (const kind of ['events', 'assessments', 'applications'])
    expect(result.kinds[kind].acknowledged, kind).toBeGreaterThan(0);
  expect(result.sent).toBeGreaterThan(50);
  expect(code).toBe(0);
});

/** Has what a trial leaves in the temporary folder where it is seen, and what it stops stopped in this test alone. */
function trialFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trial '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL's account has to get there, too.
  chmodSync(folder, 0o755);
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.resetModules();
  return folder;
}

test('a command that is ended while its database starts takes it along', async () => {
  const folder = trialFolder();
  const { ChaosDatabase } = await import('@/scripts/chaos/place');
  const { openBenchDatabase } = await import('@/scripts/bench/ingest');
  const { shutDown } = await import('@/scripts/site/shutdown');
  // Whether they come to their end does not matter here.
  const opened = Promise.allSettled([ChaosDatabase.open(), openBenchDatabase()]);
  await vi.waitUntil(() => readdirSync(folder).length === 2, { timeout: 60_000 });
  await shutDown();
  expect(readdirSync(folder)).toEqual([]);
  await opened;
});

test('a trial that is ended in the middle of its fault leaves no frozen database and no disk', async () => {
  const folder = trialFolder();
  const { ChaosDatabase } = await import('@/scripts/chaos/place');
  const { noSmallDisk, withFullDisk } = await import('@/scripts/chaos/full-disk');
  const { shutDown } = await import('@/scripts/site/shutdown');
  const database = await ChaosDatabase.open();
  const place = { database, sites: [], startSite: () => Promise.reject(new Error('There is none.')) };
  const left = await new Promise((resolve) => {
    const end = async () => {
      await database.signalAll('SIGSTOP');
      await shutDown();
      resolve(readdirSync(folder));
    };
    // What comes after that has neither a database nor a disk.
    void (noSmallDisk() ? end() : withFullDisk(place, end).catch(() => {}));
  });
  expect(left).toEqual([]);
});

/** What the prompt answers to what is piped into it. */
function askPrompt(url: string, input: string, ...args: string[]) {
  const shell = run('db-shell', args, { DATABASE_URL: url });
  shell.process.stdin?.end(input);
  return shell.outcome;
}

test('the prompt reads, and changes nothing unless it may', async () => {
  const url = await migratedDatabase();
  // A prompt waits for a statement as long as it takes.
  const limit = `execute format('alter database %I set statement_timeout = 500', current_database())`;
  await askDatabase(url, `do $$ begin ${limit}; end $$`);
  const ask = (input: string, ...args: string[]) => askPrompt(url, input, ...args);
  const refused = await ask(`\\d site_secrets\n${insert}`);
  expect(refused.stdout).toMatch(/^name +\| text +\| not null/m);
  expect(refused.stderr).toContain('read-only');
  expect(refused.code).toBe(1);
  const written = await ask(`${insert}\nselect name, value\nfrom site_secrets;`, '--write');
  expect(written).toMatchObject({ code: 0, stderr: '' });
  expect(written.stdout).toContain('INSERT 1\nname | value\n-----+------\na    | b\n(1 row)');
  const several = await ask('select 1 as one; select 2 as two;\n;\nselect pg_sleep(0.7);');
  expect(several).toMatchObject({ code: 0, stderr: '' });
  expect(several.stdout).toContain('one\n---\n  1\n(1 row)\ntwo\n---\n  2\n(1 row)\n');
  expect(several.stdout).not.toContain('undefined');
  const table = await ask('select * from generate_series(1, 20000); select 1 as one;');
  expect(table.stdout).toMatch(/^ *10000\n\(20000 rows, here are the first 10000: .*\)\none\n/m);
  // The driver would wait for ever for the rows of the first, and knows no answer to the second.
  const copied = await ask(
    'copy site_secrets from stdin;\ncopy (select 1) to stdout;\nselect 3 as three;',
    '--write',
  );
  expect(copied).toMatchObject({ code: 1, stdout: expect.stringContaining('three') });
  expect(copied.stderr.match(/COPY has no way here/g)).toHaveLength(2);
  const long = await ask(String.raw`select repeat('word ', 40) as words;
\x
select repeat('word ', 40) as words;
\dv`);
  expect(long.stdout).toContain('(1 row)\nLong texts are cut');
  expect(long.stdout).toContain(`words | ${'word '.repeat(40).trim()}`);
  expect(long.stdout).toMatch(/^name +\| reporting\.leads$/m);
});

test('the prompt only reads behind a pooler that drops its settings, and leaves that none of its own', async () => {
  const url = await migratedDatabase();
  const { code, stdout, stderr } = await askPrompt(
    await behindDroppingPooler(url),
    `select 1 as one; commit; ${insert}
begin;
${insert}
commit;
${insert}
begin isolation level repeatable read;
select 2 as two; select 3 as three;
commit;
set search_path = reporting;
begin; select 4 as four;
show default_transaction_read_only;
`,
  );
  expect(stderr.match(/cannot execute INSERT in a read-only transaction/g)).toHaveLength(2);
  expect(stderr).toContain('wants a line of its own');
  expect(await secretsIn(url)).toEqual([]);
  expect(stdout).toMatch(
    /^BEGIN\nCOMMIT\nBEGIN\ntwo\n---\n {2}2\n\(1 row\)\nthree\n-----\n {4}3\n\(1 row\)\nCOMMIT\nSET\nBEGIN\nfour\n.*\noff\n/s,
  );
  expect(code).toBe(1);
});

test('the prompt says that a connection was lost between two statements, and with it a transaction', {
  tags: 'full',
}, async () => {
  const url = await migratedDatabase();
  const shell = run('db-shell', ['--write'], { DATABASE_URL: url });
  const begun = waitFor(shell, /BEGIN/);
  shell.process.stdin?.write('begin;\n');
  await begun;
  await askDatabase(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'db-shell%' and datname = current_database()`,
  );
  // Otherwise this would be done for good, and the rollback come to nothing.
  shell.process.stdin?.end(`${insert}\nrollback;\n`);
  const { stderr, code } = await shell.outcome;
  expect(stderr).toContain('the connection was lost');
  expect(code).toBe(1);
  expect(await secretsIn(url)).toEqual([]);
});

test('a script ends at the statement that loses the connection, and does nothing that would follow', async () => {
  const url = await migratedDatabase();
  const shell = run('db-shell', ['--write'], { DATABASE_URL: url });
  shell.process.stdin?.end(
    `begin;\nselect pg_terminate_backend(pg_backend_pid());\n${insert}\n${insert}\ncommit;\n`,
  );
  const { stderr, code } = await shell.outcome;
  expect(stderr.trim()).toBe(
    'ERROR: the connection was lost, and what was not committed; whether this was done is not known',
  );
  expect(code).toBe(1);
  expect(await secretsIn(url)).toEqual([]);
});
