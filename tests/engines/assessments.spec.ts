import { coldOutreachAnswers, supportAnswers } from '../e2e/support/assessment';
import type { TestDatabase } from '../support/database';
import { answer, chooseAssessment, takeAssessment, transcend } from './support/assessment';
import { button, element, radio } from './support/look';
import { expect, test } from './support/test';

const stored = ({ sql }: TestDatabase) => sql`select * from ai_assessments`;

test('assessment: backend, from /welcome to the answer on its page and the row', async ({
  visitor,
  stored: database,
}) => {
  await chooseAssessment(visitor, 'backend');
  await takeAssessment(visitor, supportAnswers);
  await visitor.address().toBe('/services/ai-agents');
  await visitor.text(element('main')).toContain('Morgan, start with AI Agents');
  await visitor.text(element('main')).toContain('support tickets');
  await visitor
    .poll('the row', () => stored(database))
    .toMatchObject([
      {
        assessment_type: 'backend',
        name: 'Morgan',
        q1_typed: supportAnswers.q1Typed,
        q2_answer: '$200–1,500',
        q3_answer: 'Integrate',
        user_intent: 'Customer Support',
        service_path: '/services/ai-agents',
        session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
});

test('assessment: income, from /welcome to the answer on its page and the row', async ({
  visitor,
  stored: database,
}) => {
  await chooseAssessment(visitor, 'income');
  await takeAssessment(visitor, coldOutreachAnswers);
  await visitor.address().toBe('/services/ai-email-outreach');
  await visitor.text(element('main')).toContain('Ada, start with');
  await visitor
    .poll('the row', () => stored(database))
    .toMatchObject([
      { assessment_type: 'income', q4_answer: 'Short-term sales', user_intent: 'Cold Outreach' },
    ]);
});

test('assessment: what is not clear leads to a person, with the question', async ({
  visitor,
  stored: database,
}) => {
  await visitor.open('/income-form');
  await takeAssessment(visitor, { ...coldOutreachAnswers, q1Typed: 'Word of mouth' });
  await visitor.address().toBe('/contact?clarify=income');
  await visitor.text(element('main')).toContain('Word of mouth');
  await visitor
    .poll('the question has the focus', () => visitor.run(() => document.activeElement?.textContent))
    .toContain("I'm not quite sure how you're currently getting clients");
  await visitor
    .poll('the row', () => stored(database))
    .toMatchObject([{ needs_clarification: true, service_path: null, user_intent: 'Unknown' }]);
});

test('assessment: answers survive a reload and Back, and each press is a row', async ({
  visitor,
  stored: database,
}) => {
  await visitor.open('/backend-form');
  await answer(visitor, supportAnswers);
  await visitor.reload();
  await visitor.hydrated();
  await visitor.poll('the name', async () => (await visitor.look(element('#name')))?.value).toBe('Morgan');
  await visitor
    .poll('the choice', async () => (await visitor.look(radio('Integrate')))?.isChecked)
    .toBe(true);
  await visitor.click(transcend);
  await visitor.click(button('Show my result now'));
  await visitor.address().toBe('/services/ai-agents');
  await visitor.back();
  await visitor.address().toBe('/backend-form');
  await visitor
    .poll('what was typed', async () => (await visitor.look(element('#q1Typed')))?.value)
    .toBe(supportAnswers.q1Typed);
  await visitor.click(radio('NEW system'));
  await visitor.click(radio('$3,000–10,000'));
  await visitor.click(transcend);
  await visitor.click(button('Show my result now'));
  await visitor.address().toBe('/services/ai-phone-callers');
  await visitor
    .poll('the rows', async () => (await stored(database)).map(({ service_path }) => service_path).sort())
    .toEqual(['/services/ai-agents', '/services/ai-phone-callers']);
});

test.describe('in motion', () => {
  test.use({ device: { reducedMotion: false } });

  test('assessment: the loading screen leads on by itself', async ({ visitor }) => {
    await visitor.open('/backend-form');
    await answer(visitor, supportAnswers);
    await visitor.click(transcend);
    await visitor.address().toBe('/analysis-loading');
    await visitor.address().toBe('/services/ai-agents');
  });
});
