import { expect, it } from 'vitest';
import { unreadableForm } from '@/lib/forms/form-state';
import { applicationDraft, experience } from '@/tests/support/applications';
import { checkApplication } from './check-application';

const fieldsOf = (draft: ReturnType<typeof applicationDraft>) =>
  checkApplication(draft)?.faults.map(({ field, code }) => `${field}: ${code}`);

it('has nothing to say of an application that can be sent', () => {
  expect(checkApplication(applicationDraft({ experiences: [experience()] }))).toBeNull();
});

it('lists problems in the order of the schema, those of a list in their place', () => {
  const experiences = [experience(), experience({ company: 'c'.repeat(201) })];
  expect(fieldsOf(applicationDraft({ aboutYourself: '', email: 'x', experiences }))).toEqual([
    'email: invalid_format',
    'experiences.1.company: custom',
    'aboutYourself: too_small',
  ]);
});

it('names a list for what is wrong with it as a whole', () => {
  const draft = applicationDraft({ experiences: Array.from({ length: 21 }, () => experience()) });
  expect(checkApplication(draft)?.state).toEqual({
    status: 'invalid',
    problems: [{ field: 'experiences', message: 'Please list 20 experiences at most' }],
    values: draft,
  });
});

it('blames no field for what no visitor sees', () => {
  const draft = applicationDraft({ experiences: [experience({ id: 'x' })] });
  expect(checkApplication(draft)).toEqual({ state: unreadableForm(draft), faults: [] });
});
