import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { notFoundPage } from '@/content/errors/not-found';
import { renderError } from '@/content/errors/render-error';
import { staticPages } from '@/scripts/policies';
import { type PageForm, pageForm, send } from './send';
import { root } from './site';
import { form, writes } from './writes';

const addresses = (await staticPages(`${root}.next`)).filter((address) => !address.startsWith('/_'));
const policy = 'content-security-policy';

/** As a browser looks for them in the policy, for every script that stands in the page itself and is no data. */
const inlineHashes = (html: string) => [
  ...new Set(
    [...html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  ),
];

describe('a page', () => {
  const origin = inject('plainSite');
  let page: PageForm;

  beforeAll(async () => {
    page = await pageForm(origin + form.path);
  });

  it.each([...addresses, '/no-such-page'])('%s has one policy, of its own scripts', async (address) => {
    const answer = await send(origin + address);
    expect(answer.all(policy)).toEqual([expect.stringMatching(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/)]);
    expect(answer.all(policy).join()).not.toMatch(/script-src[^;]*unsafe/);
    const [, sources = ''] = /script-src ([^;]*);/.exec(answer.all(policy).join()) ?? [];
    expect(sources.split(' ').sort()).toEqual(["'self'", ...inlineHashes(answer.body.toString())].sort());
  });

  it.each([...addresses, '/no-such-page', '/workflows/unknown'])(
    '%s shows what it says without a script',
    async (address) => {
      const { body } = await send(origin + address);
      // React sends what it reveals by a script of its own in boxes of this kind.
      expect(body.toString()).not.toMatch(/<div hidden(="")? id="S:/);
    },
  );

  it('is prerendered, compressed, and not sent twice', async () => {
    const first = await send(`${origin}/`, { headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers).toMatchObject({ 'x-nextjs-cache': 'HIT', 'content-encoding': 'gzip' });
    const again = await send(`${origin}/`, { headers: { 'if-none-match': first.headers.etag } });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  it('carries the other security headers, and none that advertises the server', async () => {
    const { headers } = await send(`${origin}/`);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('rendered for a form without JavaScript has one policy, which runs no inline script', async () => {
    const wrong = await writes['a form without JavaScript']['wrong answers'](page);
    const answer = await send(origin + form.path, { method: 'POST', ...wrong });
    expect(answer.status).toBe(200);
    expect(answer.all(policy)).toEqual([expect.stringContaining("script-src 'self';")]);
  });

  it('that fails is one of ours, without a script or a style, and not kept', async () => {
    const malformed = await writes['a form without JavaScript'].malformed(page);
    const ofForm = await send(origin + form.path, { method: 'POST', ...malformed });
    expect(ofForm.status).toBe(500);
    const { headers, all, body } = ofForm;
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toContain('no-store');
    const html = body.toString();
    expect(html).toMatch(/<title>Unexpected Application Error! .*<h1[^>]*>Unexpected Application Error!</s);
    expect(html).toContain('name="viewport" content="width=device-width');
    for (const [href, words] of Object.entries({ '': renderError.retry, '/': renderError.home }))
      expect(html).toMatch(new RegExp(`<a href="${href}"[^>]*>${words}<`));
    // That of the page, and before it that of an answer to a form.
    const policies = [...all(policy), /-Policy" content="([^"]+)/.exec(html)?.[1]];
    for (const said of policies) expect(said).toMatch(/script-src 'self';.* style-src-attr 'unsafe-inline';/);
    expect(html).not.toMatch(/<(script|style|link|img)/);
  });

  it.each(['/404', '/500', '/_global-error', '/services/%ff', '/services/ai%E2?utm_source=mail%E2', '/%'])(
    'of a failure has no address of its own, nor is one that cannot be read a failure, such as %s',
    async (address) => {
      const answer = await send(origin + address);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain(`${notFoundPage.title}</h1>`);
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.all(policy)).toHaveLength(1);
    },
  );

  it('answers the interface with a policy too', async () => {
    expect((await send(`${origin}/api/health`)).all(policy)).toEqual([
      expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
    ]);
  });
});
