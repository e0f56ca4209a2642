import { weighScripts } from './support/script-bytes';
import { expect, serveSite, test } from './support/site';
import { standingPages } from './support/standing-pages';

const site = serveSite();

/** Bytes of compressed JavaScript; 139,000 of them are the framework. The second is a ceiling that only goes down. */
const limits = { first: 150_000, all: 158_000 };

test('every standing page loads no more JavaScript than it has to, and nothing from elsewhere', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.origin()) foreign.push(request.url());
  });
  for (const address of standingPages) {
    const { first, all } = await weighScripts(page, address);
    expect(first, address).toBeGreaterThan(100_000);
    expect(first, address).toBeLessThanOrEqual(limits.first);
    expect(all, address).toBeLessThanOrEqual(limits.all);
  }
  expect(foreign).toEqual([]);
});
