import fc from 'fast-check';
import { v4, v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { pingDatabase } from '@/db/queries/health';
import { backendAnswers, incomeAnswers } from '@/tests/fixtures/answers';
import { anyAnswers, anyTurns } from '@/tests/fixtures/arbitrary-answers';
import { recommend } from './recommend';
import { assessmentSubmissionSchema, storeAssessmentLater, submitAssessment } from './submit-assessment';

const validSubmission = (changes: object = {}) => ({
  id: v7(),
  sessionId: v7(),
  answers: backendAnswers(),
  turns: {},
  ...changes,
});

describe('a submission is taken', () => {
  test.each([
    { what: 'with a session', input: validSubmission() },
    { what: 'without a session', input: validSubmission({ sessionId: null }) },
    { what: 'of an income assessment', input: validSubmission({ answers: incomeAnswers() }) },
    { what: 'with the first turn', input: validSubmission({ turns: { 'startup-increase': 0 } }) },
    { what: 'with the last turn', input: validSubmission({ turns: { 'startup-increase': 10_000 } }) },
    {
      what: 'with turns of several rows',
      input: validSubmission({ turns: { 'support-1500-new': 3, 'operations-3000-new': 1 } }),
    },
  ])('$what', ({ input }) => {
    expect(assessmentSubmissionSchema.parse(input)).toEqual(input);
  });
});

const withTurns = (json: string) => validSubmission({ turns: JSON.parse(json) });

describe('a submission is refused', () => {
  test.each([
    { what: 'without an id', input: validSubmission({ id: undefined }) },
    { what: 'with an id of another version', input: validSubmission({ id: v4() }) },
    { what: 'with an id that is no UUID', input: validSubmission({ id: 'assessment-1' }) },
    { what: 'with a session id of another version', input: validSubmission({ sessionId: v4() }) },
    { what: 'without saying whether there is a session', input: validSubmission({ sessionId: undefined }) },
    { what: 'without answers', input: validSubmission({ answers: undefined }) },
    { what: 'with a wrong answer', input: validSubmission({ answers: backendAnswers({ name: ' ' }) }) },
    { what: 'without turns', input: validSubmission({ turns: undefined }) },
    { what: 'with turns as a list', input: validSubmission({ turns: [1] }) },
    { what: 'with a turn below 0', input: withTurns('{"startup-increase": -1}') },
    { what: 'with a turn over the limit', input: withTurns('{"startup-increase": 10001}') },
    { what: 'with half a turn', input: withTurns('{"startup-increase": 0.5}') },
    { what: 'with a turn as text', input: withTurns('{"startup-increase": "1"}') },
    { what: 'with no turn for a row', input: withTurns('{"startup-increase": null}') },
    { what: 'as a list', input: [validSubmission()] },
    { what: 'as nothing', input: null },
  ])('$what', ({ input }) => {
    expect(assessmentSubmissionSchema.safeParse(input).success).toBe(false);
  });
});

describe('what another version of the page may send is left out', () => {
  const plain = validSubmission();
  test.each([
    { what: 'a service of its own', input: { ...plain, recommendedService: 'AI Agents' } },
    { what: 'a path of its own', input: { ...plain, servicePath: '/services/ai-agents' } },
    { what: 'turns of no row', input: { ...plain, turns: { 'made-up': 1 } } },
    { what: 'a row that does not rotate', input: { ...plain, turns: { 'backend-default': 1 } } },
    { what: 'a prototype among the turns', input: { ...plain, turns: JSON.parse('{"__proto__": 1}') } },
    { what: 'a constructor among the turns', input: { ...plain, turns: JSON.parse('{"constructor": 1}') } },
    {
      what: 'a prototype key',
      input: JSON.parse(`{"__proto__":{"turn":1},${JSON.stringify(plain).slice(1)}`),
    },
    {
      what: 'an answer nobody asks for',
      input: { ...plain, answers: { ...backendAnswers(), q4Answer: 'x' } },
    },
  ])('$what', ({ input }) => {
    const taken = assessmentSubmissionSchema.parse(input);
    expect(Object.getPrototypeOf(taken.turns)).toBe(Object.prototype);
    expect({ ...taken, turns: { ...taken.turns } }).toStrictEqual({ ...plain, answers: taken.answers });
    expect(taken.answers).toStrictEqual(backendAnswers());
  });
});

test('a label that is not offered is taken as it is, an empty or endless one is not', () => {
  const withLabel = (q2Answer: unknown) => validSubmission({ answers: { ...backendAnswers(), q2Answer } });
  expect(assessmentSubmissionSchema.parse(withLabel('$25K+')).answers.q2Answer).toBe('$25K+');
  for (const wrong of ['', ' ', 'x'.repeat(101), 7, null, 'a\0b']) {
    expect(assessmentSubmissionSchema.safeParse(withLabel(wrong)).success).toBe(false);
  }
});

test('any JSON is taken or refused, never a surprise', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      expect(assessmentSubmissionSchema.safeParse(input).success).toBe(false);
    }),
  );
});

test('what is taken is taken again unchanged', () => {
  fc.assert(
    fc.property(anyAnswers, anyTurns, (answers, turns) => {
      const first = assessmentSubmissionSchema.safeParse(validSubmission({ answers, turns }));
      if (first.success) expect(assessmentSubmissionSchema.parse(first.data)).toEqual(first.data);
    }),
  );
});

const submission = {
  id: '01932c07-e000-7000-8000-000000000000',
  sessionId: null,
  turns: {},
  answers: {
    assessmentType: 'backend',
    name: 'Somebody',
    q1Typed: 'operations',
    q2Answer: '$10K+',
    q3Answer: 'Integrate',
  },
} as const;

describe('without DATABASE_URL', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeAll(() => vi.stubEnv('DATABASE_URL', undefined));
  afterAll(() => vi.unstubAllEnvs());

  it('recommends all the same, and leaves the answers with the visitor', async () => {
    expect(await submitAssessment(submission)).toMatchObject({
      recommendation: recommend(submission.answers, {}),
      stored: 'later',
    });
  });

  it('knows at once that trying later is of no use, and says what is lost only by its kind', async () => {
    const { record } = await submitAssessment(submission);
    log.mockClear();
    const begun = performance.now();
    await storeAssessmentLater(record, 60_000);
    expect(performance.now() - begun).toBeLessThan(60_000);
    expect(log.mock.calls.flat()).toEqual([expect.stringMatching(/"event":"assessment_lost","count":1}$/)]);
  });

  it('tells a health check so', async () => {
    expect(await pingDatabase()).toBe('unset');
  });
});
