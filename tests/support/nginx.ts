import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/postgres/launch-server';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

/** `deploy/nginx.conf` as it is, except for certificates, ports, and the folders to which this account may write. */
function deployedServer(port: number, instances: readonly string[], folder: string): string {
  const servers = instances.map((origin) => `server ${new URL(origin).host} max_fails=0;`);
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^ {2}server 127\.0\.0\.1:3000.*\n.*\n/m, `  ${servers.join('\n  ')}\n`)
    .replace('/var/cache/nginx-site', `${folder}/cache`)
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll('listen [::]:443 ssl http2;', hasIpv6 ? `listen [::1]:${port};` : '')
    .replace(/^ *ssl_certificate.*\n/gm, '')
    .replace('server_name agency.example;', 'server_name 127.0.0.1;');
}

const configuration = (server: string, folder: string) => `
  daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
  events {}
  http {
    access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
    ${server}
  }`;

/** `folder` is where nginx writes, with its cache in `cache` below; it is deleted when nginx stops. */
export type Nginx = { origin: string; folder: string; stop(): Promise<void> };

/** nginx as `deploy/` configures it, in front of these sites. */
export const startNginx = (instances: readonly string[]): Promise<Nginx> =>
  runNginx((port, folder) => deployedServer(port, instances, folder));

/** nginx with the single line that everybody writes, which gives the site another Host than the one the visitor asked for. */
export const startNginxOfOneLine = (site: string): Promise<Nginx> =>
  runNginx((port) => `server { listen 127.0.0.1:${port}; location / { proxy_pass ${site}; } }`);

/** nginx that caches what the site lets shared caches keep, and states in `x-cache` what it did. */
export const startCachingNginx = (site: string): Promise<Nginx> =>
  runNginx(
    (port, folder) => `proxy_cache_path ${folder}/cache keys_zone=pages:1m;
    server {
      listen 127.0.0.1:${port};
      location / { proxy_pass ${site}; proxy_cache pages; add_header x-cache $upstream_cache_status always; }
    }`,
  );

async function runNginx(serverAt: (port: number, folder: string) => string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'cache'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(serverAt(port, folder), folder));
  const args = ['-p', folder, '-c', 'nginx.conf'];
  const checked = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const nginx = spawn('nginx', args, { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    folder,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
