import { describe, expect, it, test } from 'vitest';
import type { Recommendation } from '@/lib/assessments/recommendation';
import type { JourneyDraft } from './event-queue';
import {
  createJourneys,
  furthestQuestion,
  goesBack,
  isUnderway,
  type JourneyProgress,
  journeyStart,
  newJourney,
} from './journey';

const journey = (rest: Partial<JourneyProgress>): JourneyProgress => ({ ...newJourney('id'), ...rest });

test('a journey is under way from its first question to its end', () => {
  const seen = new Map([[1, 0]]);
  expect(isUnderway(journey({}))).toBe(false);
  expect(isUnderway(journey({ seen }))).toBe(true);
  expect(isUnderway(journey({ seen, isFinished: true }))).toBe(false);
});

test('a journey begins with the question reached first and has come as far as its highest', () => {
  const jumped = journey({
    seen: new Map([
      [3, 500],
      [1, 900],
    ]),
  });
  expect(journeyStart(jumped)).toBe(500);
  expect(furthestQuestion(jumped)).toBe(3);
});

test.each([
  ['the first answer to a question', [], 1, false],
  ['another answer to the last question', [1, 2], 2, false],
  ['another answer to an earlier question', [1, 2], 1, true],
  ['the first answer to a question passed over', [1, 3], 2, false],
])('%s after answers to %j goes back: question %d, %s', (_, answered, question, expected) => {
  const answers = new Map(answered.map((number): [number, string] => [number, 'x']));
  expect(goesBack(journey({ answers }), question)).toBe(expected);
});

const recommendation: Recommendation = {
  recommendedService: 'AI Agents',
  servicePath: '/services/ai-agents',
} as Recommendation;

/** A page on which journeys are made. Its clock is moved by hand, in seconds. */
function openPage() {
  const steps: JourneyDraft[] = [];
  const clock = { seconds: 0 };
  const leaveListeners: ((event: { persisted: boolean }) => void)[] = [];
  const journeys = createJourneys({
    now: () => clock.seconds * 1000,
    elapsed: () => clock.seconds * 1000,
    onPageHide: (call) => leaveListeners.push(call),
    record: (step) => steps.push(step),
  });
  const leave = (persisted = false) => {
    for (const listener of leaveListeners) listener({ persisted });
  };
  return { ...journeys, steps, clock, leave, types: () => steps.map(({ type }) => type) };
}

const first = { number: 1, text: 'What should it do?' };
const second = { number: 2, text: 'What would you invest?', options: ['$3,000–10,000', '$10K+'] };

describe('a journey', () => {
  it('is recorded from its first question to its recommendation, with the time each took', () => {
    const { reachQuestion, answerQuestion, completeJourney, steps, clock } = openPage();
    clock.seconds = 2;
    reachQuestion('backend', first);
    reachQuestion('backend', first);
    clock.seconds = 7;
    answerQuestion('backend', first, 'My secret plan');
    clock.seconds = 9;
    reachQuestion('backend', second);
    clock.seconds = 12;
    answerQuestion('backend', second, '$10K+');
    clock.seconds = 20;
    completeJourney('backend', recommendation);
    completeJourney('backend', recommendation);

    const id = steps[0]?.journey;
    const step = { journey: id, assessment: 'backend', total: 3 };
    const one = { question: 1, questionText: 'What should it do?', options: undefined };
    const two = { question: 2, questionText: 'What would you invest?', options: second.options };
    expect(steps).toEqual([
      { ...step, at: 2000, type: 'journey_start' },
      { ...step, at: 2000, type: 'question_view', ...one },
      {
        ...step,
        at: 7000,
        type: 'question_answer',
        ...one,
        answer: '[free text, 14 characters]',
        spent: 5,
      },
      { ...step, at: 9000, type: 'question_view', ...two },
      { ...step, at: 12_000, type: 'question_answer', ...two, answer: '$10K+', spent: 3 },
      {
        ...step,
        at: 20_000,
        type: 'journey_complete',
        spent: 18,
        recommendation: 'AI Agents',
        path: '/services/ai-agents',
      },
    ]);
  });

  it('goes back where an earlier question is answered anew, and not where an answer is only repeated', () => {
    const { answerQuestion, steps, types } = openPage();
    answerQuestion('backend', first, 'a plan');
    answerQuestion('backend', second, '$10K+');
    answerQuestion('backend', first, 'a plan');
    answerQuestion('backend', first, 'another plan');
    expect(types().filter((type) => type.startsWith('question_') && type !== 'question_view')).toEqual([
      'question_answer',
      'question_answer',
      'question_back',
    ]);
    expect(steps.at(-1)).toMatchObject({ question: 1, answer: '[free text, 12 characters]' });
  });

  it('is abandoned at its furthest question when its page goes for good', () => {
    const { reachQuestion, leave, steps, clock } = openPage();
    reachQuestion('backend', second);
    clock.seconds = 4;
    reachQuestion('backend', first);
    clock.seconds = 10;
    leave();
    expect(steps.at(-1)).toMatchObject({ type: 'journey_abandon', question: 2, spent: 10 });
  });

  it('goes on where its page is kept, and ends once where it is finished', () => {
    const { reachQuestion, completeJourney, leave, types } = openPage();
    reachQuestion('backend', first);
    leave(true);
    completeJourney('backend', recommendation);
    leave();
    expect(types()).toEqual(['journey_start', 'question_view', 'journey_complete']);
  });

  it('is another one when an answer changes after the end, but not when the form is only looked at', () => {
    const { answerQuestion, completeJourney, reachQuestion, steps, types } = openPage();
    answerQuestion('income', first, 'a plan');
    completeJourney('income', recommendation);
    reachQuestion('income', second);
    expect(types()).toHaveLength(4);
    answerQuestion('income', first, 'another plan');
    expect(types().slice(4)).toEqual(['journey_start', 'question_view', 'question_answer']);
    expect(new Set(steps.map(({ journey: id }) => id)).size).toBe(2);
  });

  it('of one assessment is not that of another', () => {
    const { reachQuestion, leave, steps } = openPage();
    reachQuestion('backend', first);
    reachQuestion('income', first);
    leave();
    expect(steps.map(({ type, assessment, total }) => `${assessment}/${total} ${type}`)).toEqual([
      'backend/3 journey_start',
      'backend/3 question_view',
      'income/4 journey_start',
      'income/4 question_view',
      'backend/3 journey_abandon',
      'income/4 journey_abandon',
    ]);
  });

  it('is joined by what is done with its recommendation, also where the page knows no journey any more', () => {
    const { recordAction, steps } = openPage();
    recordAction('backend', recommendation, 'see_demo');
    expect(steps).toMatchObject([
      { type: 'recommendation_action', action: 'see_demo', recommendation: 'AI Agents' },
    ]);
  });
});
