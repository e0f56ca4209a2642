import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticPages } from '@/scripts/policies';
import { tagsOfPage } from '../support/standing-pages';
import { oddHeaders } from './odd-headers';
import { send } from './send';
import { root, type Site, startSite } from './site';

const addresses = (await staticPages(`${root}.next`)).filter((address) => !address.startsWith('/_'));
const policy = 'content-security-policy';

const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex');

describe('a page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  async function seen(method: string, address: string, headers: Record<string, string> = {}) {
    const answer = await send(site.origin + address, { method, headers });
    const { 'cache-control': cache, vary, etag, 'content-type': type } = answer.headers;
    return {
      status: answer.status,
      policy: answer.all(policy),
      cache,
      vary,
      etag,
      type,
      body: digest(answer.body),
    };
  }

  for (const address of [...addresses, '/no-such-page'])
    it(`${address} is one, whatever else is said`, tagsOfPage(address), async () => {
      for (const method of ['GET', 'HEAD']) {
        const plain = await seen(method, address);
        expect(plain.policy).toHaveLength(1);
        for (const [what, headers] of oddHeaders)
          expect(await seen(method, address, headers), `${method} with ${what}`).toEqual(plain);
      }
    });

  it('as data for a script is another, of which caches are told', async () => {
    const plain = await seen('GET', '/about');
    const told = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'];
    expect(plain.vary?.toLowerCase().split(/, */)).toEqual([...told, 'accept-encoding']);
    const part = await seen('GET', '/about', {
      'next-router-segment-prefetch': '/_tree',
      'next-router-prefetch': '1',
    });
    const { headers } = await send(`${site.origin}/about`, { headers: { rsc: '1' } });
    for (const data of [part, await seen('GET', headers.location ?? '', { rsc: '1' })]) {
      expect(data).toMatchObject({ status: 200, type: 'text/x-component', vary: plain.vary });
      expect(data.body).not.toBe(plain.body);
    }
  });
});
