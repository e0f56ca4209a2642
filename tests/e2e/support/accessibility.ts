import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Findings of axe on the page as it stands, as `rule: element`. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // Of a page that replaces another it comes a moment after the rest; one that never gets any fails here.
  await expect(page).toHaveTitle(/\S/);
  // A page that stays keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Without this it also describes each element that is in order.
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Shows the page as it stands in another theme, without loading it again. */
export const showTheme = (page: Page, theme: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

/** Asks axe in either theme, and expects nothing. @param state how the page stands, for who reads what was found */
export async function expectNoFindings(page: Page, state = 'as it stands') {
  for (const theme of ['dark', 'light']) {
    await showTheme(page, theme);
    expect.soft(await accessibilityFindings(page), `${state}, ${theme}`).toEqual([]);
  }
}
