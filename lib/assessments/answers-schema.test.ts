import { describe, expect, test } from 'vitest';
import { assessments, freeTextLimit, nameLimit } from '@/content/assessments/questions';
import { backendAnswers, incomeAnswers } from '@/tests/fixtures/answers';
import { answersSchema, sentAnswersSchema } from './answers-schema';

const unreadable = 'has characters that cannot be read: type the text again or paste it as plain text';

/** Field and sentence of every error, as a form would list them. */
const errorsOf = (input: unknown) =>
  answersSchema.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

const without = (answers: object, field: string) =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => key !== field));

describe('answers are taken', () => {
  test.each([
    { what: 'backend, filled in', answers: backendAnswers() },
    { what: 'income, filled in', answers: incomeAnswers() },
    { what: 'a name of one letter', answers: backendAnswers({ name: 'M' }) },
    { what: 'a name at its limit', answers: backendAnswers({ name: 'm'.repeat(nameLimit) }) },
    { what: 'a text at its limit', answers: incomeAnswers({ q1Typed: 'q'.repeat(freeTextLimit) }) },
    { what: 'any script', answers: backendAnswers({ name: 'محمد', q1Typed: '데이터 처리 и задачи' }) },
    { what: 'emoji, which are whole surrogate pairs', answers: backendAnswers({ name: '👩🏽‍🔬' }) },
    { what: 'lines', answers: backendAnswers({ q1Typed: 'first\nsecond\n\nthird' }) },
    { what: 'markup, as text', answers: backendAnswers({ name: '<b>"; drop table' }) },
  ])('$what', ({ answers }) => {
    expect(answersSchema.parse(answers)).toEqual(answers);
  });
});

describe('answers are tidied', () => {
  test('spaces around a text are dropped, spaces inside stay', () => {
    expect(answersSchema.parse(backendAnswers({ name: '  Mor  gan \n' })).name).toBe('Mor  gan');
  });

  test('spaces around a text do not count', () => {
    expect(answersSchema.parse(backendAnswers({ name: ` ${'m'.repeat(nameLimit)} ` })).name).toHaveLength(
      100,
    );
  });

  test('line breaks of a natively sent form count once, as they do for the visitor', () => {
    const typed = `${'a\n'.repeat(999)}bc`;
    const sent = typed.replaceAll('\n', '\r\n');
    expect(answersSchema.parse(incomeAnswers({ q1Typed: sent })).q1Typed).toBe(typed);
  });
});

describe('a missing answer says what to do', () => {
  const backend = {
    name: 'Enter your name',
    q1Typed: 'Describe the process that repeats itself',
    q2Answer: 'Choose what you would invest',
    q3Answer: 'Choose a new system, or one joined to your tools',
  };
  const income = {
    name: 'Enter your name',
    q1Typed: 'Tell us how clients find you today',
    q2Answer: 'Choose to increase the current process or start a new stream',
    q3Answer: 'Choose what you would invest',
    q4Answer: 'Choose long-term growth or short-term sales',
  };
  const cases = [
    ...Object.entries(backend).map(([field, message]) => ({ answers: backendAnswers(), field, message })),
    ...Object.entries(income).map(([field, message]) => ({ answers: incomeAnswers(), field, message })),
  ];

  test.each(cases)('$answers.assessmentType without $field: $message', ({ answers, field, message }) => {
    for (const nothing of [undefined, null, '', '   ', '\n\t\u00a0', 7, ['x'], {}]) {
      expect(errorsOf({ ...answers, [field]: nothing })).toEqual([`${field}: ${message}`]);
    }
    expect(errorsOf(without(answers, field))).toEqual([`${field}: ${message}`]);
  });

  test('all at once, in the order of the questions', () => {
    expect(errorsOf({ assessmentType: 'income' })).toEqual(
      assessments.income.questions.map(({ field, missing }) => `${field}: ${missing}`),
    );
  });
});

describe('an answer that cannot be taken says why', () => {
  test.each([
    {
      what: 'a name over its limit',
      answers: backendAnswers({ name: 'm'.repeat(101) }),
      error: 'name: Name must be 100 characters or fewer',
    },
    {
      what: 'a text over its limit',
      answers: incomeAnswers({ q1Typed: 'q'.repeat(2001) }),
      error: 'q1Typed: Method must be 2,000 characters or fewer',
    },
    {
      what: 'an emoji over the limit, which counts twice',
      answers: backendAnswers({ name: '🙂'.repeat(51) }),
      error: 'name: Name must be 100 characters or fewer',
    },
    { what: 'a NUL', answers: backendAnswers({ name: 'Mor\0gan' }), error: `name: Name ${unreadable}` },
    {
      what: 'half a surrogate pair, the first',
      answers: backendAnswers({ q1Typed: 'tasks \ud83d' }),
      error: `q1Typed: Process ${unreadable}`,
    },
    {
      what: 'half a surrogate pair, the second',
      answers: incomeAnswers({ name: '\ude42 Morgan' }),
      error: `name: Name ${unreadable}`,
    },
  ])('$what', ({ answers, error }) => {
    expect(errorsOf(answers)).toEqual([error]);
  });
});

describe('an option outside its list is refused', () => {
  test.each([
    { what: 'a hyphen for the dash', input: { ...backendAnswers(), q2Answer: '$200-1,500' } },
    { what: 'an income band in backend', input: { ...backendAnswers(), q2Answer: '$15K+' } },
    { what: 'a backend band in income', input: { ...incomeAnswers(), q3Answer: '$200–1,500' } },
    { what: 'another case', input: { ...backendAnswers(), q3Answer: 'integrate' } },
    { what: 'a space too many', input: { ...backendAnswers(), q3Answer: 'Integrate ' } },
    { what: 'an inherited name', input: { ...incomeAnswers(), q4Answer: 'constructor' } },
  ])('$what', ({ input }) => {
    expect(errorsOf(input)).toHaveLength(1);
  });
});

describe('what is no assessment is refused', () => {
  test.each([
    { what: 'an unknown assessment', input: { ...incomeAnswers(), assessmentType: 'other' } },
    { what: 'no assessment', input: {} },
    { what: 'an inherited assessment', input: { ...incomeAnswers(), assessmentType: 'toString' } },
    { what: 'a list', input: [backendAnswers()] },
    { what: 'nothing', input: null },
    { what: 'a text', input: 'backend' },
  ])('$what', ({ input }) => {
    expect(answersSchema.safeParse(input).success).toBe(false);
  });
});

describe('what no question asks for is left out', () => {
  test.each([
    { what: 'a fourth option in backend', input: { ...backendAnswers(), q4Answer: 'Long-term growth' } },
    { what: 'a service path', input: { ...backendAnswers(), servicePath: '/services/ai-agents' } },
    {
      what: 'a prototype key',
      input: JSON.parse(`{"__proto__":{"name":"x"},${JSON.stringify(backendAnswers()).slice(1)}`),
    },
    { what: 'a constructor key', input: { ...backendAnswers(), constructor: 'x' } },
  ])('$what', ({ input }) => {
    for (const schema of [answersSchema, sentAnswersSchema]) {
      const taken = schema.parse(input);
      expect(taken).toStrictEqual(backendAnswers());
      expect(Object.getPrototypeOf(taken)).toBe(Object.prototype);
    }
  });
});

test('a missing option is missing, whatever version a label may be of', () => {
  const { error } = sentAnswersSchema.safeParse({ ...backendAnswers(), q2Answer: ' ' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Choose what you would invest']);
});

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test('a natively sent form parses as the answers it holds, without the fields Next adds', () => {
  const form = formOf({
    $ACTION_REF_1: '',
    '$ACTION_1:0': '{"id":"x"}',
    $ACTION_KEY: 'k',
    ...backendAnswers(),
  });
  expect(answersSchema.parse(Object.fromEntries(form))).toEqual(backendAnswers());
});

test('an unfilled form asks for every answer', () => {
  const form = formOf({ assessmentType: 'backend', name: '', q1Typed: ' ' });
  const missing = answersSchema.safeParse(Object.fromEntries(form)).error?.issues.map(({ path }) => path[0]);
  expect(missing).toEqual(['name', 'q1Typed', 'q2Answer', 'q3Answer']);
});

test('a file in place of a text is a missing text', () => {
  const form = formOf({ ...backendAnswers() });
  form.set('name', new File(['Morgan'], 'name.txt'));
  const [issue] = answersSchema.safeParse(Object.fromEntries(form)).error?.issues ?? [];
  expect(issue?.message).toBe('Enter your name');
});
