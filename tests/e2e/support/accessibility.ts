import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './expect';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules that look at colors, of those that axe asks by itself. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Minified, axe is read in three quarters of the time; it would also write down the HTML of all it looks at, for nobody. */
const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeSource = `${readFileSync(file, 'utf8')}; axe.configure({ noHtml: true });`;

/** Findings of axe on the page as it stands, as `rule: element`. @param rules if not all that it asks by itself */
export async function accessibilityFindings(page: Page, rules?: string[]): Promise<string[]> {
  // Of a page that replaces another it comes a moment after the rest; one that never gets any fails here.
  await expect(page).toHaveTitle(/\S/);
  // A page that stays keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Without this it also describes each element that is in order.
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Shows the page as it stands in another theme, without loading it again. */
export const showTheme = (page: Page, theme: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

/**
 * Asks axe in either theme, and expects nothing. A theme sets colors, so that the other asks the rules of colors alone;
 * `npm run test:full` asks all of them in both.
 * @param state how the page stands, for who reads what was found
 */
export async function expectNoFindings(page: Page, state = 'as it stands') {
  await showTheme(page, 'dark');
  expect.soft(await accessibilityFindings(page), `${state}, dark`).toEqual([]);
  await showTheme(page, 'light');
  expect.soft(await accessibilityFindings(page, colorRules), `${state}, light`).toEqual([]);
}
