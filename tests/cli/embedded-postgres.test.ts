import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { layoutOf } from '@/scripts/postgres/cluster';
import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { listening } from '../support/listening';
import { ask, openDatabase } from './databases';
import { copyProject, temporaryFolder } from './project-folder';
import { startCommand, waitFor } from './run-command';

const held = z.object({ url: z.string(), attached: z.boolean() });

const newFolder = (isPrivate = false) => join(temporaryFolder({ isPrivate, database: 'db' }), 'db');

/** Opens the folder from another process. */
async function holdElsewhere(folder: string) {
  const command = startCommand(process.execPath, [
    'scripts/run-typescript.mjs',
    'tests/cli/hold-database.ts',
    folder,
  ]);
  const opened = held.parse(JSON.parse(await waitFor(command, /^(.*)\n/)));
  return { ...opened, ...command };
}

const isAway = (url: string) =>
  ask(url, 'select 1').then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  );

test('stops with its process and keeps what was stored', async () => {
  const folder = newFolder();
  const first = await openDatabase(folder);
  await ask(first.url, "create table note as select 'kept' as text");
  await first.stop();
  expect(await isAway(first.url)).toBe(true);

  const second = await openDatabase(folder);
  expect(second.attached).toBe(false);
  expect(await ask(second.url, 'select text from note')).toEqual([{ text: 'kept' }]);
});

test('speaks UTF-8, sorts the same everywhere, listens on this machine only and writes no statement to its log', async () => {
  const { url } = await openDatabase();
  const [settings] = await ask(
    url,
    `select current_setting('server_encoding') as encoding, datlocale as locale,
       current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
       current_setting('fsync') as fsync, current_setting('log_min_error_statement') as statements
     from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({
    encoding: 'UTF8',
    locale: 'C.UTF-8',
    addresses: '127.0.0.1',
    sockets: '',
    fsync: 'off',
    statements: 'panic',
  });
});

test.runIf(process.platform === 'linux')(
  'a new connection loads the language of the schema from a copy beside the data, where npm ci does not take it away',
  async () => {
    const { url } = await openDatabase();
    await ask(
      url,
      `create function loaded() returns text language plpgsql as $$
         begin return pg_read_file('/proc/self/maps'); end $$`,
    );
    const [row] = await ask<{ maps: string; places: string }>(
      url,
      `select loaded() as maps, current_setting('dynamic_library_path') as places`,
    );
    const [kept = ''] = row?.places.split(':') ?? [];
    expect(readdirSync(kept)).toEqual(['plpgsql.so']);
    const libraries = row?.maps.match(/\/.*plpgsql\.so$/gm) ?? [];
    expect([...new Set(libraries)]).toEqual([join(kept, 'plpgsql.so')]);
  },
);

test('every folder has a password of its own', async () => {
  const [one, other] = [await openDatabase(), await openDatabase()];
  const swapped = Object.assign(new URL(one.url), { password: new URL(other.url).password }).href;
  await expect(ask(swapped, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('of three processes at once one starts the server, two attach to it, and the last to end stops it', async () => {
  const folder = newFolder();
  const opened = await Promise.all([1, 2, 3].map(() => holdElsewhere(folder)));
  const [url = ''] = new Set(opened.map((one) => one.url));
  expect(opened.map((one) => one.url)).toEqual([url, url, url]);
  expect(opened.map(({ attached }) => attached).sort()).toEqual([false, true, true]);

  // Whoever started it ends first.
  const inOrder = opened.toSorted((one, other) => Number(one.attached) - Number(other.attached));
  const isAwayAfter: boolean[] = [];
  for (const { process: child, outcome } of inOrder) {
    child.stdin?.end();
    await outcome;
    isAwayAfter.push(await isAway(url));
  }
  expect(isAwayAfter).toEqual([false, false, true]);
});

test('survives the killing of its process, and the next one attaches and stops it', async () => {
  const folder = newFolder();
  const killed = await holdElsewhere(folder);
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');

  const next = await openDatabase(folder);
  expect(next).toMatchObject({ url: killed.url, attached: true });
  await next.stop();
  expect(await isAway(next.url)).toBe(true);
});

/** The process that its file names. */
const serverOf = (folder: string) => Number.parseInt(readFileSync(layoutOf(folder).pidFile, 'utf8'), 10);

test('is stopped by the last to leave, whoever has started it again', { tags: 'full' }, async () => {
  const folder = newFolder();
  const first = await openDatabase(folder);
  process.kill(serverOf(folder), 'SIGKILL');
  await vi.waitUntil(() => isAway(first.url), 60_000);
  const next = await holdElsewhere(folder);
  expect(next).toMatchObject({ url: first.url, attached: false });
  next.process.stdin?.end();
  await next.outcome;
  expect(await isAway(first.url)).toBe(false);
  await first.stop();
  expect(await isAway(first.url)).toBe(true);
});

test('a command that is ended while it starts stops it, and a later one removes what a killed one left', {
  tags: 'full',
}, async () => {
  const project = copyProject();
  const folder = join(project, '.data', 'postgres');
  const layout = layoutOf(folder);
  for (const name of ['new-dead', 'new-alive']) mkdirSync(join(folder, name, 'data'), { recursive: true });
  utimesSync(join(folder, 'new-dead'), 1, 1);
  const command = startCommand(process.execPath, ['scripts/run.mjs', 'migrate'], { cwd: project });
  await vi.waitUntil(() => existsSync(layout.pidFile), { timeout: 60_000, interval: 5 });
  command.process.kill('SIGTERM');
  expect(await command.outcome).toMatchObject({ code: 130, stderr: '' });
  expect(existsSync(layout.pidFile)).toBe(false);
  expect(readdirSync(layout.users)).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.startsWith('new-'))).toEqual(['new-alive']);
});

test('is waited for while it ends, and keeps its port', { tags: 'full' }, async () => {
  const folder = newFolder();
  const first = await openDatabase(folder);
  const [checkpointer] = await ask<{ pid: number }>(
    first.url,
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  );
  const tell = (signal: NodeJS.Signals) => process.kill(checkpointer?.pid ?? Number.NaN, signal);
  // Without it the server comes to no end.
  tell('SIGSTOP');
  process.kill(serverOf(folder), 'SIGINT');
  const isStopping = () => readFileSync(layoutOf(folder).pidFile, 'utf8').includes('stopping');
  await vi.waitUntil(isStopping, 60_000);
  const opening = openDatabase(folder);
  await sleep(500);
  tell('SIGCONT');
  expect(await opening).toMatchObject({ url: first.url, attached: false, note: undefined });
});

/** Makes a stopped database whose pid file says what `edit` makes of a running one's. */
async function withPidFile(edit: (lines: string[]) => void): Promise<string> {
  const folder = newFolder();
  const pidFile = join(folder, 'cluster', 'data', 'postmaster.pid');
  const database = await openDatabase(folder);
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await database.stop();
  edit(lines);
  writeFileSync(pidFile, lines.join('\n'));
  return folder;
}

test.each([
  ['a process that is gone', () => '999999999'],
  ['a process that is no PostgreSQL', () => String(process.pid)],
])('starts over a pid file of %s', async (_name, pid) => {
  const folder = await withPidFile((lines) => lines.splice(0, 1, pid()));
  expect((await openDatabase(folder)).attached).toBe(false);
});

async function expectStartOver(pidFile: string) {
  const folder = await withPidFile(() => {});
  writeFileSync(join(folder, 'cluster', 'data', 'postmaster.pid'), pidFile);
  expect((await openDatabase(folder)).attached).toBe(false);
}

test('starts over a pid file that names none', () => expectStartOver('no number\n/data\n'));

test.each(['', '\n\n'])('starts over a pid file of nothing: %j', { tags: 'full' }, expectStartOver);

test('says which file stands in the way of the folder', async () => {
  const folder = temporaryFolder({ database: 'db' });
  const file = join(folder, 'data');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'postgres')]) {
    await expect(ensurePostgres({ folder: path })).rejects.toThrow(`there is a file: ${file}.`);
  }
});

test('says what to set where it may not write', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  chmodSync(folder, 0o555);
  // Root may write everywhere but there.
  const closed = process.getuid?.() === 0 ? '/sys' : folder;
  await expect(ensurePostgres({ folder: join(closed, 'postgres') })).rejects.toThrow(
    /DATABASE_URL is not set, and the embedded PostgreSQL may not write to .*postgres\./,
  );
});

test('says how to take the rights back of a folder that everybody may read', async () => {
  const folder = newFolder();
  await (await openDatabase(folder)).stop();
  chmodSync(join(folder, 'cluster', 'data'), 0o777);
  await expect(ensurePostgres({ folder })).rejects.toThrow(/chmod 700 '.*data'/);
});

test('a copied folder does not attach to the server of the original', async () => {
  const original = newFolder();
  const running = await openDatabase(original);
  const pidFile = readFileSync(join(original, 'cluster', 'data', 'postmaster.pid'), 'utf8');
  const copy = await withPidFile((lines) => lines.splice(0, lines.length, ...pidFile.split('\n')));
  const user = await holdElsewhere(original);
  cpSync(join(original, 'users'), join(copy, 'users'), { recursive: true });
  const opened = await openDatabase(copy);
  expect(opened.attached).toBe(false);
  expect(opened.url).not.toBe(running.url);
  // Whoever works with the original keeps nobody from stopping the server of the copy.
  await opened.stop();
  expect(await isAway(opened.url)).toBe(true);
  user.process.stdin?.end();
  await user.outcome;
  expect(await isAway(running.url)).toBe(false);
});

test('works below a folder that only its owner can enter', async () => {
  const folder = newFolder(true);
  const first = await openDatabase(folder);
  await ask(first.url, "create table note as select 'kept' as text");
  await first.stop();
  const second = await openDatabase(folder);
  expect(await ask(second.url, 'select text from note')).toEqual([{ text: 'kept' }]);
});

test('takes an empty folder that is already there', async () => {
  const folder = temporaryFolder({ isPrivate: true, database: '.' });
  const { url } = await openDatabase(folder);
  expect(await ask(url, 'select 1 as up')).toEqual([{ up: 1 }]);
});

test('has the same port at each start, and another with a word while that is taken', async () => {
  const folder = newFolder();
  const first = await openDatabase(folder);
  await first.stop();
  const second = await openDatabase(folder);
  expect(second).toMatchObject({ url: first.url, note: undefined });
  await second.stop();

  const port = Number(new URL(first.url).port);
  const other = await listening(createServer(), port);
  const moved = await openDatabase(folder);
  expect(moved.url).not.toBe(first.url);
  expect(moved.note).toContain(String(port));
  await moved.stop();
  await other.close();
  expect((await openDatabase(folder)).url).toBe(first.url);
});

test('is started again where it was when it is killed', async () => {
  const folder = newFolder();
  const { url, keep } = await openDatabase(folder);
  keep(() => expect.unreachable());
  await ask(url, "create table note as select 'kept' as text");
  process.kill(serverOf(folder), 'SIGKILL');
  await vi.waitUntil(() => isAway(url), 60_000);
  // It listens before it answers: what it wrote last is read again first.
  await vi.waitFor(async () => expect(await ask(url, 'select text from note')).toEqual([{ text: 'kept' }]), {
    timeout: 60_000,
  });
});
