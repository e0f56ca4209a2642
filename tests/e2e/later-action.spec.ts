import type { Page } from '@playwright/test';
import { workflows } from '@/content/workflows';
import { expect, shareSite, test } from './support/site';

shareSite();

const workflowPaths = workflows.slice(0, 2).map(({ path }) => path);

test('the later way to act is not there while the first one is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/services/ai-agents');
  const later = page.getByRole('banner').getByRole('link', { name: 'Book a Call' });
  await expect(later).toBeHidden();
  await page.locator('#statistics').scrollIntoViewIfNeeded();
  await expect(later).toBeVisible();
});

/**
 * Goes to a place by its address, and asks whether the row under the bar leaves it clear. What stands in the row is touched:
 * it is as high as a finger is wide.
 * @returns how high the row is
 */
async function expectClearOfRow(page: Page, address: string): Promise<number> {
  const anchor = address.replace(/.*#/, '');
  await page.goto(address);
  const button = page
    .locator('[data-cta="service-bar-book-a-call"]:visible, .sticky a[href="#purchase"]:visible')
    .last();
  await expect(button).toBeInViewport();
  const row = await button.locator('..').boundingBox();
  const target = page.locator(`#${anchor}`);
  await expect(target).toBeInViewport();
  const top = (await target.boundingBox())?.y ?? 0;
  expect.soft(top, anchor).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
  expect.soft((await button.boundingBox())?.height, anchor).toBeGreaterThanOrEqual(44);
  return row?.height ?? 0;
}

const jumps: [path: string, anchors: string[]][] = [
  ['/services/ai-agents', ['features', 'specimen', 'statistics', 'questions', 'goes-with', 'begin']],
  ...workflowPaths.map((path): [string, string[]] => [path, ['purchase']]),
];

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

    for (const [path, anchors] of jumps) {
      test(`the row under the bar of ${path} stays in sight and covers no place jumped to`, async ({
        page,
      }) => {
        for (const anchor of anchors) {
          const rowHeight = await expectClearOfRow(page, `${path}#${anchor}`);
          if (javaScriptEnabled)
            expect.soft(rowHeight, 'with air around its button').toBeGreaterThanOrEqual(56);
        }
      });
    }
  });
