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
function openPage(tab = newTab()) {
  const { steps, clock } = tab;
  const leaveListeners: (() => void)[] = [];
  const returnListeners: (() => void)[] = [];
  const journeys = createJourneys({
    now: () => clock.seconds * 1000,
    elapsed: () => clock.seconds * 1000,
    onPageHide: (call) => leaveListeners.push(call),
    onReturn: (call) => returnListeners.push(call),
    stored: { read: () => tab.read(), write: (journeys) => tab.write(journeys) },
    record: (step) => steps.push(step),
  });
  const callAll = (listeners: (() => void)[]) => {
    for (const listener of listeners) listener();
  };
  return {
    ...journeys,
    steps,
    clock,
    leave: () => callAll(leaveListeners),
    comeBack: () => callAll(returnListeners),
    /** The same tab with another document. */
    reload() {
      callAll(leaveListeners);
      return openPage(tab);
    },
    types: () => steps.map(({ type }) => type),
  };
}

/** A tab: what is recorded in it, its clock, and what its storage keeps, which is text. */
function newTab() {
  let text = 'null';
  return {
    steps: [] as JourneyDraft[],
    clock: { seconds: 0 },
    read: () => JSON.parse(text),
    write: (journeys: unknown) => {
      text = JSON.stringify(journeys);
    },
    text: () => text,
  };
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

  it('that was abandoned goes on where its page comes back, and ends once where it is finished', () => {
    const { reachQuestion, completeJourney, leave, comeBack, steps, types } = openPage();
    reachQuestion('backend', first);
    leave();
    leave();
    comeBack();
    comeBack();
    completeJourney('backend', recommendation);
    leave();
    expect(types()).toEqual([
      'journey_start',
      'question_view',
      'journey_abandon',
      'journey_resume',
      'journey_complete',
    ]);
    expect(steps[3]).toMatchObject({ question: 1 });
  });

  it('goes on after a reload, with the time it has taken, and without a word of the answers in storage', () => {
    const tab = newTab();
    const before = openPage(tab);
    before.answerQuestion('backend', first, 'My secret plan');
    tab.clock.seconds = 5;
    const after = before.reload();
    expect(tab.text()).not.toContain('secret');
    tab.clock.seconds = 8;
    after.reachQuestion('backend', first);
    after.answerQuestion('backend', second, '$10K+');
    after.answerQuestion('backend', first, 'Another plan');
    after.completeJourney('backend', recommendation);
    expect(after.types().slice(3)).toEqual([
      'journey_abandon',
      'journey_resume',
      'question_view',
      'question_answer',
      'question_back',
      'journey_complete',
    ]);
    expect(new Set(after.steps.map(({ journey: id }) => id)).size).toBe(1);
    expect(after.steps.at(-1)).toMatchObject({ spent: 8 });
  });

  it('takes no less than no time where the clock was set back before a reload', () => {
    const tab = newTab();
    tab.clock.seconds = 3600;
    const before = openPage(tab);
    before.reachQuestion('backend', first);
    tab.clock.seconds = 0;
    const after = before.reload();
    after.answerQuestion('backend', first, 'My plan');
    after.completeJourney('backend', recommendation);
    expect(after.steps.flatMap((step) => ('spent' in step ? [[step.type, step.spent]] : []))).toEqual([
      ['journey_abandon', 0],
      ['question_answer', 0],
      ['journey_complete', 0],
    ]);
  });

  it('that the next document has finished is finished where the one before it comes back', () => {
    const form = openPage();
    form.answerQuestion('backend', first, 'a plan');
    const next = form.reload();
    next.answerQuestion('backend', second, '$10K+');
    next.sendAnswers('backend', 'one');
    next.completeJourney('backend', recommendation);
    form.comeBack();
    form.leave();
    expect(form.types().at(-1)).toBe('journey_complete');
    form.answerQuestion('backend', first, 'another plan');
    expect(form.types().slice(-4)).toEqual([
      'journey_complete',
      'journey_start',
      'question_view',
      'question_answer',
    ]);
    expect(new Set(form.steps.map(({ journey: id }) => id)).size).toBe(2);
  });

  it('goes on where a document comes back with what the next one added', () => {
    const form = openPage();
    form.answerQuestion('backend', first, 'a plan');
    form.reachQuestion('income', first);
    const next = form.reload();
    next.reachQuestion('backend', second);
    next.sendAnswers('backend', 'one');
    next.completeJourney('income', recommendation);
    next.leave();
    form.comeBack();
    form.reachQuestion('backend', second);
    expect(form.steps.at(-1)).toMatchObject({ type: 'journey_resume', question: 2, assessmentId: 'one' });
    const types = form.reload().types();
    expect(types.slice(-2)).toEqual(['journey_resume', 'journey_abandon']);
  });

  it('stays abandoned while whoever reloaded does nothing', () => {
    const page = openPage();
    page.reachQuestion('backend', first);
    page.reload().reload();
    expect(page.types()).toEqual(['journey_start', 'question_view', 'journey_abandon']);
  });

  it('that is finished is no other after a reload, until an answer changes', () => {
    const before = openPage();
    before.answerQuestion('backend', first, 'a plan');
    before.completeJourney('backend', recommendation);
    const after = before.reload();
    after.reachQuestion('backend', first);
    after.leave();
    expect(after.types().at(-1)).toBe('journey_complete');
    after.answerQuestion('backend', first, 'another plan');
    expect(after.types().slice(-3)).toEqual(['journey_start', 'question_view', 'question_answer']);
  });

  it('names the assessment from its sending on, also what is done with the result after a reload', () => {
    const before = openPage();
    before.answerQuestion('backend', first, 'a plan');
    before.sendAnswers('backend', 'one');
    const after = before.reload();
    after.sendAnswers('backend', 'one');
    after.completeJourney('backend', recommendation);
    const result = { type: 'backend', assessment: 'one', recommendation } as const;
    after.reload().recordAction(result, 'contact');
    expect(after.steps.map(({ type, assessmentId }) => [type, assessmentId])).toEqual([
      ['journey_start', undefined],
      ['question_view', undefined],
      ['question_answer', undefined],
      ['journey_abandon', 'one'],
      ['journey_resume', 'one'],
      ['journey_complete', 'one'],
      ['recommendation_action', 'one'],
    ]);
    expect(new Set(after.steps.map(({ journey: id }) => id)).size).toBe(1);
  });

  it('keeps what is done with its result when the visitor is on the next one', () => {
    const { answerQuestion, sendAnswers, completeJourney, recordAction, steps } = openPage();
    answerQuestion('backend', first, 'a plan');
    sendAnswers('backend', 'one');
    completeJourney('backend', recommendation);
    answerQuestion('backend', first, 'another plan');
    recordAction({ type: 'backend', assessment: 'one', recommendation }, 'dismiss');
    recordAction({ type: 'backend', assessment: 'two', recommendation }, 'dismiss');
    const [own, , , complete, next] = steps.map(({ journey: id }) => id);
    expect(complete).toBe(own);
    expect(next).not.toBe(own);
    expect(steps.slice(-2)).toMatchObject([
      { journey: own, assessmentId: 'one' },
      { journey: expect.not.stringMatching(`${own}|${next}`), assessmentId: 'two' },
    ]);
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
    recordAction({ type: 'backend', assessment: 'one', recommendation }, 'see_demo');
    expect(steps).toMatchObject([
      {
        type: 'recommendation_action',
        action: 'see_demo',
        recommendation: 'AI Agents',
        assessmentId: 'one',
      },
    ]);
  });
});
