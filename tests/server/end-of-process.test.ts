import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '@/scripts/chaos/database-proxy';
import { startCommand, waitFor } from '../cli/run-command';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { breakOffUpload, pageForm, send } from './send';
import { form, multipart, writes } from './writes';

let database: TestDatabase;
let network: DatabaseProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  network = await startDatabaseProxy(database.url);
});
afterAll(async () => {
  await network.close();
  await database.drop();
});

async function startServing() {
  const env = { PORT: '0', DATABASE_URL: network.url };
  const command = startCommand(process.execPath, ['scripts/run.mjs', 'serve'], { env });
  const { port } = new URL(await waitFor(command, /Site +(http:\S+)[\s\S]*Stop/));
  return { ...command, origin: `http://127.0.0.1:${port}`, port: Number(port) };
}

it('says so when it ends before it could store the assessment of a visitor without JavaScript', async () => {
  const site = await startServing();
  const page = await pageForm(site.origin + form.path);
  await network.refuse();
  const good = await writes['a form without JavaScript'].good(page);
  expect((await send(site.origin + form.path, { method: 'POST', ...good })).status).toBe(303);

  site.process.kill('SIGTERM');
  const { code, stderr } = await site.outcome;
  expect(code).toBe(0);
  expect(stderr).toContain('"event":"assessment_lost","count":1');
  expect(stderr).not.toContain(form.good.name);
  await network.heal();
});

it('prints one line for uploads that are broken off, none for an empty action or an unused image', {
  tags: 'full',
}, async () => {
  const site = await startServing();
  let printed = '';
  site.process.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  // One that ends before its handler reads is no news to anybody: the first line shows that one was being read.
  for (let upload = 0; upload < 200 && !printed.includes('uploads_broken_off'); upload += 1) {
    await breakOffUpload(site);
  }
  for (let upload = 0; upload < 5; upload += 1) await breakOffUpload(site);
  const empty = { method: 'POST', headers: { 'next-action': '' }, body: '' };
  expect((await send(`${site.origin}/about`, empty)).status).toBe(405);
  expect((await send(`${site.origin}/_next/image?url=%2Ficon.svg&w=64&q=75`)).status).toBe(404);

  site.process.kill('SIGTERM');
  const { stderr } = await site.outcome;
  expect(stderr).not.toContain('aborted');
  // Next may warn of a lockfile in a folder above this one.
  expect(stderr.split('\n').filter((line) => /^[{⨯]/u.test(line))).toEqual([
    expect.stringContaining('"event":"uploads_broken_off"'),
    // What was refused is counted, and told when the minute or the process is over.
    expect.stringMatching(/"route":"POST \/about","event":"request_refused","status":405,"count":1/),
  ]);
});

it('prints no letter of what an action is called with and cannot read', { tags: 'full' }, async () => {
  const site = await startServing();
  const { actionId } = await pageForm(site.origin + form.path);
  for (const body of ['jane@example.com', '[{}, "$njane"]']) {
    const headers = { 'next-action': actionId, 'content-type': 'text/plain' };
    expect((await send(site.origin + form.path, { method: 'POST', headers, body })).status).toBe(500);
  }
  // Nor the name of an action that nobody knows, or what a call says its argument would be.
  const unknown = '40'.padEnd(42, '0');
  for (const [name, status] of [
    ['jane@example.com', 400],
    [unknown, 409],
  ] as const) {
    const headers = { 'next-action': name, 'content-type': 'text/plain' };
    expect((await send(site.origin + form.path, { method: 'POST', headers, body: '[]' })).status).toBe(
      status,
    );
  }
  const called = await multipart({ 1: '{"id":"jane@example.com","bound":null}' }, { 0: '["$h1"]' });
  const headers = { ...called.headers, 'next-action': actionId };
  expect((await send(site.origin + form.path, { method: 'POST', ...called, headers })).status).toBe(500);

  site.process.kill('SIGTERM');
  const { stderr } = await site.outcome;
  expect(stderr).toContain('"code":"UNREADABLE"');
  expect(stderr).toContain('"code":"UNKNOWN_ACTION"');
  expect(stderr).not.toMatch(new RegExp(`jane|${unknown}|^ +at `, 'm'));
});
