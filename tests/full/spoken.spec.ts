import type { Page } from '@playwright/test';
import {
  answer,
  coldOutreachAnswers,
  errorSummary,
  rotatingAnswers,
  takeAssessment,
  transcend,
} from '../e2e/support/assessment';
import { siteSecret, submitButton } from '../e2e/support/careers';
import { expect, serveSite, test } from '../e2e/support/site';
import { heard, judge, judging } from './support/judge';
import { open } from './support/visitor';

serveSite({ SITE_SECRET: siteSecret });

/** The screens that matter most, as they are reached. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  landing: (page) => open(page, '/'),
  menu: async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/services/ai-agents');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
  service: (page) => open(page, '/services/ai-phone-callers'),
  services: (page) => open(page, '/fullservice'),
  workflow: (page) => open(page, '/workflows/auto-vsl-generator'),
  choices: (page) => open(page, '/smart-decision'),
  form: async (page) => {
    await open(page, '/income-form');
    await answer(page, coldOutreachAnswers, { except: ['q4Answer'] });
    await expect(page.getByText(/^We read your text as/)).toBeVisible();
  },
  loading: async (page) => {
    await page.clock.install();
    await open(page, '/backend-form');
    await page.clock.pauseAt(Date.now() + 60_000);
    await answer(page, rotatingAnswers);
    await page.clock.runFor(1000);
    await transcend(page).click();
    await expect(page).toHaveURL('/analysis-loading');
    await page.clock.runFor(2500);
    await expect(page.getByRole('button', { name: 'Show my result now' })).toBeVisible();
  },
  answer: async (page) => {
    await open(page, '/backend-form');
    await takeAssessment(page, rotatingAnswers);
    for (const summary of await page.locator('section[data-opening] summary').all()) await summary.click();
  },
  clarification: async (page) => {
    await page.clock.setFixedTime(new Date('2031-03-09T12:00:00'));
    await open(page, '/contact?clarify=income');
  },
  application: async (page) => {
    await open(page, '/hiring');
    await submitButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
  },
  demo: async (page) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/demo?service=ai-agents&from=/services/ai-agents');
    await expect(page.getByRole('timer')).toContainText('120 seconds');
  },
};

/** What a snapshot holds: what is related, in which order it is read, and what each control is called. */
const heardCriteria = ['1.3.1', '1.3.2', '4.1.2'] as const;

/** What stands outside of the page itself is the same everywhere: it is heard once, on the landing page. */
const frame = new Set(['landing', 'menu']);

for (const [name, reach] of Object.entries(screens)) {
  test(`a screen reader is given ${name} as it was read and found to make sense`, {
    ...judging(...heardCriteria),
    ...heard,
  }, async ({ page }) => {
    await reach(page);
    const part = page.locator(frame.has(name) ? 'body' : 'main');
    await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    for (const criterion of heardCriteria) judge(criterion, name, []);
  });
}
