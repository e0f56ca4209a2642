import type { Page } from '@playwright/test';

type Weight = {
  /** What the page's HTML names: it is loaded before anything works. Next calls this First Load JS. */
  first: number;
  /** With what follows by itself: what measures the visit, once the page works, and its vitals, once it is idle. */
  all: number;
};

/** Opens a page and weighs its compressed JavaScript, in bytes, until nothing more is loaded. */
export async function weighScripts(page: Page, address: string): Promise<Weight> {
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  const named = new Set([...html.matchAll(/<script[^>]+src="([^"]+\.js)"/g)].map(([, source]) => source));
  const loaded = await loadedScripts(page);
  return { first: sum(loaded.filter(({ path }) => named.has(path))), all: sum(loaded) };
}

/** Compressed JavaScript that the page has loaded so far, in bytes. */
export const scriptBytes = async (page: Page): Promise<number> => sum(await loadedScripts(page));

type Script = { path: string; bytes: number };

const sum = (scripts: Script[]) => scripts.reduce((total, { bytes }) => total + bytes, 0);

const loadedScripts = (page: Page): Promise<Script[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
      })),
  );
