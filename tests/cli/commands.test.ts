import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { freePort } from '@/scripts/postgres/launch-server';
import { Refusal } from '@/scripts/refusal';
import { emptyDatabase, migratedDatabase } from './databases';
import { copyProject, temporaryFolder } from './project-folder';
import { functionOf, type Outcome, refusedHere, startCommand } from './run-command';

/** A command of operators and staff: what it is called, and what it can be given. */
type Command = {
  npm: string;
  /** What it takes besides where it may write; a function is given a folder of its own. */
  args?: (folder: string) => string[];
  /** Brings its own tables, or asks for none. */
  needsNoTables?: true;
  /** Makes its own database where there is none, without being told to. */
  needsNoDatabase?: true;
  env?: Record<string, string>;
};

/** By the name in `scripts`. */
const commands: Record<string, Command> = {
  migrate: { npm: 'db:migrate', needsNoTables: true },
  reader: { npm: 'db:reader' },
  'db-shell': { npm: 'db:shell', needsNoTables: true },
  report: { npm: 'report', args: (folder) => ['--out', join(folder, 'report.html')] },
  'export-data': { npm: 'export', args: () => ['--what', 'leads'] },
  erase: { npm: 'erase', args: () => ['--email', 'nobody@example.com'] },
  maintain: { npm: 'maintain' },
  prune: { npm: 'prune' },
  'demo-data': { npm: 'demo-data', args: () => ['--days', '1'], needsNoDatabase: true },
  deliver: {
    npm: 'deliver-leads',
    env: { LEAD_WEBHOOK_URL: 'http://127.0.0.1:1/hook', LEAD_WEBHOOK_FORMAT: 'slack' },
  },
  backup: { npm: 'backup', args: (folder) => [join(folder, 'one.backup.gz')], needsNoTables: true },
  restore: { npm: 'restore', args: (folder) => [join(folder, 'one.backup.gz')] },
};

/** Erasing finds nobody, and says so. */
const endsWith: Record<string, number> = { erase: 1 };

const names = Object.keys(commands);
const folders = () => temporaryFolder({ database: 'none' });

function run(name: string, args: string[], env: Record<string, string> = {}, cwd?: string): Promise<Outcome> {
  const command = startCommand(process.execPath, ['scripts/run.mjs', name, ...args], {
    cwd,
    env: { ...commands[name]?.env, ...env },
  });
  command.process.stdin?.end();
  return command.outcome;
}

const usualArgs = (name: string, folder: string) => commands[name]?.args?.(folder) ?? [];

/** One sentence and what to do: at most three lines, no stack, no password. */
function expectSentence({ code, stdout, stderr }: Outcome, words: string | RegExp): void {
  expect(stderr).toMatch(words);
  expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
  expect(stdout + stderr).not.toContain('a-password');
  expect(code).toBe(1);
}

test('each is known to npm by its name', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, { npm }] of Object.entries(commands)) {
    expect(scripts[npm]).toMatch(new RegExp(`scripts/run\\.mjs ${name}$`));
  }
});

test('help is printed, and what is not known is refused, also by way of the door', async () => {
  const away = { DATABASE_URL: 'postgres://a@127.0.0.1:1/b' };
  expect(await run('prune', ['--help'], away)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^npm run prune\b/),
    stderr: '',
  });
  // By the name that npm has for it, too.
  expect((await run('deliver-leads', ['--help'], away)).stdout).toMatch(/^npm run deliver-leads\b/);
  expectSentence(await run('prune', ['--wrong'], away), /'--wrong'.*nothing was done.\n/);
});

test.each([
  ['start', 'npm start'],
  ['dev', 'npm run dev'],
  ['build', 'npm run build'],
  ['serve', 'npm run serve'],
  ['fonts', 'npm run fonts'],
])('%s, which takes no options, says so and what it does', async (name, called) => {
  for (const option of ['--help', '-h']) {
    const { code, stdout, stderr } = await run(name, [option]);
    expect(stdout).toMatch(new RegExp(`^${called} .+\\.\n.*\\.env\\.example.*\n$`));
    expect([code, stderr]).toEqual([0, '']);
  }
});

test('what is run as one file knows where each module stands, and a surprise names its line there', async () => {
  const file = join(process.cwd(), 'tests/cli/surprise.ts');
  const command = startCommand(process.execPath, ['scripts/run-typescript.mjs', 'tests/cli/surprise.ts']);
  const { code, stdout, stderr } = await command.outcome;
  expect(JSON.parse(stdout)).toEqual({ file: pathToFileURL(file).href, folder: dirname(file) });
  expect(stderr).toContain(`${file}:5:7`);
  expect(code).toBe(1);
});

test.each(names)('%s says what it does, how, and how it ends', async (name) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await (await functionOf(name))(['--help']);
  const printed = log.mock.calls.join('\n');
  log.mockRestore();
  expect(printed).toMatch(new RegExp(`^npm run ${commands[name]?.npm}\\b.*\\n\\n[\\s\\S]*Exit code 0`));
});

test.each(names)('%s refuses what it does not know', async (name) => {
  const refused = (await functionOf(name))(['--wrong']);
  await expect(refused).rejects.toThrow(/'--wrong'.*nothing was done\.\n/);
  await expect(refused).rejects.toBeInstanceOf(Refusal);
});

const awayOf = async () => `postgres://app:a-password@127.0.0.1:${await freePort()}/site`;

test('a database that is away is named, also by way of the door', async () => {
  const outcome = await run('report', usualArgs('report', folders()), { DATABASE_URL: await awayOf() });
  expectSentence(outcome, 'nothing listens there');
});

test.each(names.filter((name) => name !== 'restore'))('%s names a database that is away', async (name) => {
  const command = await functionOf(name);
  const variables = { ...commands[name]?.env, DATABASE_URL: await awayOf() };
  const outcome = await refusedHere(() => command(usualArgs(name, folders())), variables);
  expectSentence(outcome, 'nothing listens there');
  // As a start does: there would be nothing to find or to delete.
  expect(outcome.stderr).not.toContain('a database of its own');
});

const needTables = names.filter((name) => !commands[name]?.needsNoTables && name !== 'restore');
const saysHowTablesAreMade = 'npm run db:migrate makes them';

test('one that needs tables says how they are made, also by way of the door', async () => {
  const outcome = await run('report', usualArgs('report', folders()), {
    DATABASE_URL: await emptyDatabase(),
  });
  expectSentence(outcome, saysHowTablesAreMade);
});

test.each(needTables)('%s says how the tables it needs are made', async (name) => {
  const command = await functionOf(name);
  const variables = { ...commands[name]?.env, DATABASE_URL: await emptyDatabase() };
  expectSentence(
    await refusedHere(() => command(usualArgs(name, folders())), variables),
    saysHowTablesAreMade,
  );
});

/** In an order in which each finds what it needs: the backup before the restore. */
async function runAll(
  env: Record<string, string>,
  { cwd, folder = folders() }: { cwd?: string; folder?: string } = {},
): Promise<Record<string, number | null>> {
  const ends: Record<string, number | null> = {};
  for (const name of names) {
    const options: Record<string, string[]> = { migrate: cwd ? ['--embedded'] : [], restore: ['--replace'] };
    const args = [...usualArgs(name, folder), ...(options[name] ?? [])];
    const { code, stderr } = await run(name, args, env, cwd);
    ends[name] = code;
    if (code !== (endsWith[name] ?? 0)) throw new Error(`${name}: ${stderr}`);
  }
  return ends;
}

const goodEnds = Object.fromEntries(names.map((name) => [name, endsWith[name] ?? 0]));

test('all work on a database that is given', { tags: 'full' }, async () => {
  const url = await migratedDatabase();
  expect(await runAll({ DATABASE_URL: url })).toEqual(goodEnds);
});

/** Has this process stand in another folder meanwhile. */
async function standingIn<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  const before = process.cwd();
  process.chdir(folder);
  return work().finally(() => process.chdir(before));
}

test('none but that of samples makes an embedded database without being told to', async () => {
  const project = copyProject();
  const folder = folders();
  const url = await migratedDatabase();
  // What is put back is there, and so may be whole: it is the database that is missing.
  expect(await run('backup', usualArgs('backup', folder), { DATABASE_URL: url })).toMatchObject({ code: 0 });
  for (const name of names.filter((one) => !commands[one]?.needsNoDatabase)) {
    const command = await functionOf(name);
    const given = name === 'restore' ? folder : folders();
    const refuse = () => refusedHere(() => command(usualArgs(name, given)), commands[name]?.env);
    expectSentence(
      await standingIn(project, refuse),
      'DATABASE_URL is not set, and there is no embedded database in .data/postgres.',
    );
  }
  for (const name of ['migrate', 'restore']) {
    const command = await functionOf(name);
    const refuse = () =>
      refusedHere(() => command([...usualArgs(name, folder), '--embedded']), { DATABASE_URL: url });
    expectSentence(await standingIn(project, refuse), 'DATABASE_URL is set, and --embedded means');
  }
  expect(existsSync(join(project, '.data', 'postgres'))).toBe(false);
});

test('all work on the embedded database, and its backup on a new one', { tags: 'full' }, async () => {
  const [cwd, folder] = [copyProject(), folders()];
  expect(await runAll({}, { cwd, folder })).toEqual(goodEnds);
  rmSync(join(cwd, '.data', 'postgres'), { recursive: true });
  const args = [...usualArgs('restore', folder), '--embedded'];
  expect(await run('restore', args, {}, cwd)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('the embedded database in .data/postgres'),
  });
});
