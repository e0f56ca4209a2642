import { createServer } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { listening } from '../support/listening';
import { watchLayoutShifts } from './support/layout-shifts';
import { expect, full, openOnce, shareSite, test } from './support/site';

const site = shareSite();
test.use({ viewport: { width: 412, height: 823 } });

/** Serves a page of the site, without its files, whose HTML stops before a tag of its content until it is let go. */
async function servePaused(path: string, tag = '<h1') {
  const html = await (await fetch(site.origin() + path)).text();
  const stop = html.indexOf(tag);
  expect(html.slice(0, stop)).toContain('</header>');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.url !== path) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, stop));
    await isReleased;
    return response.end(html.slice(stop));
  });
  const { port, close } = await listening(server);
  return { address: `http://127.0.0.1:${port}${path}`, release, stop: close };
}

let shifts: () => Promise<string[]>;

/** Each page has an address of its own: what the tab has seen before says nothing of it. */
const tab = openOnce(async (page) => {
  shifts = await watchLayoutShifts(page);
});

/** The times of the first paint, of the first with content, and of each that had larger content than those before. */
const paints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times = performance.getEntriesByType('paint').map(({ startTime }) => startTime);
        new PerformanceObserver((list) => {
          resolve([...times, ...list.getEntries().map(({ startTime }) => startTime)]);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(resolve, 250, times);
      }),
  );

for (const path of [
  '/',
  '/fullservice',
  '/eworkflows',
  '/services/ai-agents',
  '/workflows/auto-vsl-generator',
  '/backend-form',
]) {
  test(`${path} is painted once its first screen is there, in one go`, path === '/' ? {} : full, async () => {
    const page = tab();
    const paused = await servePaused(path);
    await page.goto(paused.address, { waitUntil: 'commit' });
    // No frame comes meanwhile by which a browser could be asked.
    await page.waitForFunction(() => document.querySelector('header') !== null, undefined, { polling: 50 });
    expect(await paints(page)).toEqual([]);
    paused.release();
    await expect.poll(() => paints(page)).toHaveLength(3);
    expect(new Set(await paints(page)).size).toBe(1);
    expect(await shifts()).toEqual([]);
    await paused.stop();
  });
}

/** What moves of a page that is painted before its HTML goes on with a tag, once the rest has come and shows a part. */
async function shiftsAfter(path: string, tag: string, part: (page: Page) => Locator) {
  const page = tab();
  const paused = await servePaused(path, tag);
  await page.goto(paused.address, { waitUntil: 'commit' });
  await expect.poll(async () => (await paints(page)).length).toBeGreaterThan(0);
  paused.release();
  await expect(part(page)).toBeVisible();
  const found = await shifts();
  await paused.stop();
  return found;
}

// The row stands above the hero, and the document has it after the specimen (decision 0272).
test('on a phone a service page keeps the place of the row with its sections, until all of that has come', async () => {
  await tab().setViewportSize({ width: 412, height: 823 });
  const row = (page: Page) => page.getByRole('button', { name: 'On this page' });
  for (const tag of ['<nav aria-label="On this page"', ' aria-controls="section-index"'])
    expect(await shiftsAfter('/services/ai-agents', tag, row), tag).toEqual([]);
});

test('on an upright tablet what is bought comes with its page, and pushes nothing down', async () => {
  await tab().setViewportSize({ width: 820, height: 1180 });
  const purchase = (page: Page) => page.getByRole('link', { name: /^Proceed to Purchase/ });
  const tag = ' data-cta="workflow-buy-';
  expect(await shiftsAfter('/workflows/ai-facebook-ad-spy', tag, purchase)).toEqual([]);
});

// Its words stand in the middle of a wide window: in parts they would rise as the rest of them comes.
test('on wide windows the landing page is painted once all words beside the chart are there', async () => {
  const page = tab();
  await page.setViewportSize({ width: 1350, height: 940 });
  const paused = await servePaused('/', '<fieldset');
  await page.goto(paused.address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('h1') !== null, undefined, { polling: 50 });
  expect(await paints(page)).toEqual([]);
  paused.release();
  await expect.poll(async () => (await paints(page)).length).toBeGreaterThan(0);
  expect(await shifts()).toEqual([]);
  await paused.stop();
});
