import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { withClient } from '@/db/connect';
import { endpoints } from '@/lib/endpoints';
import { assessmentsEndpoint, eventsEndpoint, paths } from '@/lib/paths';
import { newestBuild, ownStaticFiles } from '@/scripts/builds';
import { embeddedFolder } from '@/scripts/site/database-refusal';
import { pageForm, send } from '../server/send';
import { events, multipart } from '../server/writes';
import { backendSubmission } from '../support/submissions';
import { ask, emptyDatabase, openDatabase } from './databases';
import { copyProject } from './project-folder';
import { runCommand, startCommand, waitFor } from './run-command';

const npmStart = (cwd: string, env: Record<string, string> = {}) =>
  startCommand('npm', ['start'], { cwd, env: { PORT: '0', ...env } });

/** As a page of the site sends it. */
const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

test('npm start serves, says where things are, and ends in time when asked', async () => {
  const project = copyProject({ isBuilt: true });
  const site = npmStart(project);
  const address = await waitFor(site, /Site +(http:\S+)[\s\S]*Stop/);
  expect((await fetch(address)).status).toBe(200);

  site.process.kill('SIGTERM');
  const { code, stdout, stderr } = await site.outcome;
  // 1 where it had to break off, as it does before a host's 10 seconds are over.
  expect(code).toBe(0);
  expect(stdout).toMatch(/Database +(PGPASSWORD.* psql -h 127.0.0.1|npm run db:shell)/);
  expect(stdout).not.toContain('Building');
  // Compiled by each build, and by no start.
  expect(stdout).not.toContain('next.config.ts');
  // Said once; nothing else is, and no stack.
  expect(stderr.match(/^SITE_URL is not set: .*localhost:3000/gm)).toHaveLength(1);
  expect(stderr).not.toContain('    at ');
  expect(existsSync(join(project, '.data', 'postgres', 'cluster', 'data', 'postmaster.pid'))).toBe(false);
  await expect(fetch(address)).rejects.toThrow();
});

/** Serves the build of a copy of the project, whose files the test may take away. */
async function serveCopy() {
  const project = copyProject({ isBuilt: true });
  const site = startCommand(process.execPath, ['scripts/run.mjs', 'serve'], {
    cwd: project,
    env: { PORT: '0' },
  });
  return { project, address: await waitFor(site, /Site +(http:\S+)[\s\S]*Stop/) };
}

test('a site that is to listen on one address cannot be asked past its proxy', { tags: 'full' }, async () => {
  const site = startCommand(process.execPath, ['scripts/run.mjs', 'serve'], {
    cwd: copyProject({ isBuilt: true }),
    env: { PORT: '0', LISTEN_ADDRESS: '127.0.0.1' },
  });
  const address = new URL(await waitFor(site, /Site +(http:\S+)[\s\S]*Stop/));
  expect(address.hostname).toBe('127.0.0.1');
  expect((await fetch(address)).status).toBe(200);
  address.hostname = '127.0.0.2';
  await expect(fetch(address)).rejects.toThrow();
});

test('npm run serve goes on when a build takes the link to its own away, with what nobody has asked for yet', {
  tags: 'full',
}, async () => {
  const { project, address } = await serveCopy();
  rmSync(join(project, '.next'));
  const scripts = ownStaticFiles(join(project, newestBuild(project) ?? '')).filter((file) =>
    file.endsWith('.js'),
  );
  for (const path of [paths.about, paths.contact, `/_next/${scripts[0]}`])
    expect((await fetch(address + path)).status, path).toBe(200);
});

test('npm run serve goes on when npm ci takes the packages away, with what nobody has asked for yet', {
  tags: 'full',
}, async () => {
  const { project, address } = await serveCopy();
  rmSync(join(project, 'node_modules'));
  for (const path of [paths.about, '/about.md', endpoints.health])
    expect((await send(address + path)).status, path).toBe(200);
  const page = await pageForm(address + paths.backendForm);
  const form = await multipart({ ...page.hidden, ...backendSubmission().answers });
  const answer = await send(address + paths.backendForm, { ...form, method: 'POST' });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toContain('/services/');
});

test('a closed terminal ends the embedded database too', { tags: 'full' }, async () => {
  const project = copyProject({ isBuilt: true });
  const site = startCommand(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: project,
    env: { PORT: '0' },
  });
  await waitFor(site, /Stop/);
  site.process.kill('SIGHUP');
  expect((await site.outcome).code).toBe(0);
  expect(existsSync(join(project, '.data', 'postgres', 'cluster', 'data', 'postmaster.pid'))).toBe(false);
});

test('npm start brings the given database to the newest schema', async () => {
  const url = await emptyDatabase();
  const site = npmStart(copyProject({ isBuilt: true }), { DATABASE_URL: url });
  await waitFor(site, /Stop/);
  expect(await ask(url, 'select count(*)::int as rows from ai_assessments')).toEqual([{ rows: 0 }]);
  site.process.kill('SIGINT');
  const { code, stdout } = await site.outcome;
  expect(code).toBe(0);
  expect(stdout).toMatch(/Database +(psql "\$DATABASE_URL"|npm run db:shell)/);
  expect(await ask(url, 'select 1 as up')).toEqual([{ up: 1 }]);
});

test('npm run db:migrate makes the tables, and finds them made', async () => {
  const url = await emptyDatabase();
  const migrate = () => runCommand('migrate', { env: { DATABASE_URL: url } });
  expect((await Promise.all([migrate(), migrate()])).map(({ code }) => code)).toEqual([0, 0]);
  expect((await migrate()).stdout).toContain('newest schema');
});

test('a database that is killed comes back under the running site, and writes with it', async () => {
  const project = copyProject({ isBuilt: true });
  const site = npmStart(project);
  const address = await waitFor(site, /Site +(http:\S+)[\s\S]*Stop/);
  const isStored = async () => {
    const response = await post(address + assessmentsEndpoint, backendSubmission());
    return (await response.json()).stored;
  };
  const statusOfVisit = async () => (await post(address + eventsEndpoint, events.good())).status;
  expect(await isStored()).toBe(true);

  // A table held for seconds costs the server its connections. It opens new ones by itself, as it stores visits by itself:
  // it knows the database that it has opened for itself.
  const { url, stop } = await openDatabase(join(project, embeddedFolder));
  await withClient(url, (sql) =>
    sql.begin(async (holder) => {
      await holder`lock table user_sessions in access exclusive mode`;
      expect(await statusOfVisit()).toBe(503);
    }),
  );
  await stop();
  await vi.waitUntil(async () => (await statusOfVisit()) === 204, { timeout: 60_000, interval: 500 });

  const data = join(project, '.data', 'postgres', 'cluster', 'data');
  const pidFile = join(data, 'postmaster.pid');
  // Gone for a moment while the database is started again.
  const pid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0);
  const killed = pid();
  process.kill(killed, 'SIGKILL');
  await vi.waitUntil(() => ![0, killed].includes(pid()), { timeout: 60_000 });
  await vi.waitUntil(isStored, { timeout: 60_000, interval: 500 });

  site.process.kill('SIGTERM');
  const { code, stderr } = await site.outcome;
  expect(stderr).toContain('embedded_database_started_again');
  expect(code).toBe(0);
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(false);
});
