import { expect, test } from 'vitest';
import { fieldValue } from './field-value';

type Row = [what: string, field: Parameters<typeof fieldValue>[0], recorded: string];

const personal = ['text', 'email', 'tel', 'password', 'hidden', 'file', 'number', 'date', 'search', 'url'];

test.each<Row>([
  ['a chosen option', { type: 'radio', value: '$10K+', checked: true }, '$10K+'],
  ['a long option', { type: 'radio', value: 'x'.repeat(150) }, 'x'.repeat(100)],
  ['a ticked box', { type: 'checkbox', value: 'terms', checked: true }, 'terms'],
  ['a box no longer ticked', { type: 'checkbox', value: 'terms', checked: false }, ''],
  ['a list', { type: 'select-one', value: 'sales-representative' }, 'sales-representative'],
  ['a list of several', { type: 'select-multiple', value: 'first' }, 'first'],
  ['a free text', { type: 'textarea', value: 'My secret plan' }, '[free text, 14 characters]'],
  ['an emptied text', { type: 'textarea', value: '' }, '[free text, 0 characters]'],
  ...personal.map((type): Row => [`a field of type ${type}`, { type, value: 'Ada Lovelace' }, '[redacted]']),
])('%s', (_, field, recorded) => {
  expect(fieldValue(field)).toBe(recorded);
});
