import type { Browser, Page } from '@playwright/test';
import { frameDrawn, hydrated, layOutFarSections, stopAnimations } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

type StyleUpdate = { name: string; args: { elementCount?: number } };

/** The most elements of the page that were styled at once for what was done to it. */
async function mostStyled(browser: Browser, page: Page, change: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await change();
  await frameDrawn(page);
  const { traceEvents }: { traceEvents: StyleUpdate[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(0, ...counts);
}

const addElement = (page: Page) =>
  page.evaluate(() => document.querySelector('footer')?.append(document.createElement('p')));

// A page arrives in pieces and is hydrated in pieces: what is styled anew for each of them is paid a dozen times. All of
// it is, where one rule is for what stands inside `html:has(…)` or `body:has(…)`.
const tab = openOnce();

for (const path of ['/', '/services/ai-agents', '/workflows/auto-vsl-generator', '/backend-form']) {
  test.describe(path, () => {
    test.beforeAll(async () => {
      const page = tab();
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page);
      if (path === '/') await layOutFarSections(page);
    });

    test('an element more leaves the style of the others alone', async ({ browser }) => {
      const page = tab();
      const all = await page.locator('*').count();
      expect(all).toBeGreaterThan(200);
      expect(await mostStyled(browser, page, () => addElement(page))).toBeLessThan(all / 10);
    });

    test('its bar shrinks without the page being styled anew', async ({ browser }) => {
      const page = tab();
      const all = await page.locator('*').count();
      const styled = await mostStyled(browser, page, async () => {
        await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
        await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
      });
      expect(styled).toBeLessThan(all / 2);
    });
  });
}

// A modal dialog makes the rest of its page inert, which is a style of every element; so are the colors of a theme.
test('what lies far from the window rests while the menu is opened and the theme changes', async ({
  browser,
  page,
}) => {
  await stopAnimations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  const laidOut = page.locator('[data-far=laid-out]');
  await layOutFarSections(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const all = await page.locator('*').count();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const themeButton = menu.getByRole('button', { name: 'Switch to light/dark theme' });
  /** Each as fast as there is: no frame is drawn between the button's going down and its coming up. */
  const presses = [
    async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
    },
    () => themeButton.click(),
    () => themeButton.press('Enter'),
  ];
  for (const press of presses) {
    await expect(laidOut).toBeAttached();
    expect(await mostStyled(browser, page, press)).toBeLessThan(all * 0.6);
    await page.clock.runFor(10_000);
  }
  // At the end of the page it is what comes first that rests.
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(laidOut).toBeAttached();
  await page.locator('body > .theme-corner').click();
  await frameDrawn(page);
  const shown = await page
    .locator('main > section')
    .evaluateAll((sections) =>
      sections.map(
        ({ firstElementChild }) =>
          firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false,
      ),
    );
  expect(shown.slice(0, 4)).toEqual([false, false, false, false]);
  expect(shown.at(-1)).toBe(true);
});
