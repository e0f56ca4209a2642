import type { Page } from '@playwright/test';
import { site } from '@/content/site';
import { inQuickMotion } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function open(page: Page, path: string) {
  await page.goto(path);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
}

async function entries(page: Page) {
  const links = await drawer(page).getByRole('link').all();
  return Promise.all(links.map(async (link) => [await link.textContent(), await link.getAttribute('href')]));
}

/** Waits for what is still moving, without a clock. */
const settled = (page: Page) =>
  drawer(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the landing page adds itself to its links', async ({ page }) => {
    await open(page, '/');
    expect(await entries(page)).toEqual([
      ['Landing Page', '/'],
      ['Workflows', '/eworkflows'],
      ['Services', '/fullservice'],
      ['About Us', '/about'],
      ['Which AI Fits Me?', '/welcome'],
      ['Book a Call', '/contact'],
    ]);
    await expect(drawer(page).getByRole('link', { name: 'Landing Page' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test.describe('opened and closed', () => {
  const opened = openOnce((page) => page.goto('/welcome'));

  test('a double tap opens it, or closes it', async () => {
    const page = opened();
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await toggle(page).boundingBox();
    const place = [(box?.x ?? 0) + (box?.width ?? 0) - 12, 40] as const;
    await page.mouse.dblclick(...place);
    await expect(drawer(page)).toBeVisible();
    await settled(page);
    await page.mouse.dblclick(...place);
    await expect(drawer(page)).toBeHidden();
  });

  test('locks the page behind it and leaves it where it was', async () => {
    const page = opened();
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.evaluate(() => window.scrollTo(0, 120));
    await toggle(page).click();
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 400);
    await expect(drawer(page)).toBeVisible();
    expect(await scrollY(page)).toBe(120);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    expect(await scrollY(page)).toBe(120);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(120);
  });

  test('closes on choosing an entry, also of the page one is on', async () => {
    const page = opened();
    await toggle(page).click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).getByRole('link', { name: 'Which AI Fits Me?' }).click();
    await expect(drawer(page)).toBeHidden();
    await toggle(page).click();
    await drawer(page).getByRole('link', { name: 'Book a call' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on an inner page', () => {
  const opened = openOnce((page) => page.goto('/welcome'));

  test.beforeEach(async () => {
    await toggle(opened()).click();
    await expect(drawer(opened())).toBeVisible();
  });
  test.afterEach(async () => {
    await opened().keyboard.press('Escape');
    await expect(drawer(opened())).toBeHidden();
  });

  test('lists the site', async () => {
    const page = opened();
    expect(await entries(page)).toEqual([
      ['Landing Page', '/'],
      ['About us', '/about'],
      ['Services', '/fullservice'],
      ['Purchasable Workflows', '/eworkflows'],
      ['Which AI Fits Me?', '/welcome'],
      ['Book a call', '/contact'],
    ]);
  });

  test('keeps the keyboard inside, and gives it back on Escape', async () => {
    const page = opened();
    const strays: string[] = [];
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement: focus, body } = document;
        return focus && focus !== body && !focus.closest('dialog') ? focus.outerHTML : null;
      });
      if (outside) strays.push(outside);
    }
    expect(strays).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    // It is a link that says it is a button, and a browser presses no link by the space bar.
    await page.keyboard.press('Space');
    await expect(drawer(page)).toBeVisible();
  });

  test('closes on its button and on its backdrop', async () => {
    const page = opened();
    await drawer(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer(page)).toBeHidden();
    await toggle(page).click();
    await page.mouse.click(40, 300);
    await expect(drawer(page)).toBeHidden();
  });

  test('stays open when its own ground is clicked', async () => {
    const page = opened();
    await settled(page);
    const box = await drawer(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, 20);
    await expect(drawer(page)).toBeVisible();
  });

  test('wears the theme', async () => {
    const page = opened();
    const ground = () => drawer(page).evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
    const dark = await ground();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Switch to light/dark theme' }).click();
    await toggle(page).click();
    await expect(drawer(page)).toBeVisible();
    expect(await ground()).not.toBe(dark);
  });
});

test('a workflow page has a menu of its own, with the tagline', async ({ page }) => {
  await open(page, '/workflows/auto-vsl-generator');
  expect(await entries(page)).toEqual([
    ['About us', '/about'],
    ['Services', '/fullservice'],
    ['Purchasable Workflows', '/eworkflows'],
    ['Which AI Fits Me?', '/welcome'],
    ['Book a call', '/contact'],
  ]);
  await expect(drawer(page)).toContainText(site.tagline);
});

test.describe('in motion', () => {
  test.use(inQuickMotion);

  test('the drawer slides for 0.3 s and is as wide as the screen allows', async ({ page }) => {
    await page.goto('/welcome');
    for (const [viewport, width] of [
      [320, 272],
      [376, 319.6],
      [1280, 320],
    ] as const) {
      await page.setViewportSize({ width: viewport, height: 700 });
      await toggle(page).click();
      await expect(drawer(page)).toHaveCSS('transition-duration', '0.3s');
      await settled(page);
      const box = await drawer(page).boundingBox();
      expect(box?.width).toBeCloseTo(width, 0);
      expect(box?.height).toBe(700);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(viewport - 16);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
    }
  });
});

test('closes when the visitor goes back', async ({ page }) => {
  await page.goto('/smart-decision');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Which AI Fits Me?' }).click();
  await expect(page).toHaveURL('/welcome');
  await toggle(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/smart-decision');
  await expect(drawer(page)).toBeHidden();
});
