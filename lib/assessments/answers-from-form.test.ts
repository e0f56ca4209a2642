import { expect, test } from 'vitest';
import { backendAnswers } from '@/tests/fixtures/answers';
import { answersFromForm } from './answers-from-form';
import { answersSchema } from './answers-schema';

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
  expect(answersSchema.parse(answersFromForm(form))).toEqual(backendAnswers());
});

test('a forged field stays, so that it is refused', () => {
  const form = formOf({ ...backendAnswers(), servicePath: '/services/multi-solutions' });
  expect(answersSchema.safeParse(answersFromForm(form)).success).toBe(false);
});

test('a field called like the prototype stays a field and is refused', () => {
  const form = formOf({ ...backendAnswers() });
  form.append('__proto__', 'x');
  expect(answersSchema.safeParse(answersFromForm(form)).success).toBe(false);
});

test('an unfilled form asks for every answer', () => {
  const form = formOf({ assessmentType: 'backend', name: '', q1Typed: ' ' });
  const missing = answersSchema.safeParse(answersFromForm(form)).error?.issues.map(({ path }) => path[0]);
  expect(missing).toEqual(['name', 'q1Typed', 'q2Answer', 'q3Answer']);
});

test('a file in place of a text is a missing text', () => {
  const form = formOf({ ...backendAnswers() });
  form.set('name', new File(['Morgan'], 'name.txt'));
  const [issue] = answersSchema.safeParse(answersFromForm(form)).error?.issues ?? [];
  expect(issue?.message).toBe('Enter your name');
});
