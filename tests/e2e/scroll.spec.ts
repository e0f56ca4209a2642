import type { Page } from '@playwright/test';
import { productName } from '@/content/product-name';
import { hydrated, inQuickMotion } from './support/pages';
import { expect, full, shareSite, test } from './support/site';

shareSite();

test.use({ ...inQuickMotion, viewport: { width: 1280, height: 500 } });

const minute = 60_000;

declare global {
  interface Window {
    scrolls?: ScrollToOptions[];
    /** What is to be smooth is: a frame after another, for half a second. */
    isSmooth?: boolean;
  }
}

type Record = { path: string; x: number; y: number; timestamp: number; targetPath?: string };

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(window.sessionStorage.getItem(name) ?? 'null'), key);
const positions = (page: Page): Promise<{ [path: string]: Record } | null> =>
  stored(page, 'scroll_positions');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/**
 * Opens a page whose clock stands still; `scrolls` then tells how the page was asked to scroll. It does so at once, and
 * smoothly only with `scrollSmoothly`.
 */
async function openStill(page: Page, path: string) {
  await page.clock.install();
  await page.addInitScript(() => {
    const scrolls: ScrollToOptions[] = [];
    const scrollTo = window.scrollTo.bind(window);
    Object.assign(window, {
      scrolls,
      scrollTo(options: ScrollToOptions) {
        scrolls.push(options);
        scrollTo(window.isSmooth ? options : { ...options, behavior: 'instant' });
      },
    });
  });
  await openNext(page, path);
}

/** Opens another page in the same tab: a next page takes a third of a first. */
async function openNext(page: Page, path: string) {
  await page.clock.resume();
  await page.goto(path);
  await hydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + minute);
}

const lastScroll = (page: Page) => page.evaluate(() => window.scrolls?.at(-1));

/** From now on the last scroll is one that comes: the one before may have asked for the same. */
const forgetScrolls = (page: Page) => page.evaluate(() => window.scrolls?.splice(0));

const scrollSmoothly = (page: Page, isSmooth: boolean) =>
  page.evaluate((value) => {
    window.isSmooth = value;
  }, isSmooth);

const smoothlyTo = (top: number) => ({ top, left: 0, behavior: 'smooth' });

/** Scrolls at once, and waits until the page has heard of it. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true });
        document.documentElement.scrollTop = top;
      }),
    y,
  );

async function goToWelcome(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Which AI Fits Me?' }).click();
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to');
}

/** Leaves for a page, and comes back. */
async function leaveAndReturn(page: Page, address: string) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' }).dispatchEvent('click');
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL(address);
}

/** Comes back to the place, and not to a section visited before. */
async function expectPlaceKept(page: Page, path: string, section: string) {
  await page.locator(`a[href="${section}"]`).first().press('Enter');
  await expect(page).toHaveURL(`${path}${section}`);
  await scrollTo(page, 1500);
  await leaveAndReturn(page, `${path}${section}`);
  await page.clock.runFor(1000);
  await expect.poll(() => scrollY(page)).toBe(1500);
}

test('a place is saved, and the one on / is come back to, on a reload too', async ({ page }) => {
  await openStill(page, '/');

  await test.step('a place is saved 150 ms after the last movement', async () => {
    await scrollTo(page, 300);
    await page.clock.runFor(100);
    await scrollTo(page, 400);
    await page.clock.runFor(149);
    expect((await positions(page))?.['/']).toBeUndefined();
    await page.clock.runFor(1);
    expect((await positions(page))?.['/']).toMatchObject({ x: 0, y: 400, timestamp: expect.any(Number) });
  });

  await test.step('the place on / is come back to, and not a section visited before', () =>
    expectPlaceKept(page, '/', '#main'));

  await test.step('a reload comes back to the same place', async () => {
    await openNext(page, '/');
    await page.clock.resume();
    await scrollTo(page, 700);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(700);
  });
});

test('a page other than those is gone to at its top, and its places are saved later', async ({ page }) => {
  await openStill(page, '/');

  await test.step('nothing is saved for a second after arriving', async () => {
    await goToWelcome(page);
    await scrollTo(page, 100);
    await page.clock.runFor(999);
    expect((await positions(page))?.['/welcome']).toBeUndefined();
    await page.clock.runFor(1);
    expect((await positions(page))?.['/welcome']?.y).toBe(100);
  });

  await test.step('of any other page it is the top, also on going back', async () => {
    await scrollTo(page, 200);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' }).click();
    await expect(page).toHaveURL('/contact');
    await forgetScrolls(page);
    await page.goBack();
    await expect(page).toHaveURL('/welcome');
    await expect.poll(() => lastScroll(page)).toEqual(smoothlyTo(0));
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test('the place where the landing page is left is recorded, and known for half an hour', async ({ page }) => {
  await openStill(page, '/');
  await scrollTo(page, 700);
  await goToWelcome(page);

  await test.step('is recorded, and the next page is taken smoothly to its top', async () => {
    expect(await stored(page, 'scroll_before_navigation')).toEqual({
      path: '/',
      x: 0,
      y: 700,
      timestamp: expect.any(Number),
      targetPath: '/welcome',
    });
    expect((await positions(page))?.['/']?.y).toBe(700);
    expect(await lastScroll(page)).toEqual(smoothlyTo(0));
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  await test.step('is restored smoothly on going back and forward', async () => {
    await scrollSmoothly(page, true);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => lastScroll(page)).toEqual(smoothlyTo(700));
    await expect.poll(() => scrollY(page)).toBe(700);

    await page.goForward();
    await expect(page).toHaveURL('/welcome');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(700);
    await scrollSmoothly(page, false);
  });

  await test.step('is kept by whoever goes on before the page is there', async () => {
    await scrollTo(page, 300);
    await page.goForward();
    await expect(page).toHaveURL('/welcome');
    expect((await positions(page))?.['/']?.y).toBe(700);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(700);
  });

  for (const [age, y] of [
    [30 * minute - 1, 700],
    [30 * minute, 0],
  ] as const)
    await test.step(`is ${y === 0 ? 'forgotten' : 'known'} after ${age} ms`, async () => {
      // For a second after arriving no place is saved.
      await page.clock.fastForward(1000);
      await goToWelcome(page);
      expect((await positions(page))?.['/']?.y).toBe(700);
      await page.clock.fastForward(age);
      await forgetScrolls(page);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect.poll(() => lastScroll(page)).toEqual(smoothlyTo(y));
      await expect.poll(() => scrollY(page)).toBe(y);
    });

  await test.step('is not where a link to that page leads', async () => {
    await scrollTo(page, 700);
    await goToWelcome(page);
    await forgetScrolls(page);
    await page.getByRole('banner').getByRole('link', { name: productName }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => lastScroll(page)).toEqual(smoothlyTo(0));
  });

  await test.step('is reached at once by whoever wants less motion', async () => {
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.runFor(1000);
    await scrollTo(page, 700);
    await forgetScrolls(page);
    await goToWelcome(page);
    expect(await lastScroll(page)).toEqual({ top: 0, left: 0, behavior: 'instant' });
    await forgetScrolls(page);
    await page.goBack();
    await expect.poll(() => lastScroll(page)).toEqual({ top: 700, left: 0, behavior: 'instant' });
    expect(await scrollY(page)).toBe(700);
  });
});

test('comes back to the place on each page with a list', async ({ page }) => {
  for (const [index, path] of ['/fullservice', '/eworkflows', '/main'].entries())
    await test.step(path, async () => {
      await (index === 0 ? openStill : openNext)(page, path);
      await scrollTo(page, 900);
      await leaveAndReturn(page, path);
      await expect.poll(() => scrollY(page)).toBe(900);
      if (path === '/fullservice') {
        // For a second after arriving no place is saved.
        await page.clock.runFor(1000);
        await expectPlaceKept(page, path, '#appointment-setting');
      }
    });
});

test('waits 100 ms before it reaches a section of the landing page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openStill(page, '/about');
  await page.getByRole('main').locator('a[href="/#chart"]').click();
  await expect(page).toHaveURL('/#chart');
  await expect(page.locator('#chart')).toBeAttached();
  await page.clock.runFor(99);
  expect(await scrollY(page)).toBe(0);
  await page.clock.runFor(1);
  await expect(page.locator('#chart')).toBeInViewport();
});

// The browser makes the entry of a link to a section by itself: the router knows nothing of it.
test.describe('Back to a section that a link of its page led to', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('shows that page, at that section, and Back and Forward go on from there, at last to its top', async ({
    page,
  }) => {
    await page.goto('/privacy-policy');
    await hydrated(page);
    const section = page.getByRole('main').locator('a[href^="#"]').nth(2);
    const hash = (await section.getAttribute('href')) ?? '';
    await section.click();
    await expect(page).toHaveURL(`/privacy-policy${hash}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/about');

    await page.goBack();
    await expect(page).toHaveURL(`/privacy-policy${hash}`);
    await expect(heading(page)).toHaveText('Privacy Policy');
    await expect(page.locator(hash)).toBeInViewport();
    await page.goForward();
    await expect(heading(page)).not.toHaveText('Privacy Policy');
    await page.goBack();
    await expect(heading(page)).toHaveText('Privacy Policy');
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(heading(page)).toHaveText('Privacy Policy');
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('so does the Back of a page whose visitor had skipped to the content', full, async ({ page }) => {
    await page.goto('/services/ai-agents');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/ai-agents#main');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Apply Now' }).click();
    await expect(page).toHaveURL('/hiring');
    await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/services/ai-agents#main');
    await expect(heading(page)).toContainText('AI Agents');
  });
});
