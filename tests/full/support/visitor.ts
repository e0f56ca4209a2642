import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../../e2e/support/pages';

/** What is said to be so and is not. */
export const unless = (isSo: boolean, problem: string) => (isSo ? [] : [problem]);

export const wordsOf = async (element: Locator) => (await element.textContent()) ?? '';

export async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

export const workflows = (page: Page) => page.getByRole('region', { name: /^Ten brand-new/ });
export const workflowCount = (page: Page) => workflows(page).getByText(/^Workflow \d+ \/ 10$/);
