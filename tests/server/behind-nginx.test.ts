import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '@/lib/paths';
import { freePort } from '@/scripts/postgres/launch-server';
import { listening } from '../support/listening';
import { hasIpv6, hasNginx, type Nginx, startNginx, startNginxOfOneLine } from '../support/nginx';
import { endsWithin } from '../support/slow-time';
import { expectAway } from './away';
import { type Outgoing, pageForm, send } from './send';
import { type Site, startSite } from './site';
import { api, call, multipart } from './writes';

type Started = { site: Site; nginx: Nginx };

const started: Started[] = [];

async function start(
  nginxBefore: (site: string) => Promise<Nginx>,
  variables: Record<string, string> = {},
): Promise<Started> {
  const site = await startSite({ TEST_TIME: 'slow', ...variables });
  const nginx = await nginxBefore(site.origin);
  started.push({ site, nginx });
  return { site, nginx };
}

afterEach(async () => {
  for (const { site, nginx } of started.splice(0)) {
    await nginx.stop();
    await site.stop();
  }
});

/** What the log says against the proxy. */
const proxyLines = (site: Site) =>
  site
    .log()
    .split('\n')
    .filter((line) => line.includes('"proxy_'))
    .map((line) => JSON.parse(line));

const deployed = (site: string) => startNginx([site]);

/** Assessments of a visitor at another address of this machine, which invents some for itself. */
async function submitFrom(localAddress: string, times: number, { origin }: Nginx) {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, n) =>
      send(origin + api.path, {
        method: 'POST',
        localAddress,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
        body: JSON.stringify(api.good()),
      }),
    ),
  );
  return answers.map(({ status }) => status);
}

/** Tells whoever asks which address it was told, and lets nobody keep that. */
const teller: RequestListener = ({ headers }, response) => {
  response.setHeader('cache-control', 'no-store');
  response.end(headers['x-forwarded-for']);
};

/** Takes every request and never answers. */
const standstill: RequestListener = () => {};

/** nginx as deployed, before instances that answer like this. */
async function before(...instances: RequestListener[]): Promise<Nginx> {
  const origins: string[] = [];
  for (const instance of instances) {
    const { port, close } = await listening(createServer(instance));
    onTestFinished(close);
    origins.push(`http://127.0.0.1:${port}`);
  }
  return startBefore(origins);
}

async function startBefore(origins: readonly string[]): Promise<Nginx> {
  const nginx = await startNginx(origins);
  onTestFinished(nginx.stop);
  return nginx;
}

const refusedOf = (statuses: (number | undefined)[]) => statuses.filter((status) => status === 429).length;

describe.skipIf(!hasNginx)('behind nginx (needs it: apt-get install nginx-light)', () => {
  it('that forgets Host, a form is answered with a sentence and the log says once what to add', {
    tags: 'full',
  }, async () => {
    const { site, nginx } = await start(startNginxOfOneLine);
    const page = await pageForm(nginx.origin + paths.hiring);
    const fields = { firstName: 'Morgan', email: 'morgan@example.com' };
    const post = ({ headers, ...rest }: Outgoing) =>
      send(nginx.origin + paths.hiring, {
        ...rest,
        method: 'POST',
        headers: { ...headers, origin: nginx.origin, 'sec-fetch-site': 'same-origin' },
      });
    for (const write of [await multipart({ ...page.hidden, ...fields }), await call(page, fields)]) {
      const answer = await post(write);
      expect(answer.status).toBe(503);
      expect(answer.body.toString()).toContain('the fault is ours. Please keep what you typed');
    }
    expect(proxyLines(site)).toEqual([
      expect.objectContaining({
        event: 'proxy_host',
        level: 'warn',
        hint: expect.stringContaining('proxy_set_header Host $http_host;'),
      }),
    ]);
    expect(site.log()).not.toContain('morgan');
  });

  it('as deployed, whoever asks for what may not be kept waits for nobody who asks for the same', async () => {
    const { origin } = await before(teller);
    const answers = Promise.all(Array.from({ length: 12 }, () => send(`${origin}/nowhere`)));
    expect(await endsWithin(2500, answers)).toBe(true);
  });

  it('as deployed, of an instance that stands still the other one takes over', async () => {
    const { origin } = await before(teller, standstill);
    // One after the other is asked.
    const answers = Promise.all([send(origin), send(origin)]);
    expect(await endsWithin(30_000, answers)).toBe(true);
    expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('as deployed, whoever asks for the other form of its name is sent to the one it has', async () => {
    const { origin } = await before(teller);
    const headers = { host: 'www.agency.example' };
    const { status, headers: answered } = await send(`${origin}/about?from=ad`, { headers });
    expect([status, answered.location]).toEqual([301, 'https://agency.example/about?from=ad']);
  });

  it('as deployed, whoever comes by a long link gets the page, at every length that the site takes', async () => {
    const { origin } = await before((_, response) => {
      response.setHeader('cache-control', 's-maxage=60');
      // As long as all headers of a page together.
      response.setHeader('content-security-policy', 'x'.repeat(2500));
      response.end();
    });
    const lengths = Array.from({ length: 16 }, (_, index) => 900 + index * 200);
    for (const length of lengths) {
      const { status } = await send(`${origin}/?gclid=${'b'.repeat(length)}`);
      expect([length, status]).toEqual([length, 200]);
    }
  });

  it('as deployed, whoever asks while no instance answers is told to try again', async () => {
    const { origin } = await startBefore([`http://127.0.0.1:${await freePort()}`]);
    for (const answer of [
      await send(origin),
      await send(`${origin}/_next/static/chunks/one.js`),
      await send(origin + api.path, { method: 'POST', body: JSON.stringify(api.good()) }),
    ])
      expectAway(answer);
  });

  it.skipIf(!hasIpv6)('as deployed, visitors over IPv6 are answered and told apart', async () => {
    const { origin } = await before(teller);
    const { status, body } = await send(origin.replace('127.0.0.1', '[::1]'));
    expect([status, body.toString()]).toEqual([200, '::1']);
  });

  // Only Linux has all of 127.0.0.0/8 without being told.
  describe.skipIf(process.platform !== 'linux')('two visitors', () => {
    it('share one limit where nobody says that the proxy is ours, and the log says so once', {
      tags: 'full',
    }, async () => {
      const { site, nginx } = await start(deployed);
      const statuses = [
        ...(await submitFrom('127.0.0.2', 16, nginx)),
        ...(await submitFrom('127.0.0.3', 15, nginx)),
      ];
      expect(refusedOf(statuses)).toBe(1);
      expect(proxyLines(site)).toEqual([
        expect.objectContaining({
          event: 'proxy_address',
          level: 'warn',
          hint: expect.stringContaining('TRUSTED_PROXY_HOPS=1'),
        }),
      ]);
    });

    it('are told apart with TRUSTED_PROXY_HOPS=1, whatever addresses they invent', {
      tags: 'full',
    }, async () => {
      const { site, nginx } = await start(deployed, { TRUSTED_PROXY_HOPS: '1' });
      expect(refusedOf(await submitFrom('127.0.0.2', 31, nginx))).toBe(1);
      expect(await submitFrom('127.0.0.3', 30, nginx)).toEqual(Array(30).fill(200));
      expect(proxyLines(site)).toEqual([]);
    });
  });
});
