import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { freePort } from '@/scripts/postgres/launch-server';
import { openDatabase as openDatabaseOf } from '@/scripts/site/database';
import { checkEnvironment } from '@/scripts/site/environment';
import { copyProjectTo } from '../support/copy-project';
import { falseAnswers, startFalseDatabase } from '../support/false-database';
import { listening } from '../support/listening';
import {
  ask,
  emptyDatabase,
  migrateByNewerVersion,
  migratedDatabase,
  oldPostgres,
  openDatabase,
} from './databases';
import { copyProject, temporaryFolder } from './project-folder';
import { functionOf, type Outcome, refusedHere, runCommand, startCommand } from './run-command';

const PASSWORD = 'correct-horse';

/** At most three lines that name what is wrong: no stack trace, no password, nothing served. */
function expectRefusal({ code, stdout, stderr }: Outcome, ...words: string[]): void {
  for (const word of words) expect(stderr).toContain(word);
  expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stdout + stderr).not.toContain(PASSWORD);
  expect(stdout).not.toContain('localhost');
  expect(code).toBe(1);
}

const wrongAddresses: [name: string, address: string, words: string[]][] = [
  ['is no address', 'nonsense', ['must be a postgres:// address']],
  ['is of another database', `mysql://app:${PASSWORD}@127.0.0.1/site`, ['must be a postgres:// address']],
  ['asks for what nobody knows', `postgres://app:${PASSWORD}@127.0.0.1/site?colour=1`, ['take `colour` out']],
  [
    'asks for another schema',
    `postgres://app:${PASSWORD}@127.0.0.1/site?search_path=elsewhere`,
    ['take `search_path` out', 'schema public'],
  ],
  ['names several hosts', `postgres://app:${PASSWORD}@10.0.0.1,10.0.0.2/site`, ['several hosts']],
  ['names an IPv6 address', `postgres://app:${PASSWORD}@[::1]:1/site`, ['[::1]:1', 'nothing listens there']],
  ['has a bare % in its password', `postgres://app:%${PASSWORD}%@127.0.0.1:1/site`, ['127.0.0.1:1']],
  ['names no host', `postgres://app:${PASSWORD}@database.invalid/site`, ['database.invalid']],
  [
    'names a port where nothing listens',
    `postgres://app:${PASSWORD}@127.0.0.1:1/site`,
    ['127.0.0.1:1', 'brings a database of its own'],
  ],
];

const startWith = (DATABASE_URL: string) => runCommand('start', { env: { PORT: '0', DATABASE_URL } });

/** `npm run db:migrate` of a database that is refused, without a process of its own. */
const migrateHere = async (DATABASE_URL: string) => {
  const migrate = await functionOf('migrate');
  return refusedHere(() => migrate([]), { DATABASE_URL });
};

/** What a start asks of the address before anything slow, without a process of its own. */
const startHere = (DATABASE_URL: string) =>
  refusedHere(() => openDatabaseOf(checkEnvironment().DATABASE_URL, true), { PORT: '0', DATABASE_URL });

test.each(wrongAddresses)('a DATABASE_URL that %s', async (_name, address, words) => {
  expectRefusal(await startHere(address), 'DATABASE_URL', ...words);
});

test.each(
  wrongAddresses.filter(([name]) => ['is no address', 'names a port where nothing listens'].includes(name)),
)('npm start with a DATABASE_URL that %s', async (_name, address, words) => {
  expectRefusal(await startWith(address), 'DATABASE_URL', ...words);
});

test.each(Object.entries(falseAnswers))('a DATABASE_URL of an address that %s', async (_name, answer) => {
  const listener = await startFalseDatabase(answer);
  onTestFinished(() => listener.close());
  const outcome = await startHere(listener.url);
  expectRefusal(outcome, 'DATABASE_URL', new URL(listener.url).host, 'is it a PostgreSQL');
  expect(listener.attempts()).toBe(1);
});

test('a DATABASE_URL where something accepts and never answers', async () => {
  const { port, close } = await listening(createServer());
  onTestFinished(close);
  const DATABASE_URL = `postgres://app:${PASSWORD}@127.0.0.1:${port}/site`;
  expectRefusal(await startWith(DATABASE_URL), 'DATABASE_URL', 'answer');
});

test('a DATABASE_URL with a wrong password, or of a database that is not there', async () => {
  const url = await emptyDatabase();
  const wrongPassword = Object.assign(new URL(url), { password: PASSWORD }).href;
  const wrongName = Object.assign(new URL(url), { pathname: '/elsewhere' }).href;
  expectRefusal(await startHere(wrongPassword), 'DATABASE_URL', 'password');
  expectRefusal(await startHere(wrongName), 'DATABASE_URL', 'no database of that name');
});

test.each([
  ['statement_timeout=soon', 'does not take a setting'],
  ['options=-cwork_mem', 'does not take a setting'],
  ['host=/nowhere', 'no server has its socket in that folder'],
  ['statement_timeout=1', 'a statement_timeout of the address, the user or the database is too short'],
])('a DATABASE_URL with ?%s', async (parameter, words) => {
  const url = await emptyDatabase();
  expectRefusal(await migrateHere(`${url}?${parameter}`), 'DATABASE_URL', words);
});

test('a setting in a DATABASE_URL that the pooler before it does not take', async () => {
  // As PgBouncer refuses it.
  const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0');
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const refusal = Buffer.concat([Buffer.from('E'), length, fields]);
  const pooler = await startFalseDatabase((socket) => void socket.once('data', () => socket.end(refusal)));
  onTestFinished(() => pooler.close());
  const outcome = await startHere(`${pooler.url}?statement_timeout=5s`);
  expectRefusal(outcome, 'DATABASE_URL', 'a pooler before it take what stands after the question mark');
});

test('a database whose user may not make tables', async () => {
  const url = await emptyDatabase();
  await ask(url, `create role guest login password '${PASSWORD}'`);
  const DATABASE_URL = Object.assign(new URL(url), { username: 'guest', password: PASSWORD }).href;
  expectRefusal(await migrateHere(DATABASE_URL), 'DATABASE_URL', 'may not make the tables');
});

test('a database whose own search path leads elsewhere, until the address names the right schema', async () => {
  const url = await emptyDatabase();
  await ask(url, 'create schema elsewhere');
  await ask(url, `alter database ${new URL(url).pathname.slice(1)} set search_path = elsewhere`);
  expectRefusal(await migrateHere(url), 'DATABASE_URL', '?search_path=public');
  const tables = () => ask(url, `select schemaname from pg_tables where tablename = 'user_sessions'`);
  expect(await tables()).toEqual([]);
  const mended = await runCommand('migrate', { env: { DATABASE_URL: `${url}?search_path=public` } });
  expect(mended).toMatchObject({ code: 0, stderr: '' });
  expect(await tables()).toEqual([{ schemaname: 'public' }]);
});

test('a database that a newer version of the site has migrated', async () => {
  const url = await migratedDatabase();
  const env = { DATABASE_URL: url };
  await migrateByNewerVersion(url);
  const versions = ['newer version of the site', '2031-05-31 00:00 UTC', 'knows none after 0'];
  expectRefusal(await migrateHere(url), 'DATABASE_URL', ...versions);
  const start = await runCommand('start', { env: { ...env, PORT: '0' } });
  expectRefusal(start, 'DATABASE_URL', ...versions, 'npm run serve');
  expect(start.stdout).not.toContain('Building');

  const left = await startCommand(process.execPath, ['scripts/run.mjs', 'migrate', '--or-newer'], { env })
    .outcome;
  expect(left).toMatchObject({ code: 0, stderr: expect.not.stringContaining('Error') });
  expect(left.stdout).toContain('left as it is');
});

test('an embedded database that a newer version of the site has migrated', { tags: 'full' }, async () => {
  const project = copyProject();
  const started = startCommand(process.execPath, ['scripts/run.mjs', 'migrate', '--embedded'], {
    cwd: project,
  });
  expect((await started.outcome).code).toBe(0);
  const folder = join(project, '.data', 'postgres');
  const database = await ensurePostgres({ folder });
  await migrateByNewerVersion(database.url);
  await database.stop();
  const refused = await startCommand(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: project,
    env: { PORT: '0' },
  }).outcome;
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    /^The embedded database in \.data\/postgres cannot be used: .*2031-05-31 00:00 UTC; this version knows none after \d{4}_\w+ of /m,
  );
  // It would be served without its database, and what visitors send be lost.
  expect(refused.stderr).not.toContain('npm run serve');
  expect(refused.stderr).not.toMatch(/^ +at /m);
});

test('a PostgreSQL that is too old', async () => {
  const DATABASE_URL = `postgres://app:${PASSWORD}@127.0.0.1:${await oldPostgres('140012')}/site`;
  expectRefusal(await startHere(DATABASE_URL), 'DATABASE_URL', 'PostgreSQL 14', '15 or newer');
});

test('a port in use', async () => {
  const port = await freePort();
  const taken = createServer().listen(port);
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  expectRefusal(await runCommand('start', { env: { PORT: String(port) } }), 'PORT', String(port));
});

test('an address that this machine has not', async () => {
  const env = { PORT: '0', LISTEN_ADDRESS: '198.51.100.7' };
  expectRefusal(await runCommand('start', { env }), 'LISTEN_ADDRESS', '127.0.0.1');
});

async function expectNoOption(command: string) {
  const { outcome } = startCommand(process.execPath, ['scripts/run.mjs', command, '--port', '3100']);
  expectRefusal(await outcome, '--port 3100', '.env.example');
}

test('an option of start, which has none', () => expectNoOption('start'));

test.each(['serve', 'build', 'dev'])('an option of %s, which has none', { tags: 'full' }, expectNoOption);

test.each(['http', ' ', '0x50', '1e3', '70000'])('a port that is no number: "%s"', async (PORT) => {
  expectRefusal(await refusedHere(checkEnvironment, { PORT }), 'PORT', '.env.example');
});

test('npm start with a port that is no number', async () => {
  expectRefusal(await runCommand('start', { env: { PORT: 'http' } }), 'PORT', '.env.example');
});

test('a corrupt data folder', async () => {
  const project = copyProject();
  const folder = join(project, '.data', 'postgres');
  const database = await openDatabase(folder);
  await database.stop();
  truncateSync(join(folder, 'cluster', 'data', 'global', 'pg_control'));
  const outcome = await runCommand('start', { cwd: project, env: { PORT: '0' } });
  expectRefusal(outcome, folder, 'Move that folder away', 'DATABASE_URL');
});

/** What becomes of the file of a table that every connection reads, by the code with which the server answers. */
const damages: Record<string, (file: string, bytes: Buffer) => void> = {
  XX000: (file, bytes) => writeFileSync(file, bytes.fill(0)),
  XX001: (file, bytes) => writeFileSync(file, bytes.fill(255)),
  // The last one: a file made anew may belong to another account than the server's.
  '58P01': (file) => rmSync(file),
};

test('a data folder whose server starts, and finds its files damaged', { tags: 'full' }, async () => {
  const project = copyProject();
  const folder = join(project, '.data', 'postgres');
  const database = await openDatabase(folder);
  const [table] = await ask<{ file: string }>(
    database.url,
    `select pg_relation_filepath('pg_attribute') as file`,
  );
  await database.stop();
  const file = join(folder, 'cluster', 'data', table?.file ?? '');
  const bytes = readFileSync(file);
  for (const [code, damage] of Object.entries(damages)) {
    damage(file, Buffer.from(bytes));
    const outcome = await runCommand('start', { cwd: project, env: { PORT: '0' } });
    expectRefusal(outcome, '.data/postgres', code, 'move that folder away', 'npm run restore');
  }
});

test('a data folder that lost its files', async () => {
  const project = copyProject();
  const folder = join(project, '.data', 'postgres');
  mkdirSync(join(folder, 'cluster'), { recursive: true });
  const outcome = await runCommand('start', { cwd: project, env: { PORT: '0' } });
  expectRefusal(outcome, folder, 'Move that folder away', 'DATABASE_URL');
});

async function expectNoBuildIn(name: string) {
  const project = join(temporaryFolder({ database: '.data/postgres' }), name);
  mkdirSync(project);
  copyProjectTo(project, { isBuilt: false });
  expectRefusal(await runCommand('build', { cwd: project }), project, 'path', 'another name');
}

test('a build in a folder called in c#', () => expectNoBuildIn('in c#'));

test('a build in a folder called where?', { tags: 'full' }, () => expectNoBuildIn('where?'));

/** Runs the real command under a Node that says it is another version. */
function startUnder(version: string, command: string, cwd = process.cwd()): Promise<Outcome> {
  const pretence = `Object.defineProperty(process, 'version', { value: '${version}' })`;
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(pretence)}`,
    'scripts/run.mjs',
    command,
  ];
  return startCommand(process.execPath, args, { cwd }).outcome;
}

test.each(['v16.20.2', 'v18.20.8', 'v20.18.3', 'v21.7.3', 'v22.11.0'])('Node %s', async (version) => {
  expectRefusal(await startUnder(version, 'start'), `Node ${version}`, '^20.19 || >=22.12', 'Install');
});

test.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v24.0.0'])('not Node %s', async (version) => {
  expectRefusal(await startUnder(version, 'nothing'), 'Unknown command');
});

test.each([
  ['v22.12.0', 'josé', true],
  ['v22.17.1', 'josé', true],
  ['v22.18.0', 'josé', false],
  ['v20.19.0', 'josé', false],
  ['v24.0.0', 'josé', false],
  ['v22.17.1', 'jose', false],
  ['v22.17.1', 'josé 网站', false],
])('Node %s in a folder called %s: %s', async (version, name, isRefused) => {
  const folder = join(temporaryFolder({ database: '.data/postgres' }), name);
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'scripts/run.mjs', 'scripts/node-version.mjs'])
    copyFileSync(file, join(folder, file));
  const words = isRefused ? [version, folder, 'Install', 'move the folder'] : ['Unknown command'];
  expectRefusal(await startUnder(version, 'nothing', folder), ...words);
});
