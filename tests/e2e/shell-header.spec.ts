import type { Page } from '@playwright/test';
import { productName } from '@/content/product-name';
import { site } from '@/content/site';
import { hydrated } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

test.use({ viewport: { width: 1280, height: 600 } });

const header = (page: Page) => page.getByRole('banner');

/** Scrolls, and waits until the page has heard of it. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo(0, top);
      }),
    y,
  );

/** What a scrolled bar draws behind its words, and how much of it is left where. */
const groundOf = (page: Page) =>
  header(page).evaluate((bar) => {
    const { backgroundColor, maskImage } = getComputedStyle(bar, '::before');
    return `${backgroundColor} ${maskImage}`;
  });

async function expectBarToShrink(page: Page) {
  await expect(header(page)).toHaveCSS('height', '80px');
  await scrollTo(page, 50);
  await expect(header(page)).toHaveAttribute('data-scrolled', 'false');
  await expect(header(page)).toHaveCSS('height', '80px');
  await scrollTo(page, 51);
  await expect(header(page)).toHaveAttribute('data-scrolled', 'true');
  await expect(header(page)).toHaveCSS('height', '64px');
  // Opaque behind its words, and visibly translucent below them.
  await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await groundOf(page)).toMatch(
    /^oklch\([^)/]+\) linear-gradient\(rgb\(0, 0, 0\) 75%, rgba\(0, 0, 0, 0\) 113%\)$/,
  );
  await scrollTo(page, 0);
  await expect(header(page)).toHaveCSS('height', '80px');
}

/** In one tab, each page opened once; what leaves its page is asked last. */
const tab = openOnce();

test.describe('the landing page', () => {
  test.beforeAll(() => tab().goto('/'));

  test('has its links in the bar', async () => {
    const page = tab();
    const logo = header(page).getByRole('link', { name: productName });
    await expect(logo).toHaveAttribute('href', '/');
    for (const [name, href] of [
      ['Workflows', '/eworkflows'],
      ['Services', '/fullservice'],
      ['About Us', '/about'],
      ['Which AI Fits Me?', '/welcome'],
      ['Book a Call', '/contact'],
    ] as const) {
      await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(header(page).getByRole('button', { name: 'Menu' })).toBeHidden();
  });

  test('lays the bar over its top', async () => {
    const page = tab();
    expect((await page.getByRole('main').boundingBox())?.y).toBe(0);
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('has a bar that shrinks and turns translucent past 50 px', () => expectBarToShrink(tab()));
});

test.describe('an inner page', () => {
  test.beforeAll(() => tab().goto('/services/ai-agents'));

  test('has Back, the logo and the menu in the bar', async () => {
    const page = tab();
    await expect(header(page).getByRole('link', { name: 'Back' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: productName })).toHaveAttribute('href', '/');
    await expect(header(page).getByRole('button', { name: 'Menu' })).toBeVisible();
  });

  test('starts below the bar', async () => {
    const page = tab();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(80);
  });
});

test.describe('the welcome', () => {
  test.beforeAll(() => tab().goto('/welcome'));

  test('the first stop of the keyboard leads past the bar', async () => {
    const page = tab();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('has a bar that shrinks and turns translucent past 50 px', () => expectBarToShrink(tab()));

  test('the footer names the site, its profiles in new tabs, and returns to the top of the landing page', async () => {
    const page = tab();
    const footer = page.getByRole('contentinfo');
    const profiles = footer.getByRole('link', { name: 'opens in a new tab' });
    await expect(profiles).toHaveCount(site.socials.length);
    for (const profile of await profiles.all()) {
      await expect(profile).toHaveAttribute('target', '_blank');
      await expect(profile).toHaveAttribute('rel', /noopener/);
    }
    await footer.getByRole('link', { name: productName }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(footer.getByRole('link', { name: productName })).toHaveCount(0);
  });
});

test.describe('Back', () => {
  test('leads to where the visitor was, and to the landing page where that was nowhere', async ({ page }) => {
    await page.goto('/welcome');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' }).click();
    await expect(page).toHaveURL('/contact');
    await header(page).getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/welcome');

    await page.goto('/smart-decision');
    await expect(header(page).getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });

  test('does so where the browser does not tell what is before a page, also in a tab that a link of ours opened', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    await page.goto('/welcome');
    await hydrated(page);
    const call = page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' });
    const opening = context.waitForEvent('page');
    await call.click({ modifiers: ['ControlOrMeta'] });
    const other = await opening;
    // Until then it is an empty page, which takes with it what is asked of it.
    await expect(other).toHaveURL('/contact');
    await hydrated(other);
    expect(await other.evaluate(() => [document.referrer, history.length])).toEqual([page.url(), 1]);
    await header(other).getByRole('link', { name: 'Back' }).click();
    await expect(other).toHaveURL('/');
    // There are two entries now, of which this is the first.
    await other.goBack();
    await expect(other).toHaveURL('/contact');
    await header(other).getByRole('link', { name: 'Back' }).click();
    await expect(other).toHaveURL('/');

    await call.click();
    await expect(page).toHaveURL('/contact');
    await header(page).getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/welcome');
  });
});
