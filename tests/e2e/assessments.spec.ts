import type { Page } from '@playwright/test';
import { loadingTitle } from '@/content/assessments/loading';
import { offlineText } from '@/content/assessments/offline';
import { type AssessmentAnswers, type AssessmentType, assessments } from '@/content/assessments/questions';
import { contact } from '@/content/contact';
import { accessibilityFindings } from './support/accessibility';
import {
  answer,
  coldOutreachAnswers,
  errorSummary,
  formPath,
  keepWaiting,
  outboxIds,
  rotatingAnswers,
  supportAnswers,
  takeAssessment,
  transcend,
} from './support/assessment';
import { refuseStorage } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

const site = shareSite();

test.describe('from the first choice to the row in the table', () => {
  test('backend: support tickets at the lowest band lead to AI Agents', async ({ page }) => {
    await page.goto('/welcome');
    await page.getByRole('link', { name: /Walk me to the AI service/ }).click();
    await page.getByRole('link', { name: /automate my backend/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(assessments.backend.title);

    await takeAssessment(page, supportAnswers);

    await expect(page).toHaveURL('/services/ai-agents');
    await expect(page.getByRole('region', { name: 'Morgan, start with AI Agents' })).toContainText(
      'support tickets',
    );
    const [row] = await site.assessments({ name: supportAnswers.name });
    expect(row).toMatchObject({
      assessment_type: 'backend',
      q1_typed: supportAnswers.q1Typed,
      q2_answer: '$200–1,500',
      q3_answer: 'Integrate',
      q4_answer: null,
      user_intent: 'Customer Support',
      recommended_service: 'AI Agents',
      service_path: '/services/ai-agents',
      is_rotation: false,
      rotation_services: [],
      needs_clarification: false,
      clarification_message: null,
    });
    expect(row?.session_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('income: cold calls lead to AI Email Outreach', async ({ page }) => {
    await page.goto('/smart-decision');
    await page.getByRole('link', { name: /automate my income/ }).click();
    await takeAssessment(page, coldOutreachAnswers);
    await expect(page).toHaveURL('/services/ai-email-outreach');
    const [row] = await site.assessments({ name: coldOutreachAnswers.name });
    expect(row).toMatchObject({
      assessment_type: 'income',
      q4_answer: 'Short-term sales',
      user_intent: 'Cold Outreach',
    });
  });
});

test.describe('TRANSCEND', () => {
  const expectWaitingFor = async (
    page: Page,
    { shortLabel, field }: { shortLabel: string; field: string },
  ) => {
    await expect(transcend(page)).toBeDisabled();
    await expect(page.getByRole('status')).toContainText('One answer is still missing:');
    await page.getByRole('status').getByRole('link').getByText(shortLabel, { exact: true }).click();
    await expect(page.locator(':focus')).toHaveAttribute('name', field);
  };

  const opened = openOnce(async (page) => {
    site.watch(page.context());
    // Each form is opened by a visitor who has never been here.
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });

  /** Opens a form with nothing in it, in a tab that has filled others: a next page takes a third of a first. */
  async function openEmpty(type: AssessmentType): Promise<Page> {
    await opened().goto(formPath[type]);
    return opened();
  }

  /** Gives the answer that is missing. */
  const answerOne = (page: Page, answers: AssessmentAnswers, { field }: { field: string }) =>
    answer(page, answers, {
      except: assessments[answers.assessmentType].questions
        .map((question): string => question.field)
        .filter((other) => other !== field),
    });

  test('names no question before the first answer', async () => {
    const page = await openEmpty('income');
    const { questions } = assessments.income;
    await expect(page.getByRole('status')).toHaveText(`${questions.length} answers are still missing.`);
    await page.getByRole('radio', { name: 'Short-term sales' }).check();
    await expect(page.getByRole('status').getByRole('link')).toHaveText(
      questions.filter(({ field }) => field !== 'q4Answer').map(({ shortLabel }) => shortLabel),
    );
  });

  for (const answers of [supportAnswers, coldOutreachAnswers]) {
    const type = answers.assessmentType;
    const isChosen = ({ kind }: { kind: string }) => kind === 'options';

    // What is chosen once stays chosen, so each of these needs a form of its own.
    for (const question of assessments[type].questions.filter(isChosen)) {
      test(`${type}: waits for "${question.label}" and says so`, async () => {
        const page = await openEmpty(type);
        await answer(page, answers, { except: [question.field] });
        await expectWaitingFor(page, question);
        await answerOne(page, answers, question);
        await expect(transcend(page)).toBeEnabled();
      });
    }

    test(`${type}: waits for each text and says so`, async () => {
      const page = await openEmpty(type);
      await answer(page, answers);
      for (const question of assessments[type].questions) {
        if (isChosen(question)) continue;
        await page.getByLabel(question.label).fill('   ');
        await expectWaitingFor(page, question);
        await answerOne(page, answers, question);
        await expect(transcend(page)).toBeEnabled();
      }
      await expect(page.getByRole('status')).toHaveText('Nothing is missing.');
      // Beside it only what the text is read as is announced.
      await expect(page.getByRole('main').locator('[aria-live]')).toHaveCount(1);
    });
  }

  test('takes 2,000 characters of free text and refuses 2,001 with a message that leads to the field', async () => {
    const page = await openEmpty('backend');
    await answer(page, { ...supportAnswers, name: 'Limit', q1Typed: `backend ${'x'.repeat(1993)}` });
    await transcend(page).click();
    const summary = errorSummary(page);
    await expect(summary).toBeFocused();
    await summary.getByRole('link').click();
    await expect(page.getByLabel(assessments.backend.questions[1].label)).toBeFocused();
    await page.getByLabel(assessments.backend.questions[1].label).fill(`backend ${'x'.repeat(1992)}`);
    await expect(summary).toBeHidden();
    await transcend(page).click();
    await expect(page).toHaveURL('/analysis-loading');
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL('/services/multi-solutions');
  });
});

test.describe('answers survive', () => {
  test('a reload, Back from the result, and "Change my answers"; each press is a row of its own', async ({
    page,
  }) => {
    const changing = { ...supportAnswers, name: 'Changing' };
    await page.goto('/backend-form');
    await answer(page, changing);
    await page.reload();
    await expect(page.getByLabel(assessments.backend.questions[0].label)).toHaveValue('Changing');
    await expect(page.getByRole('radio', { name: 'Integrate' })).toBeChecked();

    await transcend(page).click();
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL('/services/ai-agents');
    await page.goBack();
    await expect(page).toHaveURL('/backend-form');
    await expect(page.getByLabel(assessments.backend.questions[1].label)).toHaveValue(changing.q1Typed);
    await page.goForward();

    await page.getByRole('link', { name: 'Change my answers' }).click();
    await page.getByRole('radio', { name: 'NEW system' }).check();
    await page.getByRole('radio', { name: '$3,000–10,000' }).check();
    await transcend(page).click();
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL('/services/ai-phone-callers');
    const rows = await site.assessments({ name: 'Changing' });
    expect(rows.map(({ service_path }) => service_path).sort()).toEqual([
      '/services/ai-agents',
      '/services/ai-phone-callers',
    ]);
  });

  test.describe('storage that throws', () => {
    const opened = openOnce(async (page) => {
      site.watch(page.context());
      await refuseStorage(page);
    });
    test.afterEach(() => opened().unrouteAll({ behavior: 'ignoreErrors' }));

    test('and a loading screen whose styles do not come', async () => {
      const page = opened();
      await page.goto('/backend-form');
      await page.route('**/*.css', (route) => route.abort());
      await answer(page, { ...supportAnswers, name: 'Nor styles' });
      await page.context().setOffline(true);
      await transcend(page).click();
      await expect(page.getByText(offlineText(false))).toBeVisible();
      await page.context().setOffline(false);
      await expect(page).toHaveURL('/services/ai-agents');
      expect(await site.assessments({ name: 'Nor styles' })).toHaveLength(1);
    });

    test('and a loading screen that only another document can show', async () => {
      const page = opened();
      await page.goto('/smart-decision');
      await page.route(/analysis-loading\?.*_rsc=/, (route) => route.abort());
      // A form that scripts have made cannot itself be sent without them.
      await page.getByRole('link', { name: /automate my income/ }).click();
      await answer(page, { ...coldOutreachAnswers, name: 'Nor data' });
      await transcend(page).click();
      await expect(page).toHaveURL('/services/ai-email-outreach');
      const rows = await site.assessments({ name: 'Nor data' });
      expect(rows).toMatchObject([{ q1_typed: coldOutreachAnswers.q1Typed, q4_answer: 'Short-term sales' }]);
    });

    test('on the usual way', async () => {
      const page = opened();
      await page.goto('/backend-form');
      await takeAssessment(page, { ...supportAnswers, name: 'No storage' });
      await expect(page).toHaveURL('/services/ai-agents');
      expect(await site.assessments({ name: 'No storage' })).toHaveLength(1);
    });
  });
});

test('repeated answers take turns, and a reload starts again', async ({ page }) => {
  const repeating = { ...rotatingAnswers, name: 'Turns' };
  const served: string[] = [];
  await page.goto('/backend-form');
  for (let press = 0; press < 3; press += 1) {
    if (press === 0) await answer(page, repeating);
    await transcend(page).click();
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL(/\/services\//);
    served.push(new URL(page.url()).pathname);
    await page.goBack();
    await expect(page).toHaveURL('/backend-form');
  }
  expect(served).toEqual(['/services/ai-agents', '/services/ai-phone-callers', '/services/ai-agents']);

  await page.reload();
  // With the answers comes the place for how their text is read, which moves the button from under a press.
  await expect(page.getByLabel(assessments.backend.questions[0].label)).toHaveValue(repeating.name);
  await transcend(page).click();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL('/services/ai-agents');
  const turns = (await site.assessments({ name: 'Turns' })).map(({ turn }) => turn);
  expect(turns).toEqual([0, 1, 2, 0]);

  await test.step('but a press without its answer keeps its turn, and shows the service that is stored', async () => {
    const posted: string[] = [];
    await page.route('**/api/assessments', async (route) => {
      const { id, turns } = route.request().postDataJSON();
      posted.push(JSON.stringify({ id, turns }));
      const response = await route.fetch();
      // The first answer never comes.
      if (posted.length > 1) await route.fulfill({ response });
    });
    await page.goBack();
    await expect(page).toHaveURL('/backend-form');
    await transcend(page).click();
    await expect.poll(() => site.assessments({ name: 'Turns' })).toHaveLength(5);
    await page.goBack();
    await expect(page).toHaveURL('/backend-form');
    await page.reload();
    await expect(page.getByLabel(assessments.backend.questions[0].label)).toHaveValue(repeating.name);
    await transcend(page).click();
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL('/services/ai-phone-callers');
    expect(new Set(posted).size, 'the same press').toBe(1);
    const rows = await site.assessments({ name: 'Turns' });
    expect(rows.map(({ service_path }) => service_path)).toEqual([
      ...served,
      '/services/ai-agents',
      '/services/ai-phone-callers',
    ]);
  });
});

test('words that match nothing lead to a person, with the question and the answers', async ({ page }) => {
  await page.goto('/income-form');
  await takeAssessment(page, { ...coldOutreachAnswers, name: 'Unclear', q1Typed: 'Word of mouth' });
  await expect(page).toHaveURL('/contact?clarify=income');
  const question = page.getByRole('region', { name: 'One thing is not clear yet' });
  await expect(question).toBeFocused();
  await expect(question).toContainText("I'm not quite sure how you're currently getting clients");
  await expect(question).toContainText('Word of mouth');
  await expect(question.getByText(contact.clarification.help.income)).toBeHidden();
  await expect(
    question.getByRole('list', { name: contact.clarification.closest.income }).getByRole('link'),
  ).toHaveCount(5);
  expect(await accessibilityFindings(page)).toEqual([]);
  const [row] = await site.assessments({ name: 'Unclear' });
  expect(row).toMatchObject({
    needs_clarification: true,
    recommended_service: null,
    service_path: null,
    user_intent: 'Unknown',
  });
  await page.reload();
  await expect(question).toContainText("I'm not quite sure how you're currently getting clients");
  await expect(question).toContainText('Word of mouth');

  await test.step('Back from the answer to the next press, it is not about the answers of that press', async () => {
    const given = question.locator('dl');
    await expect(given).toContainText('Word of mouth');
    await keepWaiting(page);
    await question.getByRole('link', { name: /^Referrals/ }).click();
    await expect(page).toHaveURL('/income-form#q1Typed');
    // By the keyboard: the page is about to scroll to the question of its address, away from under a pointer.
    await transcend(page).press('Enter');
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL('/services/appointment-setting');
    const waiting = await outboxIds(page);
    expect(waiting).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL('/income-form#q1Typed');
    await page.goBack();
    await expect(question).toBeVisible();
    await expect(given).toHaveCount(0);
    await question.getByRole('link', { name: 'Change my answers' }).click();
    await expect(page).toHaveURL('/income-form#q1Typed');
    expect(await outboxIds(page), 'what was understood is still sent').toEqual(waiting);
  });
});

test('the loading screen leads home without an assessment, and straight to the result of a finished one', async ({
  page,
}) => {
  await page.goto('/analysis-loading');
  await expect(page, 'without an assessment').toHaveURL('/');

  await page.goto('/backend-form');
  await takeAssessment(page, { ...supportAnswers, name: 'Finished' });
  await page.goto('/analysis-loading');
  await expect(page).toHaveURL('/services/ai-agents');
  await expect(page.getByRole('heading', { name: loadingTitle })).toHaveCount(0);
  expect(await site.assessments({ name: 'Finished' })).toHaveLength(1);
});
