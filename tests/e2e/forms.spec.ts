import type { Page } from '@playwright/test';
import { assessments } from '@/content/assessments/questions';
import { applicationMessages, careers } from '@/content/careers';
import { errorSummary, transcend } from './support/assessment';
import { submitButton } from './support/careers';
import { expect, serveSite, test } from './support/site';

serveSite();

const [name] = assessments.backend.questions;

/** What both forms do alike: a press that finds something wrong, a field that is edited and still wrong. */
const forms = [
  { path: '/backend-form', submit: transcend, label: name.label, message: name.missing },
  {
    path: '/hiring',
    submit: submitButton,
    label: careers.labels.firstName,
    message: applicationMessages.firstName.missing,
  },
];

/** Posts the form before any script has run, and opens the page with its errors in a browser that runs them. */
async function sendBeforeScripts(
  page: Page,
  path: string,
  submit: (page: Page) => ReturnType<Page['getByRole']>,
) {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path);
  await page.unroute('**/*.js');
  await submit(page).click();
}

for (const { path, submit, label, message } of forms) {
  test(`${path}: what the server found wrong goes with the first character that is edited`, async ({
    page,
  }) => {
    await sendBeforeScripts(page, path, submit);
    const problem = errorSummary(page).getByRole('link', { name: message });
    await expect(problem).toBeVisible();
    const others = (await errorSummary(page).getByRole('link').count()) - 1;
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    // Only a page whose scripts run takes the message away.
    await expect(async () => {
      await field.fill('');
      await field.pressSequentially(' ');
      await expect(problem).toHaveCount(0, { timeout: 250 });
    }).toPass();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(errorSummary(page).getByRole('link')).toHaveCount(others);
  });
}

test('/backend-form: what the browser found wrong goes with an edit, and comes back with the next press', async ({
  page,
}) => {
  const [, process, , system] = assessments.backend.questions;
  await page.goto('/backend-form');
  await page.getByLabel(name.label).fill('n'.repeat(102));
  await page.getByLabel(process.label).fill('support tickets');
  await page.getByRole('radio', { name: '$10K+' }).check();
  await page.getByRole('group', { name: system.label }).getByRole('radio').first().check();
  await transcend(page).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText(['100 characters at most']);
  await page.getByLabel(name.label).press('Backspace');
  await expect(errorSummary(page)).toBeHidden();
  await transcend(page).click();
  await expect(errorSummary(page)).toBeFocused();
});
