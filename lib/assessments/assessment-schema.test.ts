import fc from 'fast-check';
import { v4, v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { backendAnswers, incomeAnswers } from '@/tests/fixtures/answers';
import { anyAnswers, anyTurns } from '@/tests/fixtures/arbitrary-answers';
import { submissionSchema } from './assessment-schema';

const submission = (changes: object = {}) => ({
  id: v7(),
  sessionId: v7(),
  answers: backendAnswers(),
  turns: {},
  ...changes,
});

describe('a submission is taken', () => {
  test.each([
    { what: 'with a session', input: submission() },
    { what: 'without a session', input: submission({ sessionId: null }) },
    { what: 'of an income assessment', input: submission({ answers: incomeAnswers() }) },
    { what: 'with the first turn', input: submission({ turns: { 'startup-increase': 0 } }) },
    { what: 'with the last turn', input: submission({ turns: { 'startup-increase': 10_000 } }) },
    {
      what: 'with turns of several rows',
      input: submission({ turns: { 'support-1500-new': 3, 'operations-3000-new': 1 } }),
    },
  ])('$what', ({ input }) => {
    expect(submissionSchema.parse(input)).toEqual(input);
  });
});

const withTurns = (json: string) => submission({ turns: JSON.parse(json) });

describe('a submission is refused', () => {
  test.each([
    { what: 'without an id', input: submission({ id: undefined }) },
    { what: 'with an id of another version', input: submission({ id: v4() }) },
    { what: 'with an id that is no UUID', input: submission({ id: 'assessment-1' }) },
    { what: 'with a session id of another version', input: submission({ sessionId: v4() }) },
    { what: 'without saying whether there is a session', input: submission({ sessionId: undefined }) },
    { what: 'without answers', input: submission({ answers: undefined }) },
    { what: 'with a wrong answer', input: submission({ answers: backendAnswers({ name: ' ' }) }) },
    { what: 'with a service of its own', input: submission({ recommendedService: 'AI Agents' }) },
    { what: 'with a path of its own', input: submission({ servicePath: '/services/ai-agents' }) },
    { what: 'with a turn of its own', input: submission({ turn: 1 }) },
    { what: 'without turns', input: submission({ turns: undefined }) },
    { what: 'with turns as a list', input: submission({ turns: [1] }) },
    { what: 'with turns of no row', input: withTurns('{"made-up": 1}') },
    { what: 'with turns of a row that does not rotate', input: withTurns('{"backend-default": 1}') },
    { what: 'with a prototype among the turns', input: withTurns('{"__proto__": 1}') },
    { what: 'with a constructor among the turns', input: withTurns('{"constructor": 1}') },
    { what: 'with a turn below 0', input: withTurns('{"startup-increase": -1}') },
    { what: 'with a turn over the limit', input: withTurns('{"startup-increase": 10001}') },
    { what: 'with half a turn', input: withTurns('{"startup-increase": 0.5}') },
    { what: 'with a turn as text', input: withTurns('{"startup-increase": "1"}') },
    { what: 'with no turn for a row', input: withTurns('{"startup-increase": null}') },
    { what: 'as a list', input: [submission()] },
    { what: 'as nothing', input: null },
  ])('$what', ({ input }) => {
    expect(submissionSchema.safeParse(input).success).toBe(false);
  });

  test('with a prototype key beside its fields', () => {
    const json = `{"__proto__":{"turn":1},${JSON.stringify(submission()).slice(1)}`;
    expect(submissionSchema.safeParse(JSON.parse(json)).success).toBe(false);
  });
});

test('any JSON is taken or refused, never a surprise', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      expect(submissionSchema.safeParse(input).success).toBe(false);
    }),
  );
});

test('what is taken is taken again unchanged', () => {
  fc.assert(
    fc.property(anyAnswers, anyTurns, (answers, turns) => {
      const first = submissionSchema.safeParse(submission({ answers, turns }));
      if (first.success) expect(submissionSchema.parse(first.data)).toEqual(first.data);
    }),
  );
});
