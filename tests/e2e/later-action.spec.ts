import type { Page } from '@playwright/test';
import { workflows } from '@/content/workflows';
import { lookWithFrames } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

const workflowPaths = workflows.slice(0, 2).map(({ path }) => path);

/** Nothing here is kept or pressed: each test goes to its page in the same tab. */
const tab = openOnce();

test('the later way to act is not there while the first one is', async () => {
  const page = tab();
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/services/ai-agents');
  const later = page.getByRole('banner').getByRole('link', { name: 'Book a Call' });
  await expect(later).toBeHidden();
  await page.locator('#statistics').scrollIntoViewIfNeeded();
  await expect(later).toBeVisible();
});

/** The ways to the purchase that can be seen in a window at some place of a page. */
type WaysInView = { inBar: boolean; inCard: boolean; gold: number };

/** What of them is in view under the bar, in steps down to the end of `<main>`; each is named by how far down it is. */
const waysDown = (page: Page): Promise<Record<string, WaysInView>> =>
  page.evaluate(async () => {
    const ways = [...document.querySelectorAll('a[href="#purchase"], a[data-cta^="workflow-buy"]')];
    const bar = document.querySelector('header');
    const card = document.querySelector('[data-cta^="workflow-buy"]');
    const isInView = (way: Element) => {
      const { top, bottom, width } = way.getBoundingClientRect();
      const from = bar?.contains(way) ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
      const isShown = width > 0 && getComputedStyle(way).visibility === 'visible';
      // Wholly: where one half has left, the other way may come or go.
      return isShown && top >= from && bottom <= innerHeight;
    };
    const end = (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight;
    const found: Record<string, WaysInView> = {};
    for (let y = 0; y < end; y += 100) {
      window.scrollTo(0, y);
      // A style that follows the scroll does so as a frame begins.
      await new Promise(requestAnimationFrame);
      const seen = ways.filter(isInView);
      found[`${y} px down`] = {
        inBar: seen.some((way) => bar?.contains(way)),
        inCard: seen.some((way) => way === card),
        gold: seen.filter((way) => getComputedStyle(way).backgroundColor !== 'rgba(0, 0, 0, 0)').length,
      };
    }
    return found;
  });

test.describe('the ways to the purchase of a workflow', () => {
  test.beforeAll(() => tab().goto(workflowPaths[0] ?? ''));

  for (const height of [800, 1100])
    test(`in a wide window ${height} px high the one in the bar gives way to the purchase itself`, async () => {
      const page = tab();
      await page.setViewportSize({ width: 1440, height });
      const places = Object.entries(await lookWithFrames(page, () => waysDown(page)));
      expect(places.filter(([, { inBar, inCard }]) => inBar && inCard)).toEqual([]);
      expect(places.filter(([, { inBar }]) => inBar).length, 'shown in the bar').toBeGreaterThan(2);
      expect(places.filter(([, { inCard }]) => inCard).length, 'shown in the card').toBeGreaterThan(2);
    });

  test('on an upright tablet never are two gold buttons at once', async () => {
    const page = tab();
    await page.setViewportSize({ width: 820, height: 1106 });
    const places = Object.entries(await lookWithFrames(page, () => waysDown(page)));
    expect(places.filter(([, { gold }]) => gold > 1)).toEqual([]);
    expect(places.filter(([, { gold }]) => gold === 1).length, 'with one').toBeGreaterThan(2);
  });
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
    const phone = openOnce();

    for (const [path, anchors] of jumps) {
      test(`the row under the bar of ${path} stays in sight and covers no place jumped to`, async () => {
        for (const anchor of anchors) {
          const rowHeight = await expectClearOfRow(phone(), `${path}#${anchor}`);
          if (javaScriptEnabled)
            expect.soft(rowHeight, 'with air around its button').toBeGreaterThanOrEqual(56);
        }
      });
    }
  });
