import { answersNotice, assessments } from '@/content/assessments/questions';
import { readingTexts } from '@/content/assessments/reading';
import { applicationTextNames, careers, applicationMessages as messages } from '@/content/careers';
import { answer, errorSummary, supportAnswers, transcend } from './support/assessment';
import { submitButton } from './support/careers';
import { holdRequests, hydrated } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

test('/hiring: without its schema, which a deploy took away, the server says what is wrong, until it is edited', async ({
  page,
}) => {
  const found = [
    ...applicationTextNames.map((name) => messages[name].missing),
    messages.position.missing,
    messages.aboutYourself.tooShort,
  ];
  await page.goto('/hiring');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByLabel(careers.labels.aboutYourself).fill('short');
  await expect(page.getByText(careers.counter(5))).toBeVisible();
  await submitButton(page).click();
  const problems = errorSummary(page).getByRole('link');
  await expect(errorSummary(page)).toBeFocused();
  await expect(problems).toHaveText(found);
  const firstName = page.getByLabel(careers.labels.firstName, { exact: true });
  await firstName.pressSequentially(' ');
  await expect(problems).toHaveText(found.slice(1));
  await expect(firstName).toHaveAttribute('aria-invalid', 'false');
  await submitButton(page).click();
  await expect(problems).toHaveText(found);
});

test('/backend-form: what the browser found wrong goes with an edit, and comes back with the next press', async ({
  page,
}) => {
  const [name, process, , system] = assessments.backend.questions;
  await page.goto('/backend-form');
  await page.getByLabel(name.label).fill('n'.repeat(102));
  await page.getByLabel(process.label).fill('support tickets');
  await page.getByRole('radio', { name: '$10K+' }).check();
  await page.getByRole('group', { name: system.label }).getByRole('radio').first().check();
  await transcend(page).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText(['Name must be 100 characters or fewer']);
  await page.getByLabel(name.label).pressSequentially('n');
  await expect(errorSummary(page)).toBeHidden();
  await transcend(page).click();
  await expect(errorSummary(page)).toBeFocused();
});

test('/backend-form: a kept answer that is no longer an option is missing, and the others are there', async ({
  page,
}) => {
  const [name, process] = assessments.backend.questions;
  await page.addInitScript(
    (draft) => sessionStorage.setItem('assessment_draft_backend', draft),
    JSON.stringify({
      [name.field]: 'Maria',
      [process.field]: 'support tickets',
      q2Answer: 'An option of last year',
    }),
  );
  await page.goto('/backend-form');
  await expect(page.getByText('2 of 4 answered')).toBeVisible();
  await expect(page.getByLabel(name.label)).toHaveValue('Maria');
  await expect(transcend(page)).toBeDisabled();
  // A bar that stays in sight is printed over the words it has come to.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('2 of 4 answered')).toBeHidden();
});

test('/backend-form: a question that was passed over is marked, one still ahead is not', async ({ page }) => {
  const [name, process] = assessments.backend.questions;
  const marks = () =>
    page
      .locator('[data-answered]')
      .evaluateAll((questions) =>
        questions.map((question) => getComputedStyle(question, '::before').borderLeftStyle === 'dotted'),
      );
  await page.goto('/backend-form');
  await page.getByLabel(name.label).fill('Maria');
  await expect(page.getByText('1 of 4 answered')).toBeVisible();
  expect(await marks()).toEqual([false, false, false, false]);
  await page.getByRole('radio', { name: 'NEW system' }).check();
  await expect.poll(marks).toEqual([false, true, true, false]);
  await page.getByLabel(process.label).fill('support tickets');
  await page.getByRole('radio', { name: '$10K+' }).check();
  await expect.poll(marks).toEqual([false, false, false, false]);
});

test('/backend-form: going backwards, no link stops under the bar of answers, and fields stand as they do without it', async ({
  page,
}) => {
  const tops = () =>
    page.locator('textarea, input:not([type]), [type=radio][id]').evaluateAll((fields) =>
      fields.map((field) => {
        field.scrollIntoView({ block: 'start', behavior: 'instant' });
        return Math.round(field.getBoundingClientRect().top);
      }),
    );
  await page.goto('/backend-form');
  await answer(page, { ...supportAnswers, q1Typed: 'cold calls' });
  for (const name of [readingTexts.takeIncome, readingTexts.choose, answersNotice.policy])
    await expect(page.locator('form').getByRole('link', { name })).toBeVisible();
  await expect(page.getByText(answersNotice.withoutScripts)).toBeHidden();
  const besideForm = await tops();
  await page.setViewportSize({ width: 800, height: 800 });
  const underBar = await tops();
  const covered = await page.locator('form a').evaluateAll((links) =>
    links.filter((link) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(covered).toHaveLength(0);
  expect(underBar).toEqual(besideForm);
});

test.describe('in the window of a small laptop', () => {
  const tab = openOnce((page) => page.setViewportSize({ width: 1280, height: 577 }));

  for (const path of ['/backend-form', '/income-form', '/hiring'])
    test(`${path}: what stands beside the form is whole`, async () => {
      const page = tab();
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, 500));
      const aside = page.getByRole('complementary');
      await expect(aside).toBeInViewport({ ratio: 1 });
      const figure = await aside.locator('svg:visible').first().boundingBox();
      expect(figure?.height).toBeGreaterThan(120);
    });

  test('on paper a long text is whole', async () => {
    const page = tab();
    await page.goto('/hiring');
    const text = page.getByLabel(careers.labels.aboutYourself);
    await text.fill('I have sold bread, bicycles and software. '.repeat(40));
    const hidden = () => text.evaluate((area) => area.scrollHeight - area.clientHeight);
    expect(await hidden()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await hidden()).toBe(0);
  });
});

test('what was typed before hydration stays where an extension has put something beside the field', async ({
  page,
}) => {
  const [name] = assessments.backend.questions;
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/backend-form', { waitUntil: 'commit' });
  const field = page.getByLabel(name.label);
  await field.fill('Maria');
  const served = await field.elementHandle();
  await field.evaluate((input) => input.after(document.createElement('div')));
  release();
  await hydrated(page);
  // React has made the page anew, field and all.
  expect(await served?.evaluate((input) => input.isConnected)).toBe(false);
  await expect(field).toHaveValue('Maria');
  await expect(page.getByText('3 answers are still missing')).toBeVisible();
});
