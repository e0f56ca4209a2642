import type { Page } from '@playwright/test';
import { applicationTextNames, careers } from '@/content/careers';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { signFormToken } from '@/lib/http/suspect-form';

/** Given to the site of a test, so that the test can say when a form was begun instead of waiting. */
export const siteSecret = 'a secret that only the tests know';

const { labels, experience } = careers;

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: /^(Submit Application|Submitting Application\.\.\.)$/ });

/** Presses the button of a page whose server has been replaced: it reloads itself, and shows the form again. */
export async function submitIntoReload(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await submitButton(page).click();
  await reloaded;
}

export const confirmation = (page: Page) => page.getByRole('heading', { name: careers.confirmation.title });

/** The form's first touch was so many milliseconds ago. */
export async function begunAgo(page: Page, milliseconds: number) {
  await page.route('**/api/form-token', (route) =>
    route.fulfill({ json: { token: signFormToken(Date.now() - milliseconds, siteSecret) } }),
  );
}

/** Fills the open form in the order of its fields, leaving out those without a text. */
export async function fillApplication(page: Page, draft: Omit<ApplicationDraft, 'experiences'>) {
  const texts = [
    ...applicationTextNames.map((name) => [labels[name], draft[name]] as const),
    [labels.aboutYourself, draft.aboutYourself],
  ] as const;
  for (const [label, text] of texts) if (text) await page.getByLabel(label, { exact: true }).fill(text);
  if (draft.position) await page.getByLabel(labels.position, { exact: true }).selectOption(draft.position);
}

export const experienceGroup = (page: Page, number: number) =>
  page.getByRole('group', { name: experience.legend(number), exact: true });

export const removeExperience = (page: Page, number: number) =>
  experienceGroup(page, number).getByRole('button', { name: /Remove/ });

/** Named otherwise once there is one. */
export const addExperience = (page: Page) =>
  page.getByRole('button', { name: /^Add an(other)? experience$/ });

/** What the list of experiences says of its last change, to those who do not see it. */
export const experienceNotice = (page: Page) =>
  page.getByRole('region', { name: experience.title }).getByRole('status');
