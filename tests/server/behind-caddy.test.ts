import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '@/scripts/postgres/launch-server';
import { hasCaddy, startCaddy } from '../support/caddy';
import { listening } from '../support/listening';
import { expectAway } from './away';
import { send } from './send';

/** Listens where the site would, and notes what it is asked. */
async function listenAsSite(port: number): Promise<IncomingMessage[]> {
  const asked: IncomingMessage[] = [];
  const site = createServer((request, response) => {
    asked.push(request);
    response.end();
  });
  onTestFinished((await listening(site, port)).close);
  return asked;
}

/** A line of these two loggers has the visitor's address, from Caddy 2.7 on with the whole request. */
function expectNobodyIn(log: string) {
  expect(log).toContain('serving initial configuration');
  for (const logger of ['http.handlers.reverse_proxy', 'http.log.error']) expect(log).not.toContain(logger);
  for (const trace of ['127.0.0.2', 'from=ad']) expect(log).not.toContain(trace);
}

describe.skipIf(!hasCaddy)('behind Caddy as deployed (needs it: apt-get install caddy)', () => {
  it('the site is told what it asks of a proxy, and nothing that only a proxy may say', async () => {
    const port = await freePort();
    const asked = await listenAsSite(port);
    const { origin } = await startCaddy(port);
    const headers = { 'cf-ipcountry': 'XX', 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'theirs' };
    await send(`${origin}/about`, { headers });
    expect(asked[0]?.headers).toMatchObject({
      host: new URL(origin).host,
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(asked[0]?.headers).not.toHaveProperty('cf-ipcountry');
  });

  it('whoever asks for the other form of its name is sent to the one it has', async () => {
    const { origin } = await startCaddy(await freePort());
    const headers = { host: `www.agency.example:${new URL(origin).port}` };
    const { status, headers: answered } = await send(`${origin}/about?from=ad`, { headers });
    expect([status, answered.location]).toEqual([301, 'https://agency.example/about?from=ad']);
  });

  it('whoever comes while the site restarts is the first it answers', async () => {
    const port = await freePort();
    const { origin } = await startCaddy(port);
    const answer = send(`${origin}/about`);
    const asked = await listenAsSite(port);
    expect((await answer).status).toBe(200);
    expect(asked.map(({ url }) => url)).toEqual(['/about']);
  });

  it('whoever comes while the site stays away is told to try again', async () => {
    const { origin, endedLog } = await startCaddy(await freePort());
    expectAway(await send(`${origin}/about?from=ad`, { localAddress: '127.0.0.2' }));
    expectNobodyIn(await endedLog());
  });

  it('whoever leaves while an answer arrives stands in no log', async () => {
    const port = await freePort();
    // Some megabytes that are never whole: Caddy goes on until the visitor is gone.
    const site = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': 2 ** 26 }).write(Buffer.alloc(2 ** 23));
    });
    const isLeft = new Promise((resolve) =>
      site.on('request', (_request, answering) => answering.on('close', resolve)),
    );
    onTestFinished((await listening(site, port)).close);
    const { origin, endedLog } = await startCaddy(port);
    const visitor = request(`${origin}/about?from=ad`, { localAddress: '127.0.0.2' }).end();
    const [response] = await once(visitor, 'response');
    await once(response, 'data');
    response.destroy();
    await isLeft;
    expectNobodyIn(await endedLog());
  });
});
