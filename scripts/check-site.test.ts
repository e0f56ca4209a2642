import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contentSecurityPolicy } from '@/lib/http/response-headers';
import { paths } from '@/lib/paths';
import { listening } from '@/tests/support/listening';
import { faultLines, pageFaults, type ServedPage, siteFindings } from './check-site';

const origin = 'https://www.example.com';
const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const policy = contentSecurityPolicy({ 'script-src': [hash] });
const html = `<head><link rel="canonical" href="${origin}/about"/></head><script>alert(1)</script>`;
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
  'strict-transport-security': 'max-age=63072000',
};

const served = (changed: { headers?: Record<string, string>; html?: string } = {}): ServedPage => ({
  address: '/about',
  status: 200,
  headers: new Headers({ ...headers, ...changed.headers }),
  html: changed.html ?? html,
});

it('finds nothing wrong with a page as it was built', () => {
  expect(pageFaults(served(), origin)).toEqual([]);
});

it('leaves a page alone that is to be in no search engine, as a form', () => {
  const page = served({ headers: { 'x-robots-tag': 'noindex' }, html: html.replace(/<link[^>]*>/, '') });
  expect(pageFaults({ ...page, address: paths.backendForm }, origin)).toEqual([]);
});

it("takes it for the operator's word that browsers shall forget https", () => {
  expect(pageFaults(served({ headers: { 'strict-transport-security': 'max-age=0' } }), origin)).toEqual([]);
});

it('allows the policy of a site with a scene its WebAssembly', () => {
  const withScene = policy.replace(hash, `${hash} 'wasm-unsafe-eval'`);
  expect(withScene).not.toBe(policy);
  expect(pageFaults(served({ headers: { 'content-security-policy': withScene } }), origin)).toEqual([]);
});

it('takes a policy that stands in the document for one', () => {
  const inDocument = html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
  const page = served({ html: inDocument });
  page.headers.delete('content-security-policy');
  expect(pageFaults(page, origin)).toEqual([]);
});

it.each<[fault: RegExp, page: Parameters<typeof served>[0]]>([
  [/no Content-Security-Policy/, { headers: { 'content-security-policy': '' } }],
  [/no object-src/, { headers: { 'content-security-policy': policy.replace(/; object-src [^;]+/, '') } }],
  [
    /lets any script run/,
    { headers: { 'content-security-policy': policy.replace(hash, `${hash} 'unsafe-inline'`) } },
  ],
  [
    /lets any script run/,
    { headers: { 'content-security-policy': policy.replace(hash, `${hash} 'unsafe-eval'`) } },
  ],
  [/blocks 1 of its own scripts/, { html: `${html}<script>alert(2)</script>` }],
  [
    /has two policies/,
    {
      html: html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
    },
  ],
  [/does not send content-type/, { headers: { 'content-type': 'text/html' } }],
  [/does not send x-content-type-options/, { headers: { 'x-content-type-options': '' } }],
  [/does not send referrer-policy/, { headers: { 'referrer-policy': 'unsafe-url' } }],
  [/does not send permissions-policy/, { headers: { 'permissions-policy': '' } }],
  [/does not send x-frame-options/, { headers: { 'x-frame-options': 'SAMEORIGIN' } }],
  [/does not send strict-transport-security/, { headers: { 'strict-transport-security': '' } }],
  [/does not send strict-transport-security/, { headers: { 'strict-transport-security': 'max-age=300' } }],
  [
    /kept out of search engines by x-robots-tag: noindex, nofollow$/,
    { headers: { 'x-robots-tag': 'noindex, nofollow' } },
  ],
  [/names no canonical address/, { html: html.replace(/<link[^>]*>/, '') }],
  [/sets a cookie/, { headers: { 'set-cookie': 'lb=1' } }],
  [/set SITE_URL to https:\/\/www\.example\.com/, { html: html.replaceAll(origin, 'http://localhost:3000') }],
])('says %s', (fault, page) => {
  expect(pageFaults(served(page), origin)).toEqual([expect.stringMatching(fault)]);
});

/** Everything that is said of a server that answers each request alike. */
async function findingsOf(answer: RequestListener, scheme = 'http') {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  const { port, close } = await listening(server);
  onTestFinished(close);
  const found = [];
  for await (const finding of siteFindings(`${scheme}://127.0.0.1:${port}`)) found.push(finding);
  return { found, requests };
}

it.each<[string, RequestListener, string | undefined, RegExp]>([
  ['does not answer', ({ socket }) => socket.destroy(), 'http', /^gave no answer \(.+\); nothing else/],
  [
    'speaks no TLS',
    (_, response) => response.end(),
    'https',
    /^gave no answer \(ERR_SSL_\w+\); nothing else/,
  ],
  [
    'is another site’s',
    (_, response) => response.writeHead(301, { location: 'https://www.example.com/' }).end(),
    'http',
    /^leads to https:\/\/www\.example\.com: check that address/,
  ],
])('asks no more than once of an address that %s', async (_what, answer, scheme, fault) => {
  const { found, requests } = await findingsOf(answer, scheme);
  expect(found).toEqual([{ what: '/', faults: [expect.stringMatching(fault)] }]);
  expect(requests).toBeLessThanOrEqual(1);
});

it('waits no longer for the rest of a page than for its beginning', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  onTestFinished(() => timeout.mockRestore());
  const { found } = await findingsOf((_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half', () => patience.abort());
  });
  expect(found).toEqual([{ what: '/', faults: [expect.stringMatching(/^gave no answer/)] }]);
});

it('goes on where it is led to another page of the same site', async () => {
  const { found } = await findingsOf((_, response) => response.writeHead(307, { location: '/login' }).end());
  expect(found.length).toBeGreaterThan(50);
  expect(found[0]).toEqual({ what: '/', faults: ['answers 307 instead of 200'] });
});

it('says once what is wrong everywhere, and on how many pages', () => {
  const wrong = [
    { what: '/', faults: ['has no policy', 'sets a cookie'] },
    { what: '/about', faults: ['has no policy'] },
    { what: '/contact', faults: ['has no policy'] },
  ];
  expect(faultLines(wrong)).toEqual(['/ and 2 more: has no policy', '/: sets a cookie']);
});
