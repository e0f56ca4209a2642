import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { freePort } from '@/scripts/postgres/port';
import { oddHeaders } from './odd-headers';
import { send } from './send';
import { type Site, startSite } from './site';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** As it comes, but for the places where it writes: it keeps what the site allows shared caches to keep. */
const configuration = (port: number, site: string) => `
  daemon off; master_process off; pid nginx.pid; error_log stderr;
  events {}
  http {
    access_log off; client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi; scgi_temp_path scgi; proxy_cache_path cache keys_zone=pages:1m;
    server {
      listen 127.0.0.1:${port};
      location / { proxy_pass ${site}; proxy_cache pages; add_header x-cache $upstream_cache_status always; }
    }
  }`;

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
  let nginx: ChildProcess;
  let origin: string;
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));

  beforeAll(async () => {
    site = await startSite();
    const port = await freePort();
    writeFileSync(join(folder, 'nginx.conf'), configuration(port, site.origin));
    nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' });
    origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => expect((await send(`${origin}/robots.txt`)).status).toBeDefined(), 60_000);
  });
  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill();
    await ended;
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('may keep a page for a minute, so that a deploy shows without a purge', async () => {
    const own = await send(site.origin + paths.about);
    expect(own.headers['cache-control']).toBe('s-maxage=60');
    expect(own.headers['cdn-cache-control']).toBe('max-age=60, stale-while-revalidate=86400');
    const missing = await send(`${site.origin}/nowhere`);
    expect(missing.headers['cache-control']).toContain('no-store');

    await send(origin + paths.about);
    const newest = () => newestEntry(join(folder, 'cache'));
    // nginx writes it down after it has answered.
    await vi.waitFor(() => expect(newest().key).toContain(paths.about), 10_000);
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
    await send(origin + address, { headers });
    const first = await send(origin + address);
    const second = await send(origin + address);
    expect(second.headers['x-cache']).toBe('HIT');
    for (const kept of [first, second]) {
      expect(kept.all('content-security-policy')).toEqual(own.all('content-security-policy'));
      expect(kept.body.equals(own.body)).toBe(true);
    }
  });
});
