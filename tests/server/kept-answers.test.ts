import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceSlugs } from '@/content/services/service';
import { workflowSlugs } from '@/content/workflows/workflow';
import { paths, servicePath, workflowPath } from '@/lib/paths';
import { oddHeaders } from './odd-headers';
import { send } from './send';
import { root, type Site, startSite } from './site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const ask = (address: string, headers = {}) => send(site.origin + address, { headers });

/** What the connection says, the moment, and a refusal that is logged. */
const ownHeaders = ['date', 'transfer-encoding', 'content-length', 'x-request-id'];

async function answerOf(address: string, headers = {}) {
  const { status, headers: answered, body } = await ask(address, headers);
  const kept = Object.entries(answered).filter(([name]) => !ownHeaders.includes(name));
  return { status, headers: Object.fromEntries(kept), body: body.toString('base64') };
}

const chunks = readdirSync(`${root}.next/static/chunks`).filter((name) => /\.(js|css)$/.test(name));

it.each([
  ...Object.values(paths),
  '/sitemap.xml',
  '/about.md',
  '/icon.svg',
  '/nowhere',
  '/api/health',
  ...chunks.slice(0, 3).map((name) => `/_next/static/chunks/${name}`),
])('%s is answered alike the first time and the second, in both encodings', async (address) => {
  for (const encoding of ['', 'gzip, deflate, br, zstd']) {
    const headers = { 'accept-encoding': encoding };
    const first = await answerOf(address, headers);
    expect(await answerOf(address, headers)).toEqual(first);
  }
});

const pages = [...serviceSlugs.map(servicePath), ...workflowSlugs.map(workflowPath)];

it('there is a page for each odd request', () =>
  expect(pages.length).toBeGreaterThanOrEqual(oddHeaders.length));

it.each(oddHeaders.map(([what, headers], index) => ({ what, headers, page: pages[index] ?? '' })))(
  'whoever asks for $what first spoils $page for nobody',
  async ({ headers, page }) => {
    await ask(page, headers);
    const first = await answerOf(page);
    const second = await answerOf(page);
    // With a query nothing is kept: this is what Next says itself.
    const own = await answerOf(`${page}?as=asked`);
    expect([first, second]).toEqual([own, own]);
  },
);
