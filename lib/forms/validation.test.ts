import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTextFields, unreadableForm } from './form-state';
import { refusedForm, requiredTextField } from './validation';

const schema = z.strictObject({
  name: requiredTextField({ label: 'Name', missing: 'Enter your name', limit: 5 }),
  id: z.uuidv7('No id'),
  jobs: z.array(z.strictObject({ company: z.string().max(3, 'Too long') })),
  about: requiredTextField({ label: 'About', missing: 'Tell us', limit: 9 }).refine(
    (text) => text.length > 2,
    'Too short',
  ),
});

const isField = (name: string) => /^(name|about|jobs\.\d+\.company)$/.test(name);
const values = { name: '', about: '', jobs: [{ company: 'ABCD' }] };

function stateOf(input: object) {
  const { error } = schema.safeParse(input);
  if (!error) throw new Error('This input is valid.');
  return refusedForm(error, isField, values).state;
}

describe('a form that is wrong', () => {
  it('gives the first problem of each field a visitor sees, in the order of the schema, and what was typed', () => {
    expect(stateOf({ about: '', jobs: [{ company: 'ABCD' }], name: '', id: 'x' })).toEqual({
      status: 'invalid',
      problems: [
        { field: 'name', message: 'Enter your name' },
        { field: 'jobs.0.company', message: 'Too long' },
        { field: 'about', message: 'Tell us' },
      ],
      values,
    });
  });

  it('in what no visitor sees could not be read', () => {
    const rest = { name: 'Ada', jobs: [], about: 'Much' };
    expect(stateOf({ ...rest, id: 'x' })).toEqual(unreadableForm(values));
    expect(stateOf({ ...rest, id: '01932c07-e000-7000-8000-000000000000', more: 1 })).toMatchObject({
      status: 'failed',
      message: 'The form could not be read. Reload the page and send it again.',
    });
  });
});

it('gives line breaks back as they were typed, not as a browser posts them', () => {
  const form = new FormData();
  form.set('about', 'one\r\ntwo\r\n');
  form.set('file', new File(['x'], 'x.txt'));
  expect(readTextFields(form, ['about', 'file', 'missing'])).toEqual({
    about: 'one\ntwo\n',
    file: '',
    missing: '',
  });
});
