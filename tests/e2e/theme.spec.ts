import type { Locator, Page } from '@playwright/test';
import { groundColors } from '@/content/brand';
import { productName } from '@/content/product-name';
import { hydrated, refuseStorage } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch to light/dark theme', exact: true });
const kept = (page: Page) => page.evaluate(() => window.localStorage.getItem('theme'));

test('is dark by default, and each change is worn and kept, one made in another tab too', async ({
  page,
  context,
}) => {
  await page.goto('/welcome');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await kept(page)).toBeNull();
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  expect(await kept(page)).toBe('light');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await kept(page)).toBe('dark');
  const other = await context.newPage();
  await other.goto('/demo');
  await toggle(other).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test("stays while the visitor moves inside the site, and is what the bar of a phone's browser wears all the time", async ({
  page,
}) => {
  const bars = page.locator('meta[name=theme-color]');
  /** The first element counts, and there is no other. */
  const bar = async () => {
    await expect(bars).toHaveCount(1);
    return bars.first().getAttribute('content');
  };
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/welcome');
  await test.step('has its control fixed at the bottom left', async () => {
    const place = await toggle(page).boundingBox();
    expect(place).toEqual({ x: 10, y: 640, width: 44, height: 44 });
    await page.evaluate(() => window.scrollTo(0, 300));
    expect(await toggle(page).boundingBox()).toEqual(place);
  });
  expect(await bar()).toBe(groundColors.dark);
  await toggle(page).click();
  expect(await bar()).toBe(groundColors.light);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply Now' }).click();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  expect(await bar()).toBe(groundColors.light);
  await page.reload();
  expect(await bar()).toBe(groundColors.light);
  await hydrated(page);
  expect(await bar()).toBe(groundColors.light);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  expect(await bar()).toBe(groundColors.light);
});

async function expectNothingDark(page: Page) {
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => {
    const { colorScheme } = getComputedStyle(document.documentElement);
    const shown = [...document.querySelectorAll('main, main *')].filter((part) => part.checkVisibility());
    const grounds = shown.flatMap((part) => {
      const { backgroundColor, borderImageSource, fill } = getComputedStyle(part);
      return part.matches('circle') ? [fill] : [backgroundColor, borderImageSource];
    });
    // A star's foil and its point are inks; what is as dark as the sky lies under words.
    return {
      colorScheme,
      dark: grounds.filter((ground) => /oklch\(0\.[12]\d* 0\.0[23]\d* 266/.test(ground)),
    };
  });
  expect(printed).toEqual({ colorScheme: 'light', dark: [] });
}

test.describe('gold and paper', () => {
  const opened = openOnce((page) => page.goto('/services/ai-phone-callers'));
  test.beforeEach(() => opened().emulateMedia({ media: 'screen' }));

  test('selected words are ink on gold, also in a gold button', async () => {
    const page = opened();
    const selected = (selector: string) =>
      page.evaluate((chosen) => {
        const part = document.querySelector(chosen);
        const { color, backgroundColor } = getComputedStyle(part as Element, '::selection');
        return [color, backgroundColor];
      }, selector);
    const inkOnGold = ['oklch(0.2 0.03 266)', 'oklch(0.85 0.115 86)'];
    expect(await selected('h1')).toEqual(inkOnGold);
    expect(await selected('main .bg-gold-fill')).toEqual(inkOnGold);
  });

  test('a gold button has an edge on paper, where its ground is not printed, and only there', async () => {
    const page = opened();
    const button = page.getByRole('main').locator('.bg-gold-fill').first();
    await expect(button).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'print' });
    await expect(button).toHaveCSS('border-top-color', 'oklch(0.22 0.045 268)');
  });

  test('leaves nothing dark on paper', () => expectNothingDark(opened()));

  test.describe('on the landing page', () => {
    test.beforeAll(() => opened().goto('/'));

    test('leaves nothing dark on paper', () => expectNothingDark(opened()));

    test('changes the logo, and the filter over the particles', async () => {
      const page = opened();
      const logo = page.getByRole('banner').getByRole('link', { name: productName });
      const particles = page.locator('canvas[data-theme]');
      await expect(logo.locator('[data-logo="dark"]')).toBeVisible();
      await expect(logo.locator('[data-logo="light"]')).toBeHidden();
      await expect(particles).toHaveCSS('filter', 'none');
      await toggle(page).click();
      await expect(logo.locator('[data-logo="dark"]')).toBeHidden();
      await expect(logo.locator('[data-logo="light"]')).toBeVisible();
      await expect(particles).toHaveCSS('filter', 'invert(1)');
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    });
  });
});

test('gives way to the two colors that a visitor has chosen for every page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto('/services/ai-email-outreach');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const [white, black] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'];
  const strip = page.locator('section').filter({ has: page.locator('mark') });
  await expect(strip).toHaveCSS('border-image-source', `linear-gradient(${white} 0px, ${white} 0px)`);
  await expect(strip.getByText('first name').first()).toHaveCSS('color', black);
  await expect(page.locator('svg .fill-star').first()).toHaveCSS('fill', black);
});

test('is there before any script file, so that nothing flashes', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('theme', 'light'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/welcome');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

/** Words that lie under the control. */
const wordsUnder = (control: Locator) =>
  control.evaluate((button) => {
    const disc = button.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('script, dialog')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects())
        if (
          line.right > disc.left &&
          line.left < disc.right &&
          line.bottom > disc.top &&
          line.top < disc.bottom
        )
          covered.push(text.textContent ?? '');
    }
    return covered;
  });

test.describe('beside a page that is read', () => {
  const opened = openOnce((page) => page.goto('/about'));
  const goTo = (page: Page, share: number) =>
    page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);

  test('stands in the margin, clear of words, wherever there is room for it', async () => {
    const page = opened();
    await goTo(page, 0);
    for (const width of [992, 1024, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(toggle(page)).toBeInViewport();
      const words = await page.getByRole('heading', { level: 1 }).boundingBox();
      const place = await toggle(page).boundingBox();
      expect(place?.x).toBeGreaterThanOrEqual(8);
      expect((place?.x ?? 0) + 44).toBeLessThanOrEqual((words?.x ?? 0) - 8);
    }
  });

  for (const width of [320, 360, 430, 768, 991]) {
    test(`leaves to the side where its words would lie under it: ${width} px`, async () => {
      const page = opened();
      await page.setViewportSize({ width, height: 740 });
      await goTo(page, 0);
      await expect(toggle(page)).toBeInViewport({ ratio: 1 });
      const place = { x: 16, y: 740 - 16 - 44, width: 44, height: 44 };
      await expect.poll(() => toggle(page).boundingBox()).toEqual(place);
      await goTo(page, 1 / 2);
      await expect(toggle(page)).not.toBeInViewport();
      await goTo(page, 1);
      await expect.poll(() => toggle(page).boundingBox()).toEqual(place);
      expect(await wordsUnder(toggle(page))).toEqual([]);
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    });
  }

  test('waits for its end where it is shown four times as large, and would lie on its title', async () => {
    const page = opened();
    await page.setViewportSize({ width: 320, height: 256 });
    await goTo(page, 0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(toggle(page)).not.toBeInViewport();
    await goTo(page, 1);
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  });

  test('on a phone comes into sight for whoever reaches it by keyboard, and stands in the menu', async () => {
    const page = opened();
    await page.setViewportSize({ width: 360, height: 740 });
    // The mouse was there last: what has the focus then is not marked.
    await page.keyboard.press('Tab');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect(toggle(page)).not.toBeInViewport();
    await toggle(page).focus();
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');

    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Switch to light/dark theme' }).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(menu).toBeVisible();
  });
});

test('stands whole under a page shorter than the window, and at both ends of one hardly longer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 430, height: 2600 });
  await page.goto('/smart-decision');
  expect((await toggle(page).boundingBox())?.y).toBeCloseTo(2600 - 16 - 44, 0);
  expect(await wordsUnder(toggle(page))).toEqual([]);

  await page.setViewportSize({ width: 800, height: 1280 });
  const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(way).toBeGreaterThan(0);
  expect(way).toBeLessThan(128);
  for (const end of [0, way]) {
    await page.evaluate((top) => scrollTo(0, top), end);
    await expect.poll(async () => (await toggle(page).boundingBox())?.x).toBe(16);
  }
});

test('works where the browser refuses storage', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await refuseStorage(page);
  await page.goto('/welcome');
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/welcome');
  // As a page does that comes back from the cache: it asks for the theme that was chosen since.
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  expect(problems).toEqual([]);
});
