import { applicationDraft } from '../support/applications';
import { expectNoFindings } from './support/accessibility';
import { errorSummary } from './support/assessment';
import {
  addExperience,
  begunAgo,
  confirmation,
  fillApplication,
  removeExperience,
  submitButton,
} from './support/careers';
import { holdRequests } from './support/pages';
import { expect, shareSite, test } from './support/site';

shareSite();

test('axe finds nothing wrong with the form: empty, with experiences, with every error, under way and submitted', async ({
  page,
}) => {
  await begunAgo(page, 60_000);
  await page.goto('/hiring');
  await expectNoFindings(page, 'empty');

  await addExperience(page).click();
  await addExperience(page).click();
  await expectNoFindings(page, 'with experiences');

  await removeExperience(page, 2).click();
  await removeExperience(page, 1).click();
  await submitButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expectNoFindings(page, 'with every error');

  await fillApplication(page, applicationDraft({ email: 'accessible@example.com' }));
  const letThrough = await holdRequests(page, '/hiring');
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await expectNoFindings(page, 'under way');
  letThrough();
  await expect(confirmation(page)).toBeFocused();
  await expectNoFindings(page, 'submitted');
});
