import fc from 'fast-check';
import { v4, v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { ping } from '@/db/queries/http';
import { anyAnswers, anyTurns, backendAnswers, incomeAnswers } from '@/tests/fixtures/answers';
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
    { what: 'with a service of its own', input: validSubmission({ recommendedService: 'AI Agents' }) },
    { what: 'with a path of its own', input: validSubmission({ servicePath: '/services/ai-agents' }) },
    { what: 'with a turn of its own', input: validSubmission({ turn: 1 }) },
    { what: 'without turns', input: validSubmission({ turns: undefined }) },
    { what: 'with turns as a list', input: validSubmission({ turns: [1] }) },
    { what: 'with turns of no row', input: withTurns('{"made-up": 1}') },
    { what: 'with turns of a row that does not rotate', input: withTurns('{"backend-default": 1}') },
    { what: 'with a prototype among the turns', input: withTurns('{"__proto__": 1}') },
    { what: 'with a constructor among the turns', input: withTurns('{"constructor": 1}') },
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

  test('with a prototype key beside its fields', () => {
    const json = `{"__proto__":{"turn":1},${JSON.stringify(validSubmission()).slice(1)}`;
    expect(assessmentSubmissionSchema.safeParse(JSON.parse(json)).success).toBe(false);
  });
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
    expect(await submitAssessment(submission)).toEqual({
      recommendation: recommend(submission.answers, {}),
      stored: 'later',
    });
  });

  it('knows at once that trying later is of no use, and says what is lost only by its kind', async () => {
    await storeAssessmentLater(submission, recommend(submission.answers, {}));
    expect(log.mock.calls.flat()).toEqual([expect.stringMatching(/"event":"assessment_lost","count":1}$/)]);
  });

  it('tells a health check so', async () => {
    expect(await ping()).toBe('unset');
  });
});
