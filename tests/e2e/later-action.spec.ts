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

const widths = [360, 1440];

type Excuse = (y: number, width: number) => boolean;

/** Asks at each width, of a page that is loaded once, at the first of them. */
async function expectNoneWithout(
  page: Page,
  { path, ways, isExcused = () => false }: { path: string; ways: string; isExcused?: Excuse },
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (width === widths[0]) await page.goto(path);
    const without = await placesWithout(page, ways);
    const unexcused = without.filter((y) => !isExcused(y, width));
    expect.soft(unexcused, `at ${width} px`).toEqual([]);
  }
}

for (const path of servicePaths) {
  test(`${path} can be acted on from anywhere at ${widths.join(' and ')} px`, async ({ page }) => {
    await expectNoneWithout(page, { path, ways: 'a[href="/contact"]' });
  });
}

for (const path of workflowPaths) {
  test(`${path} leads to its purchase from anywhere at ${widths.join(' and ')} px`, async ({ page }) => {
    const ways = 'a[href="#purchase"], a[data-cta^="workflow-buy"]';
    await expectNoneWithout(page, { path, ways, isExcused: (y, width) => width >= 992 && y >= 600 });
  });
}

test('the later way to act is not there while the first one is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/services/ai-agents');
  const later = page.getByRole('banner').getByRole('link', { name: 'Book a Call' });
  await expect(later).toBeHidden();
  await page.locator('#statistics').scrollIntoViewIfNeeded();
  await expect(later).toBeVisible();
});

/** The lower edge of what is fixed at the window's top, and the upper edge of what the address leads to. */
async function edgesAt(page: Page, path: string, anchor: string): Promise<[covered: number, top: number]> {
  await page.goto(`${path}#${anchor}`);
  const row = page
    .locator('[data-cta="service-bar-book-a-call"]:visible, .sticky a[href="#purchase"]:visible')
    .last();
  await expect(row).toBeInViewport();
  const box = await row.locator('..').boundingBox();
  const target = page.locator(`#${anchor}`);
  await expect(target).toBeInViewport();
  return [(box?.y ?? 0) + (box?.height ?? 0), (await target.boundingBox())?.y ?? 0];
}

const jumps = [
  ...['specimen', 'statistics', 'questions', 'goes-with', 'begin'].map((anchor) => [
    '/services/ai-agents',
    anchor,
  ]),
  ...workflowPaths.map((path) => [path, 'purchase']),
] as [path: string, anchor: string][];

/** What stands in the row is touched: it is as high as a finger is wide, with air around it. */
const rowHeight = 56;

for (const javaScriptEnabled of [true, false])
  test.describe(`a place jumped to on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: 360, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const [path, anchor] of jumps) {
      test(`is clear of the row under the bar: ${path}#${anchor}`, async ({ page }) => {
        const [covered, top] = await edgesAt(page, path, anchor);
        expect(top).toBeGreaterThanOrEqual(covered);
      });
    }
  });

test('the row under the bar has air around its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/services/ai-agents#questions', `${workflowPaths[0]}#purchase`]) {
    await page.goto(path);
    const button = page
      .locator('[data-cta="service-bar-book-a-call"]:visible, .sticky a[href="#purchase"]:visible')
      .last();
    await expect(button).toBeInViewport();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await button.locator('..').boundingBox())?.height).toBeGreaterThanOrEqual(rowHeight);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the row with the call stays in sight', async ({ page }) => {
    await page.goto('/services/ai-agents#features');
    await expect(page.locator('[data-cta="service-bar-book-a-call"]:visible')).toBeInViewport();
  });
});
