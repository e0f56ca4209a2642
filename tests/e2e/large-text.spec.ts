import type { CDPSession, Locator, Page } from '@playwright/test';
import { serviceSlugs } from '@/content/services/service';
import { paths, servicePath } from '@/lib/paths';
import { spaceText } from '../full/support/page-checks';
import { distinctPages } from '../support/standing-pages';
import { brokenWords, cutOff } from './support/cut-off';
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

const phones = [320, 360, 390, 430];
/** Both sides of where columns change. */
const wider = [768, 991, 992, 1024, 1151, 1152, 1280, 1440];
const sizes = [16, 24, 32];

/** What is cut off with the browser's text at each size and each width, where anything is. */
async function cutAt(page: Page, browser: CDPSession) {
  const found: Record<string, string[]> = {};
  for (const size of sizes) {
    // A visitor sets this once for all sites; it is no zoom, and also what a `rem` in a media query is.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    const text = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(await text()).toBe(`${size}px`);
    for (const width of size === 16 ? [...phones, ...wider] : phones) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await page.evaluate(cutOff);
      // Larger text on a phone may have no room for a word.
      if (size === 16) cut.push(...(await page.evaluate(brokenWords)));
      if (cut.length > 0) found[`${size} px of text, ${width} px wide`] = cut;
    }
  }
  return found;
}

test('no page cuts words or controls off, on a phone whatever size the text is set to', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  for (const address of addresses) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await cutAt(page, browser), address).toEqual({});
    await expect.soft(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
  }
});

test('with the largest text on the smallest phone, links stay in their cards and words are whole', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: '1 of 10' });
  const right = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('It is not drawn.');
    return box.x + box.width;
  };
  for (const name of ['Explore', 'Purchase'])
    expect(await right(card.getByRole('link', { name })), name).toBeLessThan(await right(card));

  await page.goto(paths.hiring);
  const choice = page.getByRole('combobox').first();
  const linesOf = (field: Element) =>
    field.clientHeight / Number.parseFloat(getComputedStyle(field).lineHeight);
  expect(await choice.evaluate(linesOf), 'its hint takes two lines').toBeGreaterThan(2);

  const headings = page.getByRole('navigation', { name: 'Site' }).getByRole('heading');
  const lines = (heading: Element) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return words.getClientRects().length;
  };
  for (const heading of await headings.all()) expect(await heading.evaluate(lines)).toBe(1);
});

/** The words of these elements, each line with its place. */
const linesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const text = element.textContent ?? '';
      return [...words.getClientRects()].map(({ left, right, top, bottom }) => ({
        text,
        left,
        right,
        top,
        bottom,
      }));
    }),
  );

/** Which words of the ones lie over words of the others. */
async function overlaps(ones: Locator, others: Locator): Promise<string[]> {
  const [lines, under] = [await linesOf(ones), await linesOf(others)];
  expect(Math.min(lines.length, under.length)).toBeGreaterThan(0);
  return lines.flatMap((one) =>
    under
      .filter(({ left, right }) => one.left < right && left < one.right)
      .filter(({ top, bottom }) => one.top < bottom && top < one.bottom)
      .map(({ text }) => `${one.text} over ${text}`),
  );
}

test('beside the chart, its questions keep off the names on it, however large the text is', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await page.goto('/');
  const questions = page.getByRole('radio').locator('xpath=..');
  for (const [size, width] of [
    [24, 1920],
    [32, 2560],
  ] as const) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await page.setViewportSize({ width, height: 1080 });
    await page.evaluate(() => document.fonts.ready);
    expect(await overlaps(questions, page.locator('[data-figure] > span')), `${size} px`).toEqual([]);
  }
});

test('a figure keeps off what is said about it, however wide its letters are set', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(paths.integratedOffer);
  await spaceText(page);
  await page.evaluate(() => document.fonts.ready);
  const statistics = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Source \d/ }) });
  for (const statistic of await statistics.all())
    expect(await overlaps(statistic.locator('b'), statistic.locator('p'))).toEqual([]);
});
