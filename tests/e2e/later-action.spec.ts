import type { Page } from '@playwright/test';
import { integratedOffer, services } from '@/content/services';
import { workflows } from '@/content/workflows';
import { expect, shareSite, test } from './support/site';

shareSite();

const servicePaths = [...services, integratedOffer].map(({ path }) => path);
const workflowPaths = workflows.slice(0, 2).map(({ path }) => path);

/** How far down the page no way to act can be seen and pressed, in pixels of scroll; the footer is no part of the page. */
async function placesWithout(page: Page, selector: string): Promise<number[]> {
  return await page.evaluate(async (ways) => {
    const isPressable = (way: Element) => {
      const { left, right, top, bottom, width } = way.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return width > 0 && hit !== null && (way === hit || way.contains(hit));
    };
    const end = (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) - innerHeight;
    const without: number[] = [];
    for (let y = 0; y < end; y += 150) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (![...document.querySelectorAll(ways)].some(isPressable)) without.push(y);
    }
    return without;
  }, selector);
}

for (const width of [360, 1440]) {
  for (const path of servicePaths) {
    test(`${path} can be acted on from anywhere at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await placesWithout(page, 'a[href="/contact"]')).toEqual([]);
    });
  }
  for (const path of workflowPaths) {
    test(`${path} leads to its purchase from anywhere at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const without = await placesWithout(page, 'a[href="#purchase"], a[data-cta^="workflow-buy"]');
      expect(without.filter((y) => width < 992 || y < 600)).toEqual([]);
    });
  }
}

test('the later way to act is not there while the first one is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/services/ai-agents');
  const later = page.getByRole('banner').getByRole('link', { name: 'Book a Call' });
  await expect(later).toBeHidden();
  await page.locator('#statistics').scrollIntoViewIfNeeded();
  await expect(later).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the row with the call stays in sight', async ({ page }) => {
    await page.goto('/services/ai-agents#features');
    await expect(page.locator('[data-cta="service-bar-book-a-call"]:visible')).toBeInViewport();
  });
});
