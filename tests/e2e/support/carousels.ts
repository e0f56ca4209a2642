import type { Locator, Page } from '@playwright/test';
import { hydrated, seen } from './pages';

/** Opens the landing page at one of its regions, with the clock standing still at the moment it comes into view. */
export async function arriveAt(page: Page, region: Locator) {
  await page.clock.install();
  await arriveAgainAt(page, region);
}

/** The same in a tab that has been there before: opened for the second time, a page takes a third of the first. */
export async function arriveAgainAt(page: Page, region: Locator) {
  await page.clock.resume();
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await region.scrollIntoViewIfNeeded();
  await takenIn(region);
}

/** Waits until what has just happened to the page has reached its components and their effects. */
export async function takenIn(region: Locator) {
  await region.evaluate(seen);
  await region.evaluate(seen);
}

/** Shows or hides the tab, as far as the page can tell. */
export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** The slides a visitor can reach. */
export const liveSlides = (region: Locator) => region.locator('li:not([inert]):not([inert] *) article');

/**
 * Has time pass by the page's clock, the first two seconds at once: in them, particles and sparks come to rest that a mouse
 * has set in motion. To draw them in all their frames takes some seconds.
 */
export async function letPass(page: Page, milliseconds: number) {
  await page.clock.fastForward(2000);
  await page.clock.runFor(milliseconds - 2000);
}
