import { weighScripts } from './support/script-bytes';
import { expect, serveSite, test } from './support/site';

const site = serveSite();

/** Bytes of compressed JavaScript before a visitor touches anything (issue: at most 160 KB; 139 are the framework). */
const limit = 160_000;

test('the landing page loads at most 160 KB of JavaScript, all of it from this site', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.origin()) foreign.push(request.url());
  });
  const { all } = await weighScripts(page, '/');
  expect(all).toBeGreaterThan(100_000);
  expect(all).toBeLessThanOrEqual(limit);
  expect(foreign).toEqual([]);
});
