import { applicationTextNames, applicationMessages as messages } from '@/content/careers';
import { applicationDraft } from '../support/applications';
import { errorSummary } from './support/assessment';
import {
  addExperience,
  confirmation,
  experienceGroup,
  experienceNotice,
  fillApplication,
  removeExperience,
  submitButton,
} from './support/careers';
import { expect, shareSite, test } from './support/site';

const site = shareSite();

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.goto('/hiring');
});

test('an application with experiences added and removed by the server ends in the table', async ({
  page,
}) => {
  await fillApplication(page, applicationDraft({ email: 'plain@example.com' }));
  await addExperience(page).click();
  await removeExperience(page, 1).click();
  await expect(addExperience(page)).toBeFocused();
  await addExperience(page).click();
  await expect(experienceNotice(page)).toHaveText('Experience 1 added.');
  await expect(experienceGroup(page, 1).getByLabel('Company')).toBeFocused();
  await experienceGroup(page, 1).getByLabel('Company').fill('Removed later');
  await addExperience(page).click();
  await experienceGroup(page, 2).getByLabel('Company').fill('Lakeside Motors');
  await experienceGroup(page, 1)
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(experienceGroup(page, 2)).toHaveCount(0);
  await expect(experienceGroup(page, 1).getByLabel('Company')).toHaveValue('Lakeside Motors');
  await expect(page.getByLabel('Email')).toHaveValue('plain@example.com');
  await expect(page.getByLabel('Position', { exact: true })).toHaveValue('sales-representative');
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await site.applications({ email: 'plain@example.com' })).toMatchObject([
    {
      session_id: null,
      experiences: [{ company: 'Lakeside Motors', position: '', duration: '', description: '' }],
      suspected_bot: false,
    },
  ]);
});

test('every error comes back at once, with what was typed', async ({ page }) => {
  await page.getByLabel('First name').fill('Morgan');
  await page.getByLabel('Email').fill('morgan@example');
  await page.getByLabel('About yourself').fill('Line one\nline two');
  await page.getByLabel('First name').press('Enter');
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    ...applicationTextNames
      .filter((name) => name !== 'firstName')
      .map((name) => (name === 'email' ? 'Please enter a valid email address' : messages[name].missing)),
    'Please select a position',
    'Please provide at least 50 characters',
  ]);
  await expect(page.getByLabel('First name')).toHaveValue('Morgan');
  await expect(page.getByLabel('About yourself')).toHaveValue('Line one\nline two');
  await expect(page.getByText('17 characters (minimum 50)')).toBeVisible();
  await errorSummary(page).getByRole('link', { name: 'Last name is required' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
});

test('sent again with Back it is stored once', async ({ page }) => {
  await fillApplication(page, applicationDraft({ email: 'again@example.com' }));
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('again@example.com');
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await site.applications({ email: 'again@example.com' })).toHaveLength(1);
});
