import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticPages } from '@/scripts/policies';
import { send } from './send';
import { root, type Site, startSite } from './site';

const addresses = (await staticPages(`${root}.next`)).filter((address) => !address.startsWith('/_'));
const policy = 'content-security-policy';

/** What a client may add to a request for a page, of which no cache is told: it must change nothing. */
const oddHeaders: [what: string, headers: Record<string, string>][] = [
  ['the type of a form', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['the type of an older form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['the name of an action', { 'next-action': '40'.padEnd(42, '0') }],
  ['an action with its form', { 'next-action': 'x', 'content-type': 'multipart/form-data; boundary=x' }],
  ['a type that only scripts ask for', { accept: 'text/x-component' }],
  ['a range', { range: 'bytes=0-9' }],
  ['a prefetch', { purpose: 'prefetch', 'sec-purpose': 'prefetch', 'x-middleware-prefetch': '1' }],
  ['a search engine', { 'user-agent': 'Googlebot/2.1' }],
  ['a preview', { cookie: '__prerender_bypass=x; __next_preview_data=x' }],
  ['a revalidation', { 'x-prerender-revalidate': 'x', 'x-prerender-revalidate-if-generated': '1' }],
  ['data of a page', { 'x-nextjs-data': '1' }],
  [
    'a page of another address',
    { 'x-matched-path': '/about', 'x-invoke-path': '/about', 'x-rewrite-url': '/about' },
  ],
  ['another method', { 'x-http-method-override': 'POST', 'x-method-override': 'POST' }],
  ['a hop of its own', { 'x-middleware-subrequest': 'middleware', 'x-middleware-next': '1' }],
  ['another host', { 'x-forwarded-host': 'other.example', forwarded: 'host=other.example' }],
  ['the privacy signal', { 'sec-gpc': '1' }],
  ['a state of the router', { 'next-router-state-tree': '%5B%5D', 'next-url': '/about' }],
  ['parts of a prefetch', { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  ['an upgrade', { connection: 'upgrade', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' }],
];

describe('a page', { timeout: 120_000 }, () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  async function seen(method: string, address: string, headers: Record<string, string> = {}) {
    const answer = await send(site.origin + address, { method, headers });
    const { 'cache-control': cache, vary, etag, 'content-type': type } = answer.headers;
    return { status: answer.status, policy: answer.all(policy), cache, vary, etag, type, body: answer.body };
  }

  it.each([...addresses, '/no-such-page'])('%s is one, whatever else is said', async (address) => {
    for (const method of ['GET', 'HEAD']) {
      const plain = await seen(method, address);
      expect(plain.policy).toHaveLength(1);
      for (const [what, headers] of oddHeaders)
        expect(await seen(method, address, headers), `${method} with ${what}`).toEqual(plain);
    }
  });

  it('as data of a page is another, of which caches are told', async () => {
    const plain = await seen('GET', '/about');
    const data = await seen('GET', '/about', { rsc: '1' });
    expect(data.body).not.toEqual(plain.body);
    expect(data.vary).toBe(plain.vary);
    expect(plain.vary?.toLowerCase().split(/, */)).toEqual(
      expect.arrayContaining([
        'rsc',
        'next-router-state-tree',
        'next-router-prefetch',
        'next-router-segment-prefetch',
      ]),
    );
  });
});
