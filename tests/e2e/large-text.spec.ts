import type { CDPSession, Frame, JSHandle, Locator, Page } from '@playwright/test';
import { productName } from '@/content/product-name';
import { serviceSlugs } from '@/content/services/service';
import { paths, servicePath } from '@/lib/paths';
import { spaceText } from '../full/support/page-checks';
import { distinctPages, pagesOfEachKind } from '../support/standing-pages';
import { brokenWords, cutOff } from './support/cut-off';
import { expect, full, openOnce, shareSite, test } from './support/site';

shareSite();

const others = [
  ...new Set<string>([
    ...Object.values(paths),
    ...serviceSlugs.map(servicePath),
    ...distinctPages,
    '/contact?clarify=income',
    '/nowhere',
  ]),
].filter((address) => !pagesOfEachKind.includes(address));

/**
 * Phones, and both sides of where columns change; from wide to narrow, because of a width the page's scripts only make how
 * many slides can be reached: in a narrower window fewer.
 */
const phones = [430, 390, 360, 320];
const widths = [1440, 1280, 1152, 1151, 1024, 992, 991, 768, ...phones];
const sizes = [16, 24, 32];

/**
 * A frame in the window, for pages that otherwise refuse to stand in one. It is as wide as a script says at once; a window
 * is drawn at each width, which takes as long again.
 */
async function openFrame(page: Page, browser: CDPSession): Promise<Frame> {
  browser.on('Fetch.requestPaused', async ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    const { body, base64Encoded } = await browser.send('Fetch.getResponseBody', { requestId });
    await browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: responseStatusCode ?? 200,
      responseHeaders: responseHeaders.filter(({ name }) => name.toLowerCase() === 'content-type'),
      body: base64Encoded ? body : Buffer.from(body).toString('base64'),
    });
  });
  await browser.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position: absolute; inset: 0; height: 800px; border: 0';
    document.body.replaceChildren(frame);
  });
  const frame = page.frames()[1];
  if (!frame) throw new Error('The window has no frame.');
  return frame;
}

/** What is cut off in the frame at the size its text has, by each width at which anything is. */
async function cutAtWidths(frame: Frame, size: number) {
  const looks: JSHandle<{ cutOff: () => string[]; brokenWords: () => string[] }> = await frame.evaluateHandle(
    `({ cutOff: ${cutOff}, brokenWords: ${brokenWords} })`,
  );
  return frame.evaluate(
    async ({ looks, isUsual, widths }) => {
      // Larger text on a phone may have no room for a word.
      const look = () => [...looks.cutOff(), ...(isUsual ? looks.brokenWords() : [])];
      const found: Record<string, string[]> = {};
      for (const width of widths) {
        window.frameElement?.setAttribute('width', String(width));
        if (window.innerWidth !== width) throw new Error(`It is ${window.innerWidth} px wide.`);
        let cut = look();
        // The slides become fewer some frames later.
        for (let frames = 0; cut.length > 0 && frames < 20; frames += 1) {
          await new Promise(requestAnimationFrame);
          cut = look();
        }
        if (cut.length > 0) found[`${width} px wide`] = cut;
      }
      return found;
    },
    { looks, isUsual: size === 16, widths: size === 16 ? widths : phones },
  );
}

for (const { which, addresses, set } of [
  { which: 'page of each kind', addresses: pagesOfEachKind, set: {} },
  { which: 'other page', addresses: others, set: full },
])
  test(
    `no ${which} cuts words or controls off, on a phone whatever size the text is set to`,
    set,
    async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      const frame = await openFrame(page, browser);
      for (const address of addresses) {
        await frame.goto(address);
        await frame.evaluate(() => document.fonts.ready);
        for (const size of sizes) {
          // A visitor sets this once for all sites; it is no zoom, and also what a `rem` in a media query is.
          await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
          const text = () => frame.evaluate(() => getComputedStyle(document.documentElement).fontSize);
          expect(await text()).toBe(`${size}px`);
          expect.soft(await cutAtWidths(frame, size), `${address}, ${size} px of text`).toEqual({});
        }
        await expect.soft(frame.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
      }
    },
  );

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

/** In one tab, from wide to narrow; each says how large the text is. */
test.describe('on the landing page', () => {
  const tab = openOnce((page) => page.goto('/'));

  test('pictures beside words, and those that are all a button says, grow with the text', async () => {
    const page = tab();
    const browser = await page.context().newCDPSession(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    const mark = page.getByRole('banner').getByRole('link', { name: productName }).locator('svg');
    const arrow = page.getByRole('button', { name: 'Next service' }).first().locator('svg');
    const widths = () =>
      Promise.all([mark, arrow].map((picture) => picture.evaluate((svg) => svg.clientWidth)));
    expect(await widths()).toEqual([30, 18]);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    expect(await widths()).toEqual([60, 36]);
  });

  test('beside the chart, its questions keep off the names on it, however large the text is', async () => {
    const page = tab();
    const browser = await page.context().newCDPSession(page);
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

  test('with the largest text on the smallest phone, links stay in their cards and words are whole', async () => {
    const page = tab();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 320, height: 800 });
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
