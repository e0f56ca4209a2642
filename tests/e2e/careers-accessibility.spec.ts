import type { Page } from '@playwright/test';
import { applicationDraft } from '../support/applications';
import { accessibilityFindings, showTheme } from './support/accessibility';
import { errorSummary } from './support/assessment';
import {
  addExperience,
  begunAgo,
  confirmation,
  fillApplication,
  siteSecret,
  submitButton,
} from './support/careers';
import { expect, serveSite, test } from './support/site';

const site = serveSite({ SITE_SECRET: siteSecret });

const states: [name: string, reach: (page: Page) => Promise<void>][] = [
  ['empty', async () => {}],
  [
    'with experiences',
    async (page) => {
      await addExperience(page).click();
      await addExperience(page).click();
    },
  ],
  [
    'with every error',
    async (page) => {
      await submitButton(page).click();
      await expect(errorSummary(page)).toBeFocused();
    },
  ],
  [
    'under way',
    async (page) => {
      await fillApplication(page, applicationDraft({ email: 'held@example.com' }));
      await page.route('/hiring', () => undefined);
      await submitButton(page).click();
      await expect(submitButton(page)).toBeDisabled();
    },
  ],
  [
    'not saved',
    async (page) => {
      await fillApplication(page, applicationDraft({ email: 'unsaved@example.com' }));
      await site.database.stop();
      await submitButton(page).click();
      await expect(errorSummary(page)).toBeFocused();
      await site.database.start();
    },
  ],
  [
    'submitted',
    async (page) => {
      await fillApplication(page, applicationDraft({ email: 'accessible@example.com' }));
      await submitButton(page).click();
      await expect(confirmation(page)).toBeFocused();
    },
  ],
];

for (const [name, reach] of states) {
  test(`axe finds nothing wrong with the form: ${name}`, async ({ page }) => {
    await begunAgo(page, 60_000);
    await page.goto('/hiring');
    await reach(page);
    for (const theme of ['dark', 'light']) {
      await showTheme(page, theme);
      expect([theme, ...(await accessibilityFindings(page))]).toEqual([theme]);
    }
  });
}
