import { statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceSlugs } from '@/content/services/service';
import { workflowSlugs } from '@/content/workflows/workflow';
import { paths, servicePath, workflowPath } from '@/lib/paths';
import { ownStaticFiles } from '@/scripts/builds';
import { oddHeaders } from './odd-headers';
import { send } from './send';
import { root, type Site, startSite } from './site';

let site: Site;
/** Traced, nothing is kept. */
let next: Site;
beforeAll(async () => {
  [site, next] = await Promise.all([
    startSite(),
    startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
  ]);
});
afterAll(async () => void (await Promise.all([site.stop(), next.stop()])));

const ask = (address: string, headers = {}, from = site) => send(from.origin + address, { headers });

/** What the connection says, the moment, and a refusal that is logged. */
const ownHeaders = ['date', 'transfer-encoding', 'content-length', 'x-request-id'];

async function answerOf(address: string, headers = {}, from = site) {
  const { status, headers: answered, body } = await ask(address, headers, from);
  const kept = Object.entries(answered).filter(([name]) => !ownHeaders.includes(name));
  return { status, headers: Object.fromEntries(kept), body: body.toString('base64') };
}

/** Those of earlier builds, which it serves too, are not compressed anew. */
const chunks = ownStaticFiles(`${root}.next`).filter((file) => /\.(js|css)$/.test(file));
/** Next sends what is shorter as it is. */
const compressed = chunks.filter((file) => statSync(`${root}.next/${file}`).size >= 1024);

it.each([
  ...Object.values(paths),
  '/sitemap.xml',
  '/about.md',
  '/icon.svg',
  '/nowhere',
  '/api/health',
  ...chunks.slice(0, 3).map((file) => `/_next/${file}`),
])(
  '%s is answered the first time and again as Next does, in both encodings, whatever its query says',
  async (address) => {
    for (const encoding of ['', 'gzip, deflate']) {
      const headers = { 'accept-encoding': encoding };
      for (const asked of [`${address}?utm_source=mail`, address, address])
        expect(await answerOf(asked, headers)).toEqual(await answerOf(asked, headers, next));
    }
  },
);

/** Headers that differ with the encoding. */
const withoutEncoding = ({
  headers: { 'content-encoding': _, ...headers },
}: Awaited<ReturnType<typeof answerOf>>) => headers;

it.each([...Object.values(paths), ...compressed.map((file) => `/_next/${file}`)])(
  '%s is sent in Brotli the second time, to whoever takes it, and says the same',
  async (address) => {
    const takesAll = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const own = await answerOf(address, takesAll, next);
    const gzip = Buffer.from(own.body, 'base64');
    await answerOf(address, takesAll);
    const second = await answerOf(address, takesAll);
    const brotli = Buffer.from(second.body, 'base64');
    expect(second.headers['content-encoding']).toBe('br');
    expect(second.headers.vary).toMatch(/\baccept-encoding\b/i);
    expect(brotliDecompressSync(brotli).equals(gunzipSync(gzip))).toBe(true);
    expect(brotli.length).toBeLessThan(gzip.length);
    expect(withoutEncoding(second)).toEqual(withoutEncoding(own));
    expect(await answerOf(address, { 'accept-encoding': 'gzip' })).toEqual(own);
  },
);

it('an open question is asked by its address, kept or not', async () => {
  const addresses = ['/contact', '/contact?clarify=income', '/contact?clarify=backend', '/contact?clarify=x'];
  for (const address of [...addresses, ...addresses])
    expect(await answerOf(address)).toEqual(await answerOf(address, {}, next));
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
    const own = await answerOf(page, {}, next);
    expect([first, second]).toEqual([own, own]);
  },
);
