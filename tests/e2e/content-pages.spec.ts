import type { Page } from '@playwright/test';
import { indexedPages } from '@/content/pages';
import { servicePages } from '@/content/services';
import { workflows } from '@/content/workflows';
import { readableTexts } from '../support/readable-texts';
import { distinctPages, pagesOfEachKind } from '../support/standing-pages';
import { expectNoFindings } from './support/accessibility';
import { hydrated, lookWithFrames } from './support/pages';
import { asSentFirst, scriptCeilings, weighScripts } from './support/script-weight';
import { expect, full, openOnce, shareSite, test } from './support/site';

const site = shareSite();

test.use(asSentFirst);

/** What a document tells, as it stands and as its HTML says it without scripts. */
const toldWithAndWithoutScripts = (page: Page) =>
  page.evaluate(async () => {
    const only = (from: Document, selector: string) => {
      const [found, ...more] = from.querySelectorAll(selector);
      if (!found || more.length > 0)
        throw new Error(`One ${selector} is looked for, not ${more.length + 1}.`);
      return found;
    };
    const told = (from: Document) => {
      const main = only(from, 'main');
      const read = main.cloneNode(true) as Element;
      // Today is the visitor's own; without scripts it is the build's.
      for (const unread of read.querySelectorAll('script, time')) unread.remove();
      return {
        title: from.title,
        canonical: only(from, 'link[rel="canonical"]').getAttribute('href'),
        description: only(from, 'meta[name="description"]').getAttribute('content'),
        heading: only(from, 'h1').textContent,
        graph: only(from, 'script[type="application/ld+json"]').textContent,
        links: [...main.querySelectorAll('a')].map((link) => link.getAttribute('href')),
        text: read.textContent,
      };
    };
    const html = await (await fetch(location.pathname)).text();
    return { withScripts: told(document), without: told(new DOMParser().parseFromString(html, 'text/html')) };
  });

/**
 * What is read on the page by people, as rendered, with every question open for as long as it takes to read, also those
 * that would close each other: what a style hides does not count.
 */
const readableWords = (page: Page) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('details')].map((details) => {
      const { name, open } = details;
      return { details, name, open };
    });
    for (const { details } of found) details.name = '';
    for (const { details } of found) details.open = true;
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown is compared.
    const words = document.body.innerText;
    for (const { details, open } of found) details.open = open;
    for (const { details, name } of found) details.name = name;
    return words;
  });

/** How spaces and capitals are set does not matter. */
const plainWords = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** How far down the page no way to act can be seen and pressed, in pixels of scroll; the footer is no part of the page. */
async function placesWithout(page: Page, selector: string): Promise<number[]> {
  return await page.evaluate(async (ways) => {
    const isPressable = (way: Element) => {
      const { left, right, top, bottom, width } = way.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return width > 0 && hit !== null && (way === hit || way.contains(hit));
    };
    const end = (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight;
    const without: number[] = [];
    for (let y = 0; y < end; y += 150) {
      window.scrollTo(0, y);
      // A style that follows the scroll does so as a frame begins.
      await new Promise(requestAnimationFrame);
      if (![...document.querySelectorAll(ways)].some(isPressable)) without.push(y);
    }
    return without;
  }, selector);
}

type WayToAct = { does: string; selector: string };

/** A service leads to a call; the workflows, of which two stand for all, to their purchase. */
const waysToAct = new Map<string, WayToAct>([
  ...servicePages.map(({ path }): [string, WayToAct] => [
    path,
    { does: 'can be acted on', selector: 'a[href="/contact"]' },
  ]),
  ...workflows
    .slice(0, 2)
    .map(({ path }): [string, WayToAct] => [
      path,
      { does: 'leads to its purchase', selector: 'a[href="#purchase"], a[data-cta^="workflow-buy"]' },
    ]),
]);

const indexed = indexedPages.map(({ path }): string => path);

const opened = openOnce();
test.beforeEach(async () => {
  await opened().setViewportSize({ width: 1280, height: 720 });
  await opened().evaluate(() => window.scrollTo(0, 0));
});

for (const path of new Set([...indexed, ...distinctPages, ...scriptCeilings.keys()])) {
  const set = pagesOfEachKind.includes(path) ? {} : full;
  const ceiling = scriptCeilings.get(path);
  /** Each page is opened once, and left by every test as it was found. */
  test.describe(path, () => {
    let expectNoMoreScripts = async () => {};
    test.beforeAll(async () => {
      if (ceiling) expectNoMoreScripts = weighScripts(opened(), ceiling, site.origin());
      await opened().goto(path);
      await hydrated(opened());
    });

    if (indexed.includes(path))
      test(
        `${path} says the same with and without scripts, and tells search engines nothing else`,
        set,
        async () => {
          const page = opened();
          const { withScripts, without } = await toldWithAndWithoutScripts(page);
          expect.soft(withScripts, 'with scripts, and without').toEqual(without);

          const texts = readableTexts(JSON.parse(withScripts.graph));
          expect(texts.length).toBeGreaterThan(0);
          const unread = async () => {
            const words = plainWords(await readableWords(page));
            return texts.filter((text) => !words.includes(plainWords(text)));
          };
          await expect.poll(unread, 'told to search engines, and not on the page').toEqual([]);
        },
      );

    if (distinctPages.some((address) => address === path))
      test(`axe finds nothing on ${path}, and nothing scrolls sideways`, async () => {
        const page = opened();
        for (const width of [360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoFindings(page, `${width} px`);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });

    // By now all has come that comes by itself, and nothing was pressed.
    if (ceiling)
      test(`${path} loads no more JavaScript than it has to, all of it from this site`, () =>
        expectNoMoreScripts());

    const service = servicePages.find((one) => one.path === path);
    if (service)
      test(`axe finds nothing on ${path} in either theme, with a question open, and it is usable at 320 px`, async () => {
        const page = opened();
        const question = page.locator('details[name="questions"]:visible summary').first();
        await question.click();
        await expectNoFindings(page, 'with a question open');

        await page.setViewportSize({ width: 320, height: 640 });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(320);
        await expect(page.getByRole('heading', { level: 1, name: service.name })).toBeVisible();
        const index = page.getByRole('navigation', { name: 'On this page' });
        await index.getByText('On this page').click();
        await index.getByRole('link', { name: 'Questions' }).click();
        await expect(page).toHaveURL(`${path}#questions`);
        await expect(index.getByRole('link', { name: 'Questions' })).toBeHidden();
        await question.click();
      });

    const way = waysToAct.get(path);
    if (way)
      test(`${path} ${way.does} from anywhere at 360 and 1440 px`, set, async () => {
        const page = opened();
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const places = await lookWithFrames(page, () => placesWithout(page, way.selector));
          expect.soft(places, `at ${width} px`).toEqual([]);
        }
      });
  });
}
