import { chromium, type Page } from '@playwright/test';
import { launchOptionsWithCache } from '../../support/launch-options';
import type { Browser, Device, Point, Tab } from './engine';

async function openTab(page: Page): Promise<Tab> {
  const touch = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return {
    async goto(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack({ waitUntil: 'commit' });
    },
    evaluate: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
    async swipe(from, to) {
      await finger('touchStart', from);
      for (let step = 1; step <= 8; step += 1) {
        const share = step / 8;
        await finger('touchMove', {
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        });
      }
      // Lifted in full motion it would fling, and the next tap would only stop that.
      await page.waitForTimeout(100);
      await finger('touchEnd');
    },
    async tap(at) {
      await finger('touchStart', at);
      await finger('touchEnd');
    },
    press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    type: (text) => page.keyboard.type(text),
    selectAll: () => page.keyboard.press('Control+a'),
    screenshot: () => page.screenshot(),
    async openAnother() {
      const another = await page.context().newPage();
      return {
        async close() {
          await another.close();
          await page.bringToFront();
        },
      };
    },
    opened: async () =>
      page
        .context()
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.url()),
    close: () => page.close({ runBeforeUnload: true }),
  };
}

/** The Chromium of all other tests, with its back-forward cache. */
export async function startChromium({
  width,
  height,
  javaScript,
  touch,
  reducedMotion,
}: Device): Promise<Browser> {
  const browser = await chromium.launch(launchOptionsWithCache);
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  return { version: browser.version(), tab: await openTab(page), stop: () => browser.close() };
}
