import type { Locator, Page } from '@playwright/test';
import { groundColors } from '@/content/brand';
import { productName } from '@/content/product-name';
import { expectNoFindings } from './support/accessibility';
import { holdRequests, hydrated, inQuickMotion, runUntil, seen } from './support/pages';
import { expect, full, openOnce, shareSite, test } from './support/site';

shareSite();

test.describe('an address that is not on the chart', () => {
  const errors: string[] = [];
  const tab = openOnce(async (page) => {
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // The browser itself reports the 404.
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
    });
  });

  for (const address of ['/workflows/unknown', '/workflows/auto-vsl-generator/x', '/services/unknown'])
    test(`is drawn once, what the server sent is what the browser makes of it: ${address}`, async () => {
      await tab().goto(address);
      await hydrated(tab());
      expect(errors.splice(0)).toEqual([]);
    });

  test('answers 404 and says so, is drawn once, and axe finds nothing there', async () => {
    const page = tab();
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`Page not found · ${productName}`);
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Landing Page' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Browse ALL Services' })).toHaveAttribute(
      'href',
      '/fullservice',
    );
    await hydrated(page);
    expect(errors.splice(0)).toEqual([]);
    await expectNoFindings(page, 'a page that is not there');
  });
});

for (const address of ['/workflows/unknown', '/nowhere'])
  test(
    `${address} goes on saying so while the script of its words is lost, which is asked for until it comes`,
    address === '/nowhere' ? {} : full,
    async ({ page }) => {
      const asked: string[] = [];
      await page.route('**/_next/static/chunks/*.js', async (route) => {
        const response = await route.fetch();
        if (!(await response.text()).includes('We cannot find that page')) return route.fulfill({ response });
        asked.push(route.request().url());
        return route.abort();
      });
      await page.clock.install();
      await page.goto(address);
      const askedLater = async () => {
        await page.clock.fastForward(1000);
        return asked.length;
      };
      await expect.poll(askedLater).toBeGreaterThan(2);
      const heading = page.getByRole('heading', { level: 1, name: 'We cannot find that page' });
      await expect(heading).toBeVisible();

      const come = page.waitForResponse((response) => asked.includes(response.url()));
      await page.unrouteAll({ behavior: 'wait' });
      await runUntil(page, come, 1000);
      await (await come).finished();
      await hydrated(page);
      await expect(heading).toBeVisible();
    },
  );

test('a page that breaks while it is drawn says so, and is drawn on trying again', async ({ page }) => {
  await page.goto('/smart-decision');
  await page.getByRole('banner').waitFor();
  await page.waitForLoadState('networkidle');
  // The part of the next page that runs in the browser does not arrive.
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page
    .getByRole('link', { name: /income/i })
    .first()
    .click();
  const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the landing page' })).toHaveAttribute('href', '/');

  await page.unroute('**/_next/static/chunks/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(heading).toBeHidden();
});

/**
 * Fetches pages ahead, as a visitor does who points at links to them, in a moment in which their scripts get lost.
 * @returns the addresses of those scripts
 */
async function loseScriptsAhead(page: Page, links: Locator[]) {
  const lost: string[] = [];
  await page.route('**/_next/static/chunks/*.js', (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  // What did not come is asked for once more, a moment later.
  const lostTwice = () => lost.length - new Set(lost).size;
  const lostTwiceLater = async () => {
    await page.clock.runFor(500);
    return lostTwice();
  };
  for (const link of links) {
    const before = lostTwice();
    await link.hover();
    await expect.poll(lostTwiceLater).toBeGreaterThan(before);
  }
  await page.unroute('**/_next/static/chunks/*.js');
  return lost;
}

/** A page with links to two others, of which its own scripts bring nothing along. */
async function openBeforeForms(page: Page) {
  await page.clock.install();
  await page.goto('/smart-decision');
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('main').locator('a[href="/income-form"]').first();
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Apply Now' });
  return { form, careers };
}

test('pages that were fetched ahead in a moment without network are asked for again, without a word', async ({
  page,
}) => {
  const { form, careers } = await openBeforeForms(page);
  await loseScriptsAhead(page, [form, careers]);
  const failed: string[] = [];
  page.on('pageerror', ({ name }) => failed.push(name));
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [role=alert]')) document.body.dataset.told = '';
    }).observe(document.body, { childList: true, subtree: true });
  });

  await form.click();
  await expect(page.getByRole('heading', { level: 1, name: /Income/ })).toBeVisible();
  expect(failed).toContain('ChunkLoadError');
  await page.goBack();
  await careers.click();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-told');
});

test('they are not where a proxy answers for a site that is away, nor once the visitor was told', async ({
  page,
}) => {
  const { form, careers } = await openBeforeForms(page);
  await loseScriptsAhead(page, [form, careers]);
  const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' });

  await page.route('**/income-form*', (route) => route.fulfill({ status: 503, body: 'The site is away.' }));
  await form.click();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(form).toBeVisible();

  const answer = await holdRequests(page, '**/hiring');
  const asking = page.waitForRequest('**/hiring');
  await careers.click();
  const question = await asking;
  expect(question.method()).toBe('HEAD');
  await page.clock.fastForward(3000);
  await expect(heading).toBeVisible();
  const again: string[] = [];
  page.on('request', (request) => request.url().includes('/hiring') && again.push(request.url()));
  answer();
  expect((await question.response())?.status()).toBe(200);
  // Asked after whatever follows from that answer.
  await page.evaluate(() => fetch('/robots.txt', { method: 'HEAD' }));
  expect(again).toEqual([]);
  await expect(heading).toBeVisible();
});

test('a page whose script is lost again says so, and is asked for no more', async ({ page }) => {
  const { careers } = await openBeforeForms(page);
  const lost = await loseScriptsAhead(page, [careers]);
  await page.route(
    (url) => lost.includes(url.href),
    (route) => route.abort(),
  );
  const questions: string[] = [];
  page.on('request', (request) => request.method() === 'HEAD' && questions.push(request.url()));
  await careers.click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(questions).toEqual([expect.stringContaining('/hiring')]);
});

test('a page whose script was lost is not asked for again once the visitor has gone back', async ({
  page,
}) => {
  const { careers } = await openBeforeForms(page);
  await loseScriptsAhead(page, [careers]);
  const answer = await holdRequests(page, '**/hiring');
  const asking = page.waitForRequest('**/hiring');
  await careers.click();
  const question = await asking;
  await page.goBack();
  await expect(careers).toBeVisible();
  const again: string[] = [];
  page.on('request', (request) => /smart-decision\?.*_rsc=/.test(request.url()) && again.push(request.url()));
  answer();
  expect((await question.response())?.status()).toBe(200);
  await page.getByRole('main').evaluate(seen);
  // Asked after whatever follows from that answer.
  await page.evaluate(() => fetch('/robots.txt', { method: 'HEAD' }));
  expect(again).toEqual([]);
});

test('a frame that breaks leaves the same words, in the visitor’s theme', async ({ page }) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('theme', 'light');
    // The cursor trail, a part of the frame, asks for it.
    window.matchMedia = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.goto('/smart-decision');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page).toHaveTitle(`Unexpected Application Error! · ${productName}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // As the bar of a phone's browser: there is one element, or this would not wait for it.
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', groundColors.light);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the landing page' }).click();
  await expect(page).toHaveURL('/');
});

test('a router that breaks leaves them too, and the page is opened anew on trying again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('theme', 'light');
    // As Safari does after a hundred addresses in half a minute.
    window.history.pushState = () => {
      throw new DOMException('broken on purpose', 'SecurityError');
    };
  });
  await page.goto('/smart-decision');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply Now' }).click();
  const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  await expect(heading).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(heading).toBeHidden();
});

test.describe('a visitor who has not asked for less motion', () => {
  test.use(inQuickMotion);

  test('what makes a page livelier costs nothing but itself where it cannot be loaded', async ({
    page,
    context,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    // A chunk that did not come is asked for again: each counts once.
    const failed = new Set<string>();
    page.on('requestfailed', (request) => failed.add(request.url()));
    await page.mouse.move(300, 300);
    const workflows = page.getByRole('list', { name: 'Workflows' });
    await workflows.scrollIntoViewIfNeeded();
    // What draws the sparks behind the mouse; on a slow machine also what records the visit.
    await expect
      .poll(() => [...failed].filter((url) => url.includes('/_next/static/chunks/')).length)
      .toBeGreaterThan(0);
    await expect(workflows).toBeVisible();
    expect(errors).toEqual([]);
  });
});
