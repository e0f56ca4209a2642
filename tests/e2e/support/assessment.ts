import type { Page } from '@playwright/test';
import { type AssessmentAnswers, type AssessmentType, assessments } from '@/content/assessments/questions';
import { backendAnswers, incomeAnswers } from '../../fixtures/answers';

/** Answers that reach AI Agents by an explicit row (R92: Support, $200–1,500, Integrate). */
export const supportAnswers: AssessmentAnswers = backendAnswers({
  name: 'Morgan',
  q1Typed: 'The same support tickets arrive every day',
  q2Answer: '$200–1,500',
  q3Answer: 'Integrate',
});

/** Answers of the rotating row Support, $1,500–3,000, NEW system: AI Agents, then AI Phone Callers. */
export const rotatingAnswers: AssessmentAnswers = backendAnswers({
  name: supportAnswers.name,
  q1Typed: supportAnswers.q1Typed,
  q2Answer: '$1,500–3,000',
  q3Answer: 'NEW system',
});

/** Answers that reach AI Email Outreach (Cold Outreach, increase, $1,500–3,000, short). */
export const coldOutreachAnswers: AssessmentAnswers = incomeAnswers({
  name: 'Ada',
  q1Typed: 'Mostly cold calls to local firms',
  q2Answer: 'Increase current process',
  q3Answer: '$1,500–3,000',
  q4Answer: 'Short-term sales',
});

/** Fills the open form in the order of its questions, leaving out the fields named. */
export async function answer(
  page: Page,
  answers: AssessmentAnswers,
  { except = [] }: { except?: string[] } = {},
) {
  for (const question of assessments[answers.assessmentType].questions) {
    if (except.includes(question.field)) continue;
    const value = Object.entries(answers).find(([field]) => field === question.field)?.[1] ?? '';
    if (question.kind === 'options') {
      await page.getByRole('group', { name: question.label }).getByRole('radio', { name: value }).check();
    } else {
      await page.getByLabel(question.label).fill(value);
    }
  }
}

/** Next's own announcer is an alert as well. */
export const errorSummary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });

export const transcend = (page: Page) => page.getByRole('button', { name: 'TRANSCEND' });

export const formPath: Record<AssessmentType, '/backend-form' | '/income-form'> = {
  backend: '/backend-form',
  income: '/income-form',
};

/** Answers that no rule names: they end at the open question. */
export const unclearAnswers: AssessmentAnswers = { ...supportAnswers, q1Typed: 'Everything, really' };

/** From the open form to the page the result ends on. */
export async function takeAssessment(page: Page, answers: AssessmentAnswers) {
  await answer(page, answers);
  await transcend(page).click();
  await page.getByRole('button', { name: /^Show .+ now$/ }).click();
  // A page that came back from the browser's cache is not loaded again.
  await page.waitForURL((url) => url.pathname !== '/analysis-loading', { waitUntil: 'commit' });
}

const entriesWithIds = async (page: Page) => {
  const texts: string[] = await page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.startsWith('outbox:'))
      .map(([, text]) => text),
  );
  return texts
    .map((text) => JSON.parse(text))
    .filter(({ path }) => path.startsWith('/api/assessments'))
    .map(({ id, path, body }) => ({ id, path, answers: JSON.parse(body).answers }));
};

/** The assessments that wait in the outbox, or were refused. */
export const outboxEntries = async (page: Page) =>
  (await entriesWithIds(page)).map(({ path, answers }) => ({ path, answers }));

export const outboxIds = async (page: Page) => (await entriesWithIds(page)).map(({ id }) => id);

export const outboxAnswers = async (page: Page) => (await outboxEntries(page)).map(({ answers }) => answers);

/** The server answers, and says that its database has not taken the answers, so that they wait. */
export const keepWaiting = (page: Page) =>
  page.route('**/api/assessments', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), stored: false } });
  });
