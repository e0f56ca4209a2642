import { workflowPath } from '@/lib/paths';
import { accessibilityFindings, showTheme } from './support/accessibility';
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

for (const address of distinct) {
  test(`axe finds nothing on ${address}, and nothing scrolls sideways`, async ({ page }) => {
    await page.goto(address);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['dark', 'light']) {
        await showTheme(page, theme);
        const at = `${theme}, ${width} px`;
        expect([at, ...(await accessibilityFindings(page))]).toEqual([at]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
