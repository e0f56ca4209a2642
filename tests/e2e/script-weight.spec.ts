import type { Request } from '@playwright/test';
import { distinctPages } from '../support/standing-pages';
import { scriptBytes } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

// What is sent again is sent in Brotli to whoever takes it: fewer bytes, but not the first time.
test.use({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });

/** What a page loads counts in full, also where the tab has it at hand from the page before. */
const tab = openOnce();

/**
 * Compressed bytes of all scripts before a visitor touches anything, those that follow by themselves too: what measures
 * the visit, and its vitals. Ceilings that only go down; what the HTML names is weighed by tests/server.
 */
for (const { path, ceiling } of [
  { path: '/', ceiling: 146_800 },
  ...[...distinctPages, '/services/ai-agents'].map((path) => ({
    path,
    ceiling: path === '/contact' ? 142_000 : 141_500,
  })),
  ...['/backend-form', '/income-form', '/hiring'].map((path) => ({ path, ceiling: 147_500 })),
]) {
  test(`${path} loads no more JavaScript than it has to, all of it from this site`, async ({ baseURL }) => {
    const page = tab();
    const foreign: string[] = [];
    const note = (request: Request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
        foreign.push(request.url());
    };
    page.on('request', note);
    // The vitals come last.
    const vitals = page.waitForResponse(
      async (response) =>
        response.url().endsWith('.js') && (await response.text()).includes('largest-contentful-paint'),
    );
    await page.goto(path);
    await vitals;
    await page.waitForLoadState('networkidle');
    expect(await scriptBytes(page)).toBeGreaterThan(100_000);
    expect(await scriptBytes(page)).toBeLessThanOrEqual(ceiling);
    expect(foreign).toEqual([]);
    page.off('request', note);
  });
}
