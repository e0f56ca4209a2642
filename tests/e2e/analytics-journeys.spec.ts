import type { Page, ViewportSize } from '@playwright/test';
import { trackerChunk } from '../support/tracker-chunk';
import {
  answer,
  coldOutreachAnswers,
  rotatingAnswers,
  supportAnswers,
  takeAssessment,
  transcend,
  unclearAnswers,
} from './support/assessment';
import { holdRequests, hydrated } from './support/pages';
import { expect, shareSite, shareTab, test } from './support/site';
import { type JourneyRow, leaveSite, openWithClock, ownScreen, trackerListens } from './support/visits';

const site = shareSite();

test.use(ownScreen);

/** The steps stored once the visitor has left, all of them. @param last the step that ends them */
async function stepsAfterLeaving(
  page: Page,
  viewport: ViewportSize | null,
  last?: JourneyRow['event_type'],
): Promise<JourneyRow[]> {
  await leaveSite(page);
  const visit = async () => (await site.visits(viewport))[0];
  await expect.poll(async () => (await visit())?.session.session_end).toBeTruthy();
  // A browser may hide a page before it closes it: what closing records is another batch then.
  if (last) await expect.poll(async () => (await visit())?.journey.at(-1)?.event_type).toBe(last);
  return (await visit())?.journey ?? [];
}

const outline = (steps: JourneyRow[]) =>
  steps.map(({ event_type, question_number, answer_selected, completion_percentage }) => [
    event_type,
    question_number,
    answer_selected,
    Math.round(completion_percentage),
  ]);

test('a question is viewed when it takes focus, not when it is in sight, once, and its answer says how long it took', async ({
  page,
  viewport,
}) => {
  await openWithClock(page, '/backend-form');
  await page.getByRole('group', { name: 'What would you invest?' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain(
    'What would you invest?',
  );
  await page.getByRole('radio', { name: '$10K+' }).focus();
  await page.clock.runFor(5000);
  await page.getByRole('radio', { name: '$10K+' }).check();
  await page.clock.runFor(1000);
  await page.getByRole('radio', { name: '$200–1,500' }).check();
  const steps = await stepsAfterLeaving(page, viewport);
  const investment = steps.filter(({ question_number }) => question_number === 2);
  expect(outline(investment).filter(([type]) => type !== 'journey_abandon')).toEqual([
    ['question_view', 2, null, 67],
    ['question_answer', 2, '$10K+', 67],
    ['question_answer', 2, '$200–1,500', 67],
  ]);
  expect(investment.map(({ time_spent_seconds }) => time_spent_seconds).slice(0, 3)).toEqual([
    null,
    expect.closeTo(5, 1),
    expect.closeTo(6, 1),
  ]);
});

test.describe('in one tab', () => {
  shareTab(site);

  test('a finished backend journey: three questions, one result, 100 percent', async ({ page, viewport }) => {
    await page.goto('/backend-form');
    await trackerListens(page, site);
    await takeAssessment(page, supportAnswers);
    await expect(page).toHaveURL('/services/ai-agents');
    const steps = await stepsAfterLeaving(page, viewport);

    const answered = steps.filter(({ event_type }) => event_type === 'question_answer');
    expect(outline(answered)).toEqual([
      ['question_answer', 1, '[free text, 41 characters]', 33],
      ['question_answer', 2, '$200–1,500', 67],
      ['question_answer', 3, 'Integrate', 100],
    ]);
    expect(answered[1]).toMatchObject({
      question_text: 'What would you invest?',
      answer_options: ['$200–1,500', '$1,500–3,000', '$3,000–10,000', '$10K+'],
      total_questions: 3,
      is_back_navigation: false,
    });
    expect(
      steps
        .filter(({ event_type }) => event_type === 'question_view')
        .map(({ question_number }) => question_number)
        .sort(),
    ).toEqual([1, 2, 3]);
    expect(steps[0]?.event_type).toBe('journey_start');
    expect(outline(steps.slice(-2))).toEqual([
      ['journey_complete', null, null, 100],
      ['recommendation_action', null, null, 100],
    ]);
    expect(steps.at(-2)).toMatchObject({
      final_recommendation: 'AI Agents',
      recommendation_service_path: '/services/ai-agents',
    });
    expect(steps.at(-1)?.action_taken).toBe('show_now');
    expect(new Set(steps.map(({ journey_id }) => journey_id)).size).toBe(1);
    expect(JSON.stringify(await site.visits(viewport))).not.toMatch(/Morgan|support tickets arrive/);
  });

  test('an income journey counts four questions; going back to an earlier one is recorded as such', async ({
    page,
    viewport,
  }) => {
    await page.goto('/income-form');
    await trackerListens(page, site);
    await answer(page, coldOutreachAnswers);
    await page.getByRole('radio', { name: '$15K+' }).check();
    const steps = await stepsAfterLeaving(page, viewport);
    const answered = steps.filter(({ event_type }) => event_type === 'question_answer');
    expect(outline(answered).map(([, number, , percentage]) => [number, percentage])).toEqual([
      [1, 25],
      [2, 50],
      [3, 75],
      [4, 100],
    ]);
    expect(steps.every(({ total_questions }) => total_questions === 4)).toBe(true);
    const back = steps.filter(({ is_back_navigation }) => is_back_navigation);
    expect(outline(back)).toEqual([['question_back', 3, '$15K+', 75]]);
  });

  test('whoever leaves halfway abandons at the furthest question; whoever saw none does not', async ({
    page,
    context,
    viewport,
  }) => {
    await page.goto('/backend-form');
    await trackerListens(page, site);
    await page.getByRole('radio', { name: '$10K+' }).check();
    await page.getByLabel('What should we call you?').focus();
    const steps = await stepsAfterLeaving(page, viewport, 'journey_abandon');
    const furthest = Math.max(...steps.map(({ question_number }) => question_number ?? 0));
    expect(outline(steps).at(-1)).toEqual([
      'journey_abandon',
      furthest,
      null,
      Math.round((furthest / 3) * 100),
    ]);
    expect(steps.at(-1)?.time_spent_seconds).toBeGreaterThan(0);

    const other = await context.newPage();
    if (viewport) await other.setViewportSize(viewport);
    await other.goto('/about');
    await trackerListens(other, site);
    // By which it sends what it would otherwise gather for 5 s.
    await leaveSite(other);
    await expect.poll(async () => (await site.visits(viewport)).length).toBe(2);
    await expect.poll(async () => (await site.visits(viewport))[1]?.session.session_end).toBeTruthy();
    expect((await site.visits(viewport))[1]?.journey).toEqual([]);
    await other.close();
  });

  test('a journey goes on where the form is left and returned to, and sets out anew after its end', async ({
    page,
    viewport,
  }) => {
    await page.goto('/backend-form');
    await trackerListens(page, site);
    await page.getByRole('radio', { name: '$10K+' }).check();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).first().click();
    await page.waitForURL('/fullservice');
    await page.goBack();
    await takeAssessment(page, rotatingAnswers);
    await expect(page).toHaveURL('/services/ai-agents');
    await page.getByRole('link', { name: 'Change my answers' }).click();
    await page.getByRole('radio', { name: 'Integrate' }).check();
    const steps = await stepsAfterLeaving(page, viewport, 'journey_abandon');
    const ids = [...new Set(steps.map(({ journey_id }) => journey_id))];
    expect(ids).toHaveLength(2);
    const [first, second] = ids.map((id) => steps.filter(({ journey_id }) => journey_id === id));
    expect(first?.filter(({ event_type }) => event_type === 'journey_start')).toHaveLength(1);
    expect(first?.map(({ action_taken }) => action_taken).filter(Boolean)).toEqual([
      'show_now',
      'change_answers',
    ]);
    expect(outline(second ?? []).map(([type]) => type)).toEqual([
      'journey_start',
      'question_view',
      'question_answer',
      'journey_abandon',
    ]);
  });

  test('what a visitor does with the recommendation is recorded, by the middle button too, and not by the right one', async ({
    page,
    viewport,
  }) => {
    await page.goto('/backend-form');
    await trackerListens(page, site);
    await takeAssessment(page, rotatingAnswers);
    const note = page.locator('[data-private]').filter({ hasText: 'start with AI Agents' });
    await note.getByText('What else fits the same answers').click();
    for (const link of [
      note.getByRole('link', { name: 'AI Phone Callers' }),
      note.getByRole('link', { name: 'Book a Call about this' }),
    ]) {
      await link.click({ button: 'right' });
      const opened = page.context().waitForEvent('page');
      await link.click({ button: 'middle' });
      await (await opened).close();
    }
    await note.getByRole('link', { name: 'AI Phone Callers' }).click();
    await page.waitForURL('/services/ai-phone-callers');
    await page.goBack();
    await page.getByRole('link', { name: 'Book a call' }).first().click();
    await page.waitForURL('/contact');
    await page.goBack();
    await note.getByRole('button', { name: 'Dismiss this answer' }).click();
    await expect(note).toHaveCount(0);
    const steps = await stepsAfterLeaving(page, viewport);
    const actions = steps.filter(({ event_type }) => event_type === 'recommendation_action');
    expect(actions.map(({ action_taken }) => action_taken)).toEqual([
      'show_now',
      // By the middle button, and once more by the left one.
      'alternative',
      'contact',
      'alternative',
      'contact',
      'dismiss',
    ]);
    expect(actions.every(({ final_recommendation }) => final_recommendation === 'AI Agents')).toBe(true);
    // The answer repeats the visitor's own words: a click inside it carries none.
    const [visit] = await site.visits(viewport);
    const inNote = visit?.events.filter(({ element_class }) => element_class?.includes('text-purple')) ?? [];
    expect(inNote.length).toBeGreaterThan(0);
    expect(inNote.map(({ element_text }) => element_text)).toEqual(inNote.map(() => null));
  });

  test('a call opened in a tab of its own before there is a tracker is one step', async ({
    page,
    viewport,
  }) => {
    await page.goto('/backend-form');
    await takeAssessment(page, supportAnswers);
    const call = page.getByRole('link', { name: 'Book a Call about this' });
    await expect(call).toBeVisible();
    const release = await holdRequests(page, trackerChunk().url);
    // As long as it is held back, the page may not have loaded.
    await page.reload({ waitUntil: 'commit' });
    await hydrated(page);
    const opened = page.context().waitForEvent('page');
    await call.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    release();
    await trackerListens(page, site);
    await leaveSite(page);
    const calls = async () =>
      (await site.visits(viewport))
        .flatMap(({ journey }) => journey)
        .filter(({ action_taken }) => action_taken === 'contact');
    await expect.poll(calls).not.toHaveLength(0);
    expect(await calls()).toHaveLength(1);
  });

  test('an answer that needs clarification completes without a recommendation, and a choice of its question answers the first one of another journey', async ({
    page,
    viewport,
  }) => {
    await page.goto('/backend-form');
    await trackerListens(page, site);
    await takeAssessment(page, unclearAnswers);
    await expect(page).toHaveURL('/contact?clarify=backend');
    await page.getByRole('link', { name: /^Operations/ }).click();
    await page.waitForURL('/backend-form#q1Typed');
    // By the keyboard: the page is about to scroll to the question of its address, away from under a pointer.
    await transcend(page).press('Enter');
    await page.getByRole('button', { name: /^Show .+ now$/ }).click();
    await page.waitForURL('/services/**');
    const steps = await stepsAfterLeaving(page, viewport);
    const ids = [...new Set(steps.map(({ journey_id }) => journey_id))];
    expect(ids).toHaveLength(2);
    expect(steps.find(({ event_type }) => event_type === 'journey_complete')).toMatchObject({
      journey_id: ids[0],
      completion_percentage: 100,
      final_recommendation: null,
      recommendation_service_path: null,
    });
    const second = steps.filter(({ journey_id }) => journey_id === ids[1]);
    expect(second.map(({ event_type, question_number }) => [event_type, question_number])).toEqual([
      ['journey_start', null],
      ['question_view', 1],
      ['question_answer', 1],
      ['journey_complete', null],
      ['recommendation_action', null],
    ]);
    expect(second[2]?.answer_selected).toMatch(/^\[free text, \d+ characters\]$/);
    expect(second[3]?.final_recommendation).not.toBeNull();
  });
});
