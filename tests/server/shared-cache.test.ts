import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { GET as getDecoder } from '@/app/spline/[file]/route';
import { cacheHeaders } from '@/lib/http/response-headers';
import { paths } from '@/lib/paths';
import { decoderNames } from '@/lib/spline-scene';
import { hasNginx, type Nginx, startCachingNginx } from '../support/nginx';
import { oddHeaders } from './odd-headers';
import { send } from './send';
import { root } from './site';

/** What nginx wrote down last: the second word of an entry is until when it is good, and its key follows in clear. */
function newestEntry(cache: string) {
  const files = readdirSync(cache).map((name) => join(cache, name));
  const [newest = ''] = files.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  const entry = readFileSync(newest);
  return {
    key: /KEY: (.*)\n/.exec(entry.toString('latin1'))?.[1],
    keptUntil: Number(entry.readBigInt64LE(8)),
  };
}

/** The addresses of what a build has written besides pages. */
function builtFiles(): string[] {
  const manifest = z.object({ routes: z.record(z.string(), z.object({ routeType: z.string() })) });
  const { routes } = manifest.parse(
    JSON.parse(readFileSync(join(root, '.next/prerender-manifest.json'), 'utf8')),
  );
  return Object.keys(routes).filter((address) => routes[address]?.routeType === 'route');
}

const origin = inject('plainSite');

const DAY = 24 * 60 * 60;

/** The longest time, in seconds, for which anybody may keep an answer without asking again. */
const longestOf = (control = '') =>
  control.includes('no-store')
    ? 0
    : Math.max(
        ...[...control.matchAll(/\b(?:s-maxage|max-age)=(\d+)/g)].map(([, seconds]) => Number(seconds)),
      );

describe('what is no page', () => {
  it.each(builtFiles())('%s may be kept for a day at most', async (address) => {
    const { headers } = await send(origin + address);
    const longest = longestOf(headers['cache-control']);
    expect(longest).toBeGreaterThanOrEqual(0);
    expect(longest).toBeLessThanOrEqual(DAY);
  });

  it.each([`${paths.about}.md`, '/llms.txt'])(
    '%s, made of the words of pages, as long as they',
    async (address) => {
      const { status, headers } = await send(origin + address);
      expect(status).toBe(200);
      expect(headers).toMatchObject(cacheHeaders);
    },
  );

  /** As a link asks for a part of the page it leads to, following the address that Next gives the part. */
  async function prefetch(part: string) {
    const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': part };
    const { headers: answered } = await send(`${origin}${paths.about}?_rsc=x`, { headers });
    return send(origin + answered.location, { headers });
  }

  it.each(['/_tree', '/_full'])(
    '%s of a page, which a link asks for ahead, as long as the page',
    async (part) => {
      const { status, headers } = await prefetch(part);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/x-component');
      expect(headers).toMatchObject(cacheHeaders);
    },
  );

  it('a part that no page has, not at all', async () => {
    const { status, headers } = await prefetch('/nowhere');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/nowhere', '/nowhere.md', '/.well-known/security.txt'])(
    '%s, which is not there, not at all',
    async (address) => {
      const { status, headers } = await send(origin + address);
      expect(status).toBe(404);
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['cache-control']).not.toContain('s-maxage');
      expect(headers).not.toHaveProperty('cdn-cache-control');
    },
  );

  it.each(decoderNames)('%s, which a scene asks for, as long as a page', async (file) => {
    const answer = await getDecoder(new Request(origin), { params: Promise.resolve({ file }) });
    expect(Object.fromEntries(answer.headers)).toMatchObject(cacheHeaders);
  });
});

describe.skipIf(!hasNginx)('behind a shared cache (needs nginx: apt-get install nginx-light)', () => {
  let nginx: Nginx;
  const throughCache = (address: string, options?: Parameters<typeof send>[1]) =>
    send(nginx.origin + address, options);

  beforeAll(async () => {
    nginx = await startCachingNginx(origin);
  });
  afterAll(async () => {
    await nginx.stop();
  });

  it('may keep a page for a minute, so that a deploy shows without a purge', async () => {
    const own = await send(origin + paths.about);
    expect(own.headers['cache-control']).toBe('s-maxage=60');
    expect(own.headers['cdn-cache-control']).toBe('max-age=60, stale-while-revalidate=86400');
    const missing = await send(`${origin}/nowhere`);
    expect(missing.headers['cache-control']).toContain('no-store');

    await throughCache(paths.about);
    const newest = () => newestEntry(join(nginx.folder, 'cache'));
    // nginx writes it down after it has answered.
    await vi.waitFor(() => expect(newest().key).toContain(paths.about), 60_000);
    const { keptUntil } = newest();
    const seconds = keptUntil - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(61);
  });

  const rows: typeof oddHeaders = [
    ...oddHeaders,
    ['data for a script', { rsc: '1' }],
    ['parts of a prefetch', { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  ];
  it.each(rows)('whoever asks for %s first spoils the page for nobody', async (what, headers) => {
    // An address of its own for each row: what a query says changes no page, but a cache keeps it apart.
    const address = `${paths.backendForm}?row=${encodeURIComponent(what)}`;
    const own = await send(origin + address);
    await throughCache(address, { headers });
    const first = await throughCache(address);
    const second = await throughCache(address);
    expect(second.headers['x-cache']).toBe('HIT');
    for (const kept of [first, second]) {
      expect(kept.all('content-security-policy')).toEqual(own.all('content-security-policy'));
      expect(kept.body.equals(own.body)).toBe(true);
    }
  });
});
