import type { Page } from '@playwright/test';
import { supportAnswers, takeAssessment } from './support/assessment';
import { expect, serveSite, test } from './support/site';

serveSite();

declare global {
  interface Window {
    /** Set once a service page has stood there without its note. */
    wasBare?: boolean;
  }
}

const note = (page: Page) => page.getByRole('complementary', { name: 'Why this service?' });

const watchForBarePages = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      const isServicePage = document.querySelector('nav[aria-label="On this page"]') !== null;
      if (isServicePage && !document.getElementById('why-this-service')) window.wasBare = true;
    }).observe(document, { childList: true, subtree: true });
  });

const wasBare = (page: Page) => page.evaluate(() => window.wasBare ?? false);

test('arrives together with its page, so that nothing under it moves', async ({ page }) => {
  await watchForBarePages(page);
  await page.goto('/services/ai-agents');
  expect(await wasBare(page)).toBe(true);

  await page.goto('/backend-form');
  await takeAssessment(page, supportAnswers);
  await expect(note(page)).toContainText('support tickets');
  expect(await wasBare(page)).toBe(false);

  // Also in a document that has not loaded the note yet.
  await page.goto('/fullservice');
  await page.getByRole('main').locator('a[href="/services/ai-agents"]').first().click();
  await expect(note(page)).toContainText('support tickets');
  expect(await wasBare(page)).toBe(false);
});

test('is there again after a reload, until it is dismissed', async ({ page }) => {
  await page.goto('/backend-form');
  await takeAssessment(page, supportAnswers);
  await page.reload();
  await expect(note(page)).toContainText('support tickets');
  await note(page).getByRole('button', { name: 'Dismiss this note' }).click();
  await expect(note(page)).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(note(page)).toBeHidden();
});
