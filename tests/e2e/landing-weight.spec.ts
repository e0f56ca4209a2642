import { weighScripts } from './support/script-bytes';
import { expect, serveSite, test } from './support/site';

const site = serveSite();

/** Bytes of compressed JavaScript; 139,000 of them are the framework. The second is a ceiling that only goes down. */
const limits = { first: 160_000, all: 162_500 };

test('the landing page loads at most 160 KB of JavaScript, all of it from this site', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.origin()) foreign.push(request.url());
  });
  const { first, all } = await weighScripts(page, '/');
  expect(first).toBeGreaterThan(100_000);
  expect(first).toBeLessThanOrEqual(limits.first);
  expect(all).toBeLessThanOrEqual(limits.all);
  expect(foreign).toEqual([]);
});
