import type { Page } from '@playwright/test';
import { productName } from '@/content/product-name';
import { holdRequests, hydrated, inQuickMotion } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function openAt(page: Page, path: string, y: number) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrollY(page)).toBe(y);
}

const tab = openOnce();

for (const { path, name, follow } of [
  {
    path: '/',
    name: 'the logo',
    follow: (page: Page) => page.getByRole('banner').getByRole('link', { name: productName }).click(),
  },
  {
    path: '/',
    name: 'Home at the foot',
    follow: (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).dispatchEvent('click'),
  },
  {
    path: '/fullservice',
    name: 'Services in the menu',
    async follow(page: Page) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click();
    },
  },
])
  test(`on ${path}, ${name} leads to its top, where the keyboard goes on`, async () => {
    const page = tab();
    await openAt(page, path, 900);
    await follow(page);
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(path);
  });

test.describe('on a slow network', () => {
  test.use(inQuickMotion);

  test('a press is answered before the page is there', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const arrive = await holdRequests(page, /[?&]_rsc=/);
    const bar = () => page.evaluate(() => getComputedStyle(document.body, '::after').content);
    expect(await bar()).toBe('none');
    const link = page.getByRole('main').getByRole('link', { name: 'Browse ALL Services' });
    // In the very frame that follows the press.
    const answered = await link.evaluate(
      (element: HTMLElement) =>
        new Promise<string>((resolve) => {
          element.click();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(getComputedStyle(document.body, '::after').content)),
          );
        }),
    );
    expect(answered).toBe('""');
    await expect(page).toHaveURL('/');
    arrive();
    await expect(page).toHaveURL('/fullservice');
    expect(await bar()).toBe('none');
  });
});
