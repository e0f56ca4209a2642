import { assessments } from '@/content/assessments/questions';
import { applicationMessages, careers } from '@/content/careers';
import {
  answer,
  errorSummary,
  rotatingAnswers,
  supportAnswers,
  takeAssessment,
  transcend,
} from '../e2e/support/assessment';
import {
  addExperience,
  begunAgo,
  confirmation,
  experienceNotice,
  fillApplication,
  siteSecret,
  submitButton,
} from '../e2e/support/careers';
import { hydrated } from '../e2e/support/pages';
import { expect, serveSite, test } from '../e2e/support/site';
import { applicationDraft } from '../support/applications';
import { judge, judging } from './support/judge';
import { open, unless, wordsOf, workflows } from './support/visitor';

const site = serveSite({ SITE_SECRET: siteSecret });

const wrongFields = [
  ['firstName', applicationMessages.firstName.missing],
  ['lastName', applicationMessages.lastName.missing],
  ['phoneNumber', applicationMessages.phoneNumber.invalid],
  ['email', applicationMessages.email.invalid],
] as const;

test(
  '3.3.1, 3.3.2, 3.3.3 each error is named in words at its field, in the summary, and says how to put it right',
  judging('3.3.1', '3.3.2', '3.3.3'),
  async ({ page }) => {
    await open(page, '/hiring');
    await page.getByLabel(careers.labels.phoneNumber).fill('none');
    await page.getByLabel(careers.labels.email, { exact: true }).fill('nobody');
    await submitButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
    for (const [name, message] of wrongFields) {
      const field = page.getByLabel(careers.labels[name], { exact: true });
      const described = await field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
      judge(
        '3.3.1',
        `${name} at the field`,
        unless(
          described.includes(message) && (await field.getAttribute('aria-invalid')) === 'true',
          described,
        ),
      );
      judge('3.3.2', name, unless((await field.count()) === 1, 'no label'));
      const link = errorSummary(page).getByRole('link', { name: message });
      judge('3.3.1', `${name} in the summary`, unless((await link.count()) === 1, 'it is not listed'));
      await link.click();
      judge('3.3.3', name, [
        ...unless(
          /is required|Please enter a valid/.test(message),
          `"${message}" says nothing of what to do`,
        ),
        ...unless(
          await field.evaluate((element) => element === document.activeElement),
          'the summary does not lead there',
        ),
      ]);
    }
    await open(page, '/backend-form');
    await page.getByLabel('What should we call you?').fill('Half');
    const missing = page.locator('#missing');
    for (const { shortLabel, field } of assessments.backend.questions.slice(1)) {
      judge(
        '3.3.1',
        `backend ${field}`,
        unless((await missing.getByRole('link', { name: shortLabel }).count()) === 1, 'it is not named'),
      );
    }
    judge(
      '3.3.3',
      'backend',
      unless((await wordsOf(missing)).includes('still missing'), 'it does not say what to do'),
    );
  },
);

test(
  '3.3.4 what is sent was checked before, and can be changed after',
  judging('3.3.4'),
  async ({ page }) => {
    await begunAgo(page, 60_000);
    await open(page, '/hiring');
    const draft = applicationDraft({ email: 'checked@example.com', aboutYourself: 'Short' });
    await fillApplication(page, draft);
    await submitButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
    judge(
      '3.3.4',
      'an application with an error is not taken',
      unless((await site.applications(draft)).length === 0, 'it was'),
    );
    await page
      .getByLabel(careers.labels.aboutYourself, { exact: true })
      .fill(applicationDraft().aboutYourself);
    await submitButton(page).click();
    await expect(confirmation(page)).toBeFocused();
    judge(
      '3.3.4',
      'the corrected one is',
      unless((await site.applications(draft)).length === 1, 'it was not'),
    );

    await open(page, '/backend-form');
    await takeAssessment(page, { ...rotatingAnswers, name: 'Changes' });
    await page.getByRole('link', { name: 'Change my answers' }).click();
    await expect(page).toHaveURL('/backend-form');
    await hydrated(page);
    await page.getByRole('radio', { name: 'Integrate' }).check({ force: true });
    await transcend(page).click();
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL(/\/services\//);
    const rows = await site.assessments({ name: 'Changes' });
    judge(
      '3.3.4',
      'answers can be changed',
      unless(rows.at(-1)?.q3_answer === 'Integrate', JSON.stringify(rows.map(({ q3_answer }) => q3_answer))),
    );
  },
);

test('3.3.7 nothing is asked for twice', judging('3.3.7'), async ({ page }) => {
  await open(page, '/backend-form');
  await takeAssessment(page, { ...rotatingAnswers, name: 'Once' });
  await page.getByRole('link', { name: 'Change my answers' }).click();
  await expect(page).toHaveURL('/backend-form');
  await hydrated(page);
  judge(
    '3.3.7',
    'the name',
    unless(
      (await page.getByLabel('What should we call you?').inputValue()) === 'Once',
      'it is asked for again',
    ),
  );
  judge(
    '3.3.7',
    'the description',
    unless(
      (await page.getByLabel('Which process repeats itself most?').inputValue()) === rotatingAnswers.q1Typed,
      'it is asked for again',
    ),
  );
  await page.reload();
  await hydrated(page);
  judge(
    '3.3.7',
    'after a reload',
    unless(
      await page.getByRole('radio', { name: rotatingAnswers.q2Answer }).isChecked(),
      'it is asked for again',
    ),
  );
  await open(page, '/hiring');
  await fillApplication(page, applicationDraft({ email: '' }));
  await submitButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  judge(
    '3.3.7',
    'an application',
    unless(
      (await page.getByLabel(careers.labels.firstName).inputValue()) === 'Morgan',
      'it is asked for again',
    ),
  );
});

test('4.1.3 what changes is said, without taking the focus', judging('4.1.3'), async ({ page }) => {
  await open(page, '/backend-form');
  await answer(page, supportAnswers);
  const reading = page.locator('form [aria-live][aria-atomic]');
  await expect(reading).toContainText('We read your text as');
  judge(
    '4.1.3',
    'the reading',
    unless((await reading.getAttribute('aria-live')) === 'polite', 'it is silent'),
  );
  judge(
    '4.1.3',
    'the last answer',
    unless((await wordsOf(page.locator('#missing'))) === 'Nothing is missing.', 'nothing is said'),
  );
  await transcend(page).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText(/\w/);
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL(/\/services\//);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('section[data-opening]').getByRole('status')).toContainText(
    /Copied|did not let us/,
  );
  judge(
    '4.1.3',
    'a copy',
    unless(
      await page
        .getByRole('button', { name: 'Copy' })
        .evaluate((button) => button === document.activeElement),
      'the focus was taken',
    ),
  );
  await open(page, '/hiring');
  await addExperience(page).click();
  judge(
    '4.1.3',
    'an experience',
    unless((await wordsOf(experienceNotice(page))) === careers.experience.added(1), 'nothing is said'),
  );
  await open(page, '/');
  await workflows(page).getByRole('button', { name: 'Next workflow' }).click();
  const said = await wordsOf(workflows(page).locator('[aria-live=polite]'));
  judge('4.1.3', 'a slide', unless(said.includes('2 of 10'), said));
  await page.getByRole('radio', { name: 'How soon?' }).check({ force: true });
  judge(
    '4.1.3',
    'the chart',
    unless(
      await page
        .getByRole('status')
        .filter({ hasText: 'services fit.' })
        .first()
        .evaluate((element) => element.checkVisibility()),
      'nothing is said',
    ),
  );
});
