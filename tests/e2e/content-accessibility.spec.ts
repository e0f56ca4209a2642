import { distinctPages } from '../support/standing-pages';
import { accessibilityFindings, showTheme } from './support/accessibility';
import { expect, shareSite, test } from './support/site';

shareSite();

for (const address of distinctPages) {
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
