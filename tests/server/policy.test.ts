import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { staticPages } from '@/scripts/policies';
import { launchOptions } from '@/tests/support/launch-options';
import { answer, coldOutreachAnswers, supportAnswers } from '../e2e/support/assessment';
import { hurryStyles } from '../e2e/support/pages';
import { tagsOfPage } from '../support/standing-pages';
import { root } from './site';

const addresses = (await staticPages(`${root}.next`)).filter((address) => !address.startsWith('/_'));

describe('in a browser', () => {
  const origin = inject('plainSite');
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions);
  });
  afterAll(async () => {
    await browser.close();
  });

  describe('one visitor of all pages', () => {
    let page: Page;

    beforeAll(async () => {
      page = await watchedPage(browser);
    });
    afterAll(() => page.close());

    // That its scripts are those its policy names, `pages.test.ts` asks of every page.
    for (const address of [...addresses, '/no-such-page'])
      it(`${address} runs, and breaks its own policy nowhere`, tagsOfPage(address), async () => {
        await page.goto(origin + address, { waitUntil: 'load' });
        await hydrated(page);
        expect(await violations(page)).toEqual([]);
      });
  });

  it.each([
    ['/backend-form', supportAnswers],
    ['/income-form', coldOutreachAnswers],
    ['/hiring', null],
  ] as const)('what is typed into %s is checked without breaking its policy', async (address, answers) => {
    const page = await watchedPage(browser);
    await page.goto(origin + address);
    await hydrated(page);
    if (answers) await answer(page, answers);
    await page.locator('#transcend, #submit-application').click();
    await expect.poll(() => hasBeenChecked(page), { timeout: 60_000 }).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  it('an inline script, a handler and a string of code that were put into a page do not run', async () => {
    const page = await watchedPage(browser);
    await page.goto(origin);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," onerror="document.title = \'taken over\'">',
      );
      window.setTimeout('document.title = "taken over"');
    });
    // The picture may fail before the timer or after it.
    await expect
      .poll(async () => (await violations(page)).sort(), { timeout: 60_000 })
      .toEqual(['script-src', 'script-src-attr', 'script-src-elem']);
    expect(await page.title()).not.toBe('taken over');
    await page.close();
  });
});

/** A page that keeps the names of the directives it has broken, from its first byte on. */
async function watchedPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await hurryStyles(page);
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) => broken.push(event.effectiveDirective));
  });
  return page;
}

/** The form has its errors, or its answers have led on. */
const hasBeenChecked = async (page: Page) =>
  new URL(page.url()).pathname === '/analysis-loading' ||
  (await page.locator('main [role="alert"] a').count()) > 0;

const violations = (page: Page) => page.evaluate<string[]>('broken');

/** React marks each element it has taken over. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
