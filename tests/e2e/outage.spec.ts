import type { Page } from '@playwright/test';
import { applicationDraft } from '../support/applications';
import { expectNoFindings } from './support/accessibility';
import { answer, errorSummary, supportAnswers, takeAssessment, transcend } from './support/assessment';
import { begunAgo, confirmation, fillApplication, siteSecret, submitButton } from './support/careers';
import { expect, serveSite, test } from './support/site';

/** Whatever needs a database that is away, on one site: to start another takes longer than most tests. */
const site = serveSite({ SITE_SECRET: siteSecret, TEST_TIME: 'usual' });

test.describe('an assessment', () => {
  test.describe.configure({ mode: 'serial' });

  test('a database stopped in mid-flow and started again loses nothing and stores nothing twice', async ({
    page,
  }) => {
    await page.goto('/backend-form');
    await answer(page, { ...supportAnswers, name: 'Stopped' });
    await site.database.stop();
    await transcend(page).click();
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL('/services/ai-agents');

    await site.database.start();
    expect(await site.assessments({ name: 'Stopped' })).toHaveLength(0);
    const delivered = page.waitForResponse('**/api/assessments');
    await page.reload();
    expect(await (await delivered).json()).toMatchObject({ stored: true });
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await site.assessments({ name: 'Stopped' })).toHaveLength(1);
  });

  test('a result does not wait for a database that hangs', async ({ page }) => {
    await page.goto('/backend-form');
    await answer(page, { ...supportAnswers, name: 'Hanging' });
    await site.database.hang();
    await transcend(page).click();
    await expect(page.getByRole('button', { name: 'Show my result now' })).toBeVisible();
    await site.database.start();
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL('/services/ai-agents');
    await page.reload();
    await expect.poll(() => site.assessments({ name: 'Hanging' })).toHaveLength(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the server tries again after the response', async ({ page }) => {
      await page.goto('/backend-form');
      await answer(page, { ...supportAnswers, name: 'Later' });
      await site.database.stop();
      await transcend(page).click();
      await expect(page).toHaveURL('/services/ai-agents');
      await site.database.start();
      await expect.poll(() => site.assessments({ name: 'Later' })).toHaveLength(1);
    });
  });

  test('afterwards everything is stored at once again', async ({ page }) => {
    await page.goto('/backend-form');
    await takeAssessment(page, { ...supportAnswers, name: 'Healed' });
    expect(await site.assessments({ name: 'Healed' })).toHaveLength(1);
  });
});

test.describe('an application', () => {
  const notSaved = 'We could not save your application just now.';

  /** The database answers when it has read again what it wrote last; until then the form asks for one more press. */
  const submitUntilSaved = (page: Page) =>
    expect(async () => {
      await submitButton(page).click();
      await expect(confirmation(page)).toBeVisible({ timeout: 10_000 });
    }).toPass();

  for (const outage of ['stop', 'hang'] as const) {
    test(`a database that is away (${outage}) costs nobody a word, and a retry stores once`, async ({
      page,
    }) => {
      const email = `${outage}@example.com`;
      const logged: string[] = [];
      page.on('console', (message) => {
        // The browser notes by itself each answer that is a 503, those to the batches of analytics among them.
        const isBrowsersOwn = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isBrowsersOwn) logged.push(message.text());
      });
      await begunAgo(page, 60_000);
      await page.goto('/hiring');
      await fillApplication(page, applicationDraft({ email }));
      await site.database[outage]();
      await submitButton(page).click();
      await expect(errorSummary(page)).toBeFocused();
      await expect(errorSummary(page)).toContainText(notSaved);
      expect(logged).toEqual([expect.stringMatching(/^Error submitting form: [A-Z_]+$/)]);
      await expect(page.getByLabel('Email')).toHaveValue(email);
      // Both look the same; of its other states careers-accessibility.spec.ts asks.
      if (outage === 'stop') await expectNoFindings(page, 'not saved');

      await page.reload();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await site.database.start();
      await submitUntilSaved(page);
      expect(await site.applications({ email })).toMatchObject([{ suspected_bot: false }]);
      await page.goto('/hiring');
      await expect(page.getByLabel('Email')).toHaveValue('');
      expect(site.log()).not.toContain(email);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a database that is away is said, with everything typed still there', async ({ page }) => {
      const email = 'away@example.com';
      await page.goto('/hiring');
      await fillApplication(page, applicationDraft({ email }));
      await site.database.stop();
      await submitButton(page).click();
      await expect(errorSummary(page)).toContainText(notSaved);
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await site.database.start();
      await submitUntilSaved(page);
      expect(await site.applications({ email })).toHaveLength(1);
    });
  });
});
