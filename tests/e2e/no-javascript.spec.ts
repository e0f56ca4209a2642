import { answersNotice } from '@/content/assessments/questions';
import { contact } from '@/content/contact';
import { answer, coldOutreachAnswers, errorSummary, supportAnswers, transcend } from './support/assessment';
import { expect, shareSite, test } from './support/site';

const site = shareSite();

test.use({ javaScriptEnabled: false });

test('the backend assessment ends on the service page and in the table', async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('link', { name: /Walk me to the AI service/ }).click();
  await page.getByRole('link', { name: /automate my backend/ }).click();
  await answer(page, { ...supportAnswers, name: 'Plain' });
  // The lead promises a reason, which no page that is made before the answers can give (decision 0278).
  await expect(page.getByText(answersNotice.withoutScripts)).toBeVisible();
  await transcend(page).click();
  await expect(page).toHaveURL('/services/ai-agents');
  const [row] = await site.assessments({ name: 'Plain' });
  expect(row).toMatchObject({ session_id: null, turn: 0, service_path: '/services/ai-agents' });
});

test('words that match nothing lead to /contact with the question', async ({ page }) => {
  await page.goto('/income-form');
  await answer(page, { ...coldOutreachAnswers, name: 'Plain and unclear', q1Typed: 'By luck' });
  await transcend(page).click();
  await expect(page).toHaveURL('/contact?clarify=income');
  await expect(page.getByText("I'm not quite sure how you're currently getting clients")).toBeVisible();
  expect(await site.assessments({ name: 'Plain and unclear' })).toHaveLength(1);
  // A link would open the form empty.
  await expect(page.getByText('Change my answers')).toBeHidden();
  await expect(page.getByText(contact.clarification.goBack)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Plain and unclear');
});

test('an incomplete form comes back with every error, a summary that links to the fields, and what was typed', async ({
  page,
}) => {
  await page.goto('/backend-form');
  await answer(page, { ...supportAnswers, name: 'Incomplete' }, { except: ['q1Typed', 'q3Answer'] });
  await transcend(page).click();
  const summary = errorSummary(page);
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Incomplete');
  await expect(page.getByRole('radio', { name: supportAnswers.q2Answer })).toBeChecked();
  await expect(page.getByRole('group', { name: 'New, or part of what you have?' })).toContainText(
    'Error: Choose a new system, or one joined to your tools',
  );
  // Nothing counts there what was answered.
  await expect(page.getByText(/answered$/)).toBeHidden();
  expect(await site.assessments({ name: 'Incomplete' })).toHaveLength(0);
});

test('the loading screen says what it needs, and leads to an assessment', async ({ page }) => {
  await page.goto('/analysis-loading');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start an assessment' })).toHaveAttribute(
    'href',
    '/smart-decision',
  );
});

for (const address of ['/nowhere', '/workflows/unknown'])
  test(`${address} says that there is no such page, and where to go on`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Landing Page' }).click();
    await expect(page).toHaveURL('/');
  });
