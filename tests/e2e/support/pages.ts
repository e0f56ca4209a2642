import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page, Request } from '@playwright/test';
import { expect } from './expect';

/** For tests of what moves. All others ask for reduced motion, since drawing takes most of a test's time. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The same for tests of what moves by script, with a clock that stands still or without looking at a style's own motion. */
export const inQuickMotion = { ...inMotion, quickStyles: true } as const;

/**
 * Animations and transitions of styles end in the frame after their first, with all their events: drawing them takes
 * longer than all else that a page does as it opens.
 */
export async function hurryStyles(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1000 });
}

/** Waits until the page's effects have run: the frame's last one takes over where the page is scrolled to. */
export const hydrated = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');

/** Lets the page's own time pass until something has happened. @param step milliseconds of it at a time */
export async function runUntil(page: Page, happening: Promise<unknown>, step = 50) {
  let isOver = false;
  const over = happening.then(() => {
    isOver = true;
  });
  while (!isOver) await page.clock.runFor(step);
  await over;
}

/** Waits until the browser has told its observers what is in view. */
export const seen = (element: Element) =>
  new Promise<void>((resolve) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    }).observe(element);
  });

/** Pixels by which an element moves up or down in the window when something is done. */
export async function movedBy(element: Locator, act: () => Promise<void>): Promise<number> {
  const top = () => element.evaluate((moved) => moved.getBoundingClientRect().top);
  const before = await top();
  await act();
  await element.evaluate(seen);
  return Math.abs((await top()) - before);
}

/** Compressed JavaScript that the page has loaded so far, in bytes. */
export const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
        0,
      ),
  );

/**
 * Holds back what is asked for at these addresses, as a slow network does.
 * @returns lets it go, and settles once all that was held has been answered or given up
 */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: Request[] = [];
  await page.route(addresses, async (route) => {
    held.push(route.request());
    await released;
    await route.fallback();
  });
  /** The page, and its answer with it, may be gone by then. */
  const isOver = (request: Request) =>
    request
      .response()
      .then((response) => response?.finished())
      .catch(() => undefined);
  return async () => {
    release();
    await Promise.all(held.map(isOver));
  };
}

/**
 * Watches for what a page asks before it leaves by itself: whether the next one can be had.
 * @returns tells for which pages it has asked by now; a question of the test's own comes after all of them
 */
export function watchQuestions(page: Page): () => Promise<string[]> {
  const own = '/robots.txt';
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'HEAD') asked.push(new URL(request.url()).pathname);
  });
  return async () => {
    await page.evaluate((path) => fetch(path, { method: 'HEAD' }), own);
    return asked.filter((path) => path !== own);
  };
}

/** Leaves a tab as a visitor finds it who has never been here, on a page of the site without scripts. */
export async function forgetVisits(page: Page) {
  await page.goto('/api/health');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** From the next page on the browser refuses storage, as with cookies blocked. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { get: refuse });
  });

/** The animations of a page by the properties that they change, without those that only lay out what is out of sight. */
export const animatedProperties = (page: Page): Promise<string[][]> =>
  page.evaluate(() => {
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    return document
      .getAnimations()
      .map(({ effect }) => {
        const [first = {}] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        return Object.keys(first).filter((name) => !timing.includes(name));
      })
      .filter(
        (names) =>
          !(
            names.includes('contentVisibility') &&
            names.every((name) => /^(contentVisibility|containIntrinsic)/.test(name))
          ),
      );
  });

/** Milliseconds; a look at all of a page takes seconds, on the slowest machine. */
const longestLook = 120_000;

/**
 * What `look` finds that waits for frames within the page, where no limit of Playwright's ends it. The headless shell has
 * once in some million frames been seen to draw no more, for ten minutes, with the page alive: then a picture has it draw,
 * and the page is looked at anew.
 */
export async function lookWithFrames<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  for (const _ of ['first', 'after a picture']) {
    const found = await Promise.race([
      look().then((what) => ({ what })),
      sleep(longestLook, undefined, { ref: false }),
    ]);
    if (found) return found.what;
    await page.screenshot();
  }
  throw new Error('The browser draws no frames any more, also after a picture.');
}

/** Until what was changed has been drawn, also where the clock of the page stands still. */
export async function frameDrawn(page: Page): Promise<void> {
  // Observers are told in each frame; in the second, the first is drawn.
  for (const _ of ['this one', 'the next']) await page.locator('html').evaluate(seen);
}

/** Every animation stands still at its start, however slow the machine. */
export const stopAnimations = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // Above any rule of the page, however specific.
    sheet.replaceSync(
      ':is(#any, *), :is(#any, *)::before, :is(#any, *)::after { animation-play-state: paused !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/**
 * Has all that lies far below on the landing page laid out, once its scripts have begun to. The turns of the slides begin
 * with their section.
 */
export async function layOutFarSections(page: Page): Promise<void> {
  await expect(page.locator('[data-far=laid-out]')).toBeAttached();
  for (const _ of ['sections', 'slides']) {
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSAnimation && /_(show|wait)$/.test(animation.animationName))
          animation.finish();
      }
    });
    await frameDrawn(page);
  }
}
