import type { Page } from '@playwright/test';
import { answersNotice } from '@/content/assessments/questions';
import { contact } from '@/content/contact';
import { services } from '@/content/services';
import { answer, coldOutreachAnswers, errorSummary, supportAnswers, transcend } from './support/assessment';
import { liveSlides } from './support/carousels';
import { expect, openOnce, shareSite, test } from './support/site';

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

/** What leaves nothing behind is asked in one tab. */
const tab = openOnce();

test('the loading screen says what it needs, and leads to an assessment', async () => {
  const page = tab();
  await page.goto('/analysis-loading');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start an assessment' })).toHaveAttribute(
    'href',
    '/smart-decision',
  );
});

for (const address of ['/nowhere', '/workflows/unknown'])
  test(`${address} says that there is no such page, and where to go on`, async () => {
    const page = tab();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Landing Page' }).click();
    await expect(page).toHaveURL('/');
  });

/** On a phone. */
async function expectMenuAtFoot(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const navigation = page.getByRole('navigation', { name: 'Site' });
  await expect(navigation).toBeInViewport();
  await expect(navigation.getByRole('link', { name: 'All services' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch to light/dark theme' })).toBeHidden();
}

test('the menu of /welcome leads to the whole site at its foot', async () => {
  const page = tab();
  await page.goto('/welcome');
  await expectMenuAtFoot(page);
});

test.describe('the landing page', () => {
  test.beforeAll(() => tab().goto('/'));
  test.beforeEach(() => tab().setViewportSize({ width: 1280, height: 720 }));

  test('reads in full, and questions open one at a time', async () => {
    const page = tab();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Transcend Your Business With AI',
    );
    for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
      await expect(heading).toBeVisible();
    }
    await page.getByText('What if something breaks?').click();
    await expect(page.getByText('note when you wrote to us')).toBeVisible();
    await page.getByText('How long does it take?').click();
    await expect(page.getByText('note when you wrote to us')).toBeHidden();
    await expect(
      page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Apply Now' }),
    ).toBeVisible();
  });

  test('has a chart that is nine links and still answers', async () => {
    const page = tab();
    const chart = page.getByRole('list', { name: 'Services on the chart' });
    await expect(chart.getByRole('link')).toHaveCount(services.length);
    await page.getByRole('radio', { name: 'How soon?' }).check();
    await expect(page.getByRole('list', { name: 'How soon?' })).toBeVisible();
  });

  test('has the services and the workflows in lists to scroll', async () => {
    const page = tab();
    const workflowsTitle = 'Ten brand-new video-model and social-media workflows';
    for (const { title, slides, next } of [
      { title: 'Backend Efficiency', slides: 5, next: 'Next service' },
      { title: 'Increasing Income', slides: 4, next: 'Next service' },
      { title: workflowsTitle, slides: 10, next: 'Next workflow' },
    ]) {
      const region = page.getByRole('region', { name: title });
      await expect(liveSlides(region)).toHaveCount(slides);
      await expect(region.getByRole('list', { name: title })).toHaveCSS('overflow-x', 'auto');
      await expect(region.getByRole('button', { name: next })).toBeHidden();
    }
    const region = page.getByRole('region', { name: workflowsTitle });
    await expect(region.getByRole('link', { name: 'Explore' })).toHaveCount(10);
  });

  test('has a menu that leads to the whole site at its foot', () => expectMenuAtFoot(tab()));

  test('opens the popup of a star, which is not printed over the page', async () => {
    const page = tab();
    await page.getByRole('button', { name: 'Featured Service: AI Agent', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.emulateMedia({ media: null });
  });
});
