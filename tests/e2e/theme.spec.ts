import type { Page } from '@playwright/test';
import { groundColors } from '@/content/brand-colors';
import { productName } from '@/content/product-name';
import { expect, shareSite, test } from './support/site';

shareSite();

const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch to light/dark theme', exact: true });
const kept = (page: Page) => page.evaluate(() => window.localStorage.getItem('theme'));

test('is dark by default, and each change is worn and kept', async ({ page }) => {
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
});

test("is what the bar of a phone's browser wears, before and after hydration and inside the site", async ({
  page,
}) => {
  /** The first element counts. */
  const bar = () => page.locator('meta[name=theme-color]').first().getAttribute('content');
  await page.goto('/welcome');
  expect(await bar()).toBe(groundColors.dark);
  await toggle(page).click();
  expect(await bar()).toBe(groundColors.light);
  await page.reload();
  expect(await bar()).toBe(groundColors.light);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' }).click();
  await expect(page).toHaveURL('/contact');
  expect(await bar()).toBe(groundColors.light);
});

test('stays while the visitor moves inside the site', async ({ page }) => {
  await page.goto('/welcome');
  await toggle(page).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('is there before any script file, so that nothing flashes', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('theme', 'light'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/welcome');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('has its control fixed at the bottom left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/welcome');
  const place = await toggle(page).boundingBox();
  expect(place).toEqual({ x: 16, y: 640, width: 44, height: 44 });
  await page.evaluate(() => window.scrollTo(0, 300));
  expect(await toggle(page).boundingBox()).toEqual(place);
});

test('is whole in the gutter where a disc would cover words', async ({ page }) => {
  await page.goto('/smart-decision');
  for (const { width, theme } of [
    { width: 320, theme: 'light' },
    { width: 360, theme: 'dark' },
    { width: 430, theme: 'light' },
    { width: 600, theme: 'dark' },
    { width: 768, theme: 'light' },
    { width: 1024, theme: 'dark' },
  ]) {
    await page.setViewportSize({ width, height: 740 });
    const words = await page.getByRole('heading', { level: 1 }).boundingBox();
    const place = await toggle(page).boundingBox();
    expect(place).toMatchObject({ x: 0, y: 740 - 16 - 44, height: 44 });
    const moon = await toggle(page).locator('svg').boundingBox();
    expect(moon?.width).toBeGreaterThanOrEqual(14);
    expect(moon?.height).toBe(moon?.width);
    expect(moon?.x).toBeGreaterThanOrEqual(2);
    expect((moon?.x ?? 0) + (moon?.width ?? 0)).toBeLessThan(words?.x ?? 0);
    const shown = place?.width ?? 0;
    expect(shown).toBeGreaterThanOrEqual(16);
    expect(shown).toBeLessThan(words?.x ?? 0);
    // A finger finds 24 px; a link of the text column loses at most 8 of its first.
    const isHit = (x: number) =>
      page.evaluate(
        (at) => document.elementFromPoint(at, window.innerHeight - 38)?.closest('button') !== null,
        x,
      );
    expect(await isHit(23)).toBe(true);
    expect(await isHit((words?.x ?? 0) + 8)).toBe(false);
    await page.mouse.click(22, 740 - 38);
    await expect(root(page)).toHaveAttribute('data-theme', theme);
  }
});

test('changes the logo, and the filter over the particles', async ({ page }) => {
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('link', { name: productName });
  const particles = page.locator('canvas[data-theme]');
  await expect(logo.locator('[data-logo="dark"]')).toBeVisible();
  await expect(logo.locator('[data-logo="light"]')).toBeHidden();
  await expect(particles).toHaveCSS('filter', 'none');
  await toggle(page).click();
  await expect(logo.locator('[data-logo="dark"]')).toBeHidden();
  await expect(logo.locator('[data-logo="light"]')).toBeVisible();
  await expect(particles).toHaveCSS('filter', 'invert(1)');
});

test('works where the browser refuses storage', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/welcome');
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/welcome');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  expect(problems).toEqual([]);
});
