import { describe, expect, test } from 'vitest';
import { countToBegin } from '../counts';
import { assessments, freeTextLimit, nameLimit, type Question } from './questions';

const labels = (questions: readonly Question[], field: string) =>
  questions.flatMap((question) =>
    question.field === field && question.kind === 'options' ? question.options.map(({ value }) => value) : [],
  );

describe('the options are the labels of R81, byte for byte', () => {
  const { backend, income } = assessments;

  test.each([
    {
      what: 'backend investment',
      shown: labels(backend.questions, 'q2Answer'),
      specified: ['$200\u20131,500', '$1,500\u20133,000', '$3,000\u201310,000', '$10K+'],
    },
    {
      what: 'system type',
      shown: labels(backend.questions, 'q3Answer'),
      specified: ['NEW system', 'Integrate'],
    },
    {
      what: 'income process type',
      shown: labels(income.questions, 'q2Answer'),
      specified: ['Increase current process', 'New stream of $'],
    },
    {
      what: 'income investment',
      shown: labels(income.questions, 'q3Answer'),
      specified: ['$1,500\u20133,000', '$3,000\u20137,000', '$7,000\u201315,000', '$15K+'],
    },
    {
      what: 'money goal',
      shown: labels(income.questions, 'q4Answer'),
      specified: ['Long-term growth', 'Short-term sales'],
    },
  ])('$what', ({ shown, specified }) => {
    expect(shown).toEqual(specified);
  });
});

describe.each([
  {
    type: 'backend',
    title: 'Backend Automation Assessment',
    caption: 'Backend Automation Assessment',
    fields: ['name', 'q1Typed', 'q2Answer', 'q3Answer'],
    tracked: [null, 1, 2, 3],
  },
  {
    type: 'income',
    title: 'Income Automation Assessment',
    caption: 'Income Growth Assessment',
    fields: ['name', 'q1Typed', 'q2Answer', 'q3Answer', 'q4Answer'],
    tracked: [null, 1, 2, 3, 4],
  },
] as const)('the $type assessment', ({ type, title, caption, fields, tracked }) => {
  const { questions, ...screen } = assessments[type];

  test('is called by its fixed name, on the screen and while loading', () => {
    expect([screen.title, screen.caption]).toEqual([title, caption]);
  });

  test('asks its questions in order', () => {
    expect(questions.map(({ field }) => field)).toEqual(fields);
  });

  // Not made from the questions: every visitor of a form would fetch the words for numbers with them.
  test('says how many answers it takes', () => {
    expect(screen.lead).toMatch(new RegExp(`^${countToBegin(questions.length)} answers, `));
  });

  test('tracks every question but the name', () => {
    expect(questions.map(({ trackedNumber }) => trackedNumber)).toEqual(tracked);
  });

  test('tells the visitor what to do about each missing answer, in words of its own', () => {
    const instructions = questions.map(({ missing }) => missing);
    expect(new Set(instructions).size).toBe(questions.length);
    for (const instruction of instructions) expect(instruction).toMatch(/^(Enter|Choose|Describe|Tell us) /);
  });

  test('limits its texts to what is stored', () => {
    const limits = questions.flatMap((question) => ('limit' in question ? [question.limit] : []));
    expect(limits).toEqual([nameLimit, freeTextLimit]);
  });
});
