import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '@/db/migrate';
import { parseEnvironment } from '@/lib/env';
import type { LocatedFinding } from '@/scripts/launch-check/report';
import { countBlocks, launchFindings } from '@/scripts/launch-check/report';
import { launchValues } from '@/scripts/launch-check/values';
import { listening } from '../support/listening';
import { storeVisit } from '../support/stored-visits';
import { ask, emptyDatabase, migratedDatabase, openDatabase, openSql } from './databases';
import { copyProject } from './project-folder';
import { functionOf, refusedHere, startCommand } from './run-command';

const launchCheck = (args: string[], env: Record<string, string> = {}, cwd?: string) =>
  startCommand(process.execPath, ['scripts/run.mjs', 'launch-check', ...args], { env, cwd }).outcome;

type Report = { blocks: number; warns: number; findings: LocatedFinding[] };

test('lists everything with its line, and ends with 1 while anything blocks', async () => {
  // A copy has no embedded database, which may be there in the folder of whoever develops the site.
  const { code, stdout } = await launchCheck(['--json'], {}, copyProject());
  const { blocks, warns, findings } = JSON.parse(stdout) as Report;
  const expected = launchFindings(launchValues(parseEnvironment({})));
  expect(findings).toHaveLength(expected.length);
  expect([blocks, blocks + warns]).toEqual([countBlocks(expected), expected.length]);
  // SITE_URL is unset here, so that at least one blocks whatever the operator has done.
  expect(findings).toContainEqual(
    expect.objectContaining({ severity: 'blocks', file: '.env.example', line: expect.any(Number) }),
  );
  expect(code).toBe(1);
});

test('says the same in words', async () => {
  const { code, stdout } = await launchCheck([], { DATABASE_URL: await migratedDatabase() });
  const hosting = stdout.slice(stdout.indexOf('Hosting (1)')).split('\n');
  expect(hosting[1]).toMatch(/^ {2}blocks {2}SITE_URL is http:\/\/localhost:3000/);
  expect(hosting[2]).toMatch(/^ {10}\.env\.example:\d+ {2}Set it/);
  expect(stdout.trimEnd()).toMatch(/\d+ points? blocks? a public site, \d+ more to look at\.$/);
  expect(code).toBe(1);
});

test('looks into the given database without changing it', async () => {
  const url = await emptyDatabase();
  const { stdout } = await launchCheck([], { DATABASE_URL: url });
  expect(stdout).toContain('Its tables are not the newest.');
  expect(stdout).not.toContain('DATABASE_URL is not set');
  const again = await launchCheck([], { DATABASE_URL: url });
  expect(again.stdout).toBe(stdout);
});

test('looks into the embedded database where no other is given, and says what is the matter with it', async () => {
  const project = copyProject();
  const folder = join(project, '.data', 'postgres');
  mkdirSync(join(folder, 'cluster'), { recursive: true });
  const broken = await launchCheck([], {}, project);
  expect(broken.stdout).toMatch(/blocks {2}The embedded PostgreSQL's folder .* has lost its password file/);
  expect(broken.stdout).toContain('Move that folder away');
  rmSync(folder, { recursive: true });

  const { url } = await openDatabase(folder);
  await migrate(url);
  await ask(
    url,
    `insert into sample_ids (id, kind, arrived_at) values (gen_random_uuid(), 'session', now());
     insert into maintenance_runs (name, succeeded_at, seconds, seen_until)
       values ('rollups', now() - interval '73 hours', 1, now()), ('retention', now(), 1, now())`,
  );
  const { stdout, stderr } = await launchCheck([], {}, project);
  expect(stdout).toMatch(/blocks {2}1 visits and forms in it are samples/);
  expect(stdout).toMatch(/warns {2}Nothing makes the sums by day.*The last time is 3 days ago/);
  expect(stdout).toContain('DATABASE_URL is not set');
  expect(stdout).not.toMatch(/nothing deletes|cannot be used/);
  expect(stderr).toBe('');
});

test('does not take what was not answered for what was never done', async () => {
  const url = await migratedDatabase();
  await ask(url, 'drop table maintenance_runs cascade');
  const { stdout } = await launchCheck([], { DATABASE_URL: url });
  expect(stdout).toContain('it has not the newest tables');
  expect(stdout).not.toContain('never');
});

test('tells of samples, and of rows that should be gone where only sums are made', {
  tags: 'full',
}, async () => {
  const url = await migratedDatabase();
  const sql = openSql(url);
  const id = await storeVisit(sql, { at: '2020-01-01T00:00:00Z' });
  await sql`insert into sample_ids (id, kind, arrived_at) values (${id}, 'session', now())`;
  await sql`insert into maintenance_runs (name, succeeded_at, seconds, seen_until) values ('rollups', now(), 1, now())`;
  const { stdout, stderr } = await launchCheck([], { DATABASE_URL: url });
  expect(stdout).toMatch(/blocks {2}1 visits and forms in it are samples/);
  expect(stdout).toMatch(/blocks {2}2 rows are older than the privacy policy promises/);
  expect(stderr).toBe('');
});

test('names a database that cannot be reached, without its password', async () => {
  const DATABASE_URL = 'postgres://app:correct-horse@127.0.0.1:1/site';
  const { code, stdout, stderr } = await launchCheck([], { DATABASE_URL });
  expect(stdout).toContain('nothing listens there');
  expect(stdout + stderr).not.toContain('correct-horse');
  expect(code).toBe(1);
});

test('looks at a running site', async () => {
  const { port, close } = await listening(createServer((_, response) => response.end('Hello')));
  onTestFinished(close);
  const { stdout } = await launchCheck([`http://127.0.0.1:${port}`], {
    DATABASE_URL: await migratedDatabase(),
  });
  expect(stdout).toContain('has no Content-Security-Policy');
  expect(stdout).not.toContain('strict-transport-security');
});

test('helps, and refuses what it does not know', async () => {
  const command = await functionOf('launch-check');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await command(['--help']);
  const printed = log.mock.calls.join('\n');
  log.mockRestore();
  expect(printed).toContain('--json');
  const refused = await refusedHere(() => command(['--jsno']));
  expect(refused.stderr).toContain("'--jsno'");
});
