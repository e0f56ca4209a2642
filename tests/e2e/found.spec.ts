import type { Page } from '@playwright/test';
import { indexedPages } from '@/content/pages';
import { priceText } from '@/content/prices';
import { hydrated } from './support/pages';
import { expect, shareSite, test } from './support/site';

shareSite();

/** Opens every question of the page, also those that would close each other. */
const openAll = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const details of all) details.removeAttribute('name');
    for (const details of all) details.setAttribute('open', '');
  });

/** How a property that people are to read stands on the page; prices are there once an operator has set them. */
const asRead: Record<string, (value: string) => string> = {
  ...Object.fromEntries(
    ['name', 'text', 'description', 'title', 'legalName'].map((property) => [property, (value) => value]),
  ),
  price: (value) => priceText(Number(value)),
  lowPrice: (value) => priceText(Number(value), true),
};

/** The texts a graph gives to search engines for people to read. */
function readableTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(readableTexts);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const isSaid = typeof value === 'string' || typeof value === 'number';
    const read = asRead[key];
    return isSaid && read ? [read(String(value))] : readableTexts(value);
  });
}

/** What is read on the page by people, as rendered: what a style hides does not count. */
const readableWords = (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown is compared.
  page.evaluate(() => document.body.innerText);

/** How spaces and capitals are set does not matter. */
const plainWords = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

for (const { path } of indexedPages) {
  test(`${path} says the same with and without scripts, and tells search engines nothing else`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
    const told = (from: Page) =>
      Promise.all([
        from.title(),
        from.locator('link[rel="canonical"]').getAttribute('href'),
        from.locator('meta[name="description"]').getAttribute('content'),
        from.locator('h1').textContent(),
        from.locator('script[type="application/ld+json"]').textContent(),
        from.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        from.locator('main').evaluate((main) => {
          const read = main.cloneNode(true) as Element;
          // Today is the visitor's own; without scripts it is the build's.
          for (const unread of read.querySelectorAll('script, time')) unread.remove();
          return read.textContent;
        }),
      ]);
    await Promise.all([page.goto(path), plain.goto(path)]);
    await hydrated(page);
    expect.soft(await told(page), 'with scripts, and without').toEqual(await told(plain));
    await plain.close();

    const graph: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    const texts = readableTexts(graph);
    expect(texts.length).toBeGreaterThan(0);
    await openAll(page);
    const unread = async () => {
      const words = plainWords(await readableWords(page));
      return texts.filter((text) => !words.includes(plainWords(text)));
    };
    await expect.poll(unread, 'told to search engines, and not on the page').toEqual([]);
  });
}
