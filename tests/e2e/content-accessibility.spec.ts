import { workflowPath } from '@/lib/paths';
import { accessibilityFindings } from './support/accessibility';
import { expect, serveSite, test } from './support/site';
import { standingPages } from './support/standing-pages';

serveSite();

/** The ten workflow pages share one layout: one without a note and one with it stand for all of them. */
const distinct = standingPages.filter(
  (address) =>
    !address.startsWith('/workflows/') ||
    address === workflowPath('viral-reels-factory') ||
    address === workflowPath('product-visualization-funnels'),
);

for (const theme of ['dark', 'light'] as const) {
  for (const width of [360, 768, 1440]) {
    test(`axe finds nothing, and nothing scrolls sideways: ${theme}, ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      for (const address of distinct) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect([address, ...(await accessibilityFindings(page))]).toEqual([address]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
}
