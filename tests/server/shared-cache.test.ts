import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { hasNginx, type Nginx, startCachingNginx } from '../support/nginx';
import { oddHeaders } from './odd-headers';
import { send } from './send';
import { type Site, startSite } from './site';

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

describe.skipIf(!hasNginx)('behind a shared cache (needs nginx: apt-get install nginx-light)', () => {
  let site: Site;
  let nginx: Nginx;
  const throughCache = (address: string, options?: Parameters<typeof send>[1]) =>
    send(nginx.origin + address, options);

  beforeAll(async () => {
    site = await startSite();
    nginx = await startCachingNginx(site.origin);
  });
  afterAll(async () => {
    await nginx.stop();
    await site.stop();
  });

  it('may keep a page for a minute, so that a deploy shows without a purge', async () => {
    const own = await send(site.origin + paths.about);
    expect(own.headers['cache-control']).toBe('s-maxage=60');
    expect(own.headers['cdn-cache-control']).toBe('max-age=60, stale-while-revalidate=86400');
    const missing = await send(`${site.origin}/nowhere`);
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
    const own = await send(site.origin + address);
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
