import { chromium, type Page } from '@playwright/test';
import { serviceSlugs } from '@/content/services/service';
import { paths, servicePath } from '@/lib/paths';
import { launchOptions } from '../support/launch-options';
import { distinctPages } from '../support/standing-pages';
import { cutOff } from './support/cut-off';
import { expect, shareSite, test } from './support/site';

shareSite();

const addresses = [
  ...new Set<string>([
    ...Object.values(paths),
    ...serviceSlugs.map(servicePath),
    ...distinctPages,
    '/contact?clarify=income',
    '/nowhere',
  ]),
];

const widths = [320, 360, 390, 430];

/** What is cut off at each width, where anything is. */
async function cutAt(page: Page) {
  const found: Record<number, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.evaluate(cutOff);
    if (cut.length > 0) found[width] = cut;
  }
  return found;
}

// A visitor sets this once for all sites; it is no zoom, and also what a `rem` in a media query is.
for (const size of [16, 24, 32])
  test.describe(`with the browser's text at ${size} px`, () => {
    // A page at a time in one browser: a setting of the whole browser cannot be changed in a running one.
    test('no page cuts words or controls off on a phone', async ({ baseURL }) => {
      const browser = await chromium.launch({
        ...launchOptions,
        args: [...launchOptions.args, `--blink-settings=defaultFontSize=${size}`],
      });
      try {
        const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
        for (const address of addresses) {
          await page.goto(address);
          await page.evaluate(() => document.fonts.ready);
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
            `${size}px`,
          );
          expect.soft(await cutAt(page), address).toEqual({});
          await expect.soft(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
        }
      } finally {
        await browser.close();
      }
    });
  });
