import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '@/scripts/postgres/launch-server';
import { hasCaddy, startCaddy } from '../support/caddy';
import { expectAway } from './away';
import { send } from './send';

/** Listens where the site would, and notes what it is asked. */
async function listenAsSite(port: number): Promise<IncomingMessage[]> {
  const asked: IncomingMessage[] = [];
  const site = createServer((request, response) => {
    asked.push(request);
    response.end();
  });
  await once(site.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void site.close());
  return asked;
}

describe.skipIf(!hasCaddy)('behind Caddy as deployed (needs it: apt-get install caddy)', () => {
  it('the site is told what it asks of a proxy, and nothing that only a proxy may say', async () => {
    const port = await freePort();
    const asked = await listenAsSite(port);
    const origin = await startCaddy(port);
    const headers = { 'cf-ipcountry': 'XX', 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'theirs' };
    await send(`${origin}/about`, { headers });
    expect(asked[0]?.headers).toMatchObject({
      host: new URL(origin).host,
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(asked[0]?.headers).not.toHaveProperty('cf-ipcountry');
  });

  it('whoever comes while the site restarts is the first it answers', async () => {
    const port = await freePort();
    const answer = send(`${await startCaddy(port)}/about`);
    const asked = await listenAsSite(port);
    expect((await answer).status).toBe(200);
    expect(asked.map(({ url }) => url)).toEqual(['/about']);
  });

  it('whoever comes while the site stays away is told to try again', async () => {
    expectAway(await send(`${await startCaddy(await freePort())}/about`));
  });
});
