import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUuidv7, readVisitReference, writeVisitReference } from './visit-reference';

const session = '0199f0c2-7d3a-7c11-8000-0123456789ab';
const assessment = '0199f0c2-8e4b-7d22-9000-0123456789ab';

test.each([
  ['nothing', {}, ''],
  ['a visit', { session }, session],
  ['a visit and its assessment', { session, assessment }, `${session}_${assessment}`],
  ['an item alone', { item: 'bundle' }, 'bundle'],
  ['an item and the visit', { session, item: 'bundle' }, `${session}_bundle`],
  ['everything', { session, assessment, item: 'bundle' }, `${session}_${assessment}_bundle`],
])('%s is written and read again', (_what, reference, text) => {
  expect(writeVisitReference(reference)).toBe(text);
  expect(readVisitReference(text)).toEqual(reference);
});

test('an assessment never goes without its session', () => {
  expect(writeVisitReference({ assessment, item: 'bundle' })).toBe('bundle');
});

test.each([
  ['a b/c.d', 'a-b-c-d'],
  ['é'.repeat(10), '-'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('it holds what the payment provider takes: %s', (item, text) => {
  expect(writeVisitReference({ item })).toBe(text);
});

test('no more is read of it than a provider takes', () => {
  expect(readVisitReference('x'.repeat(300))).toEqual({ item: 'x'.repeat(200) });
});

test('an id is read in one spelling', () => {
  expect(readVisitReference(session.toUpperCase())).toEqual({ session });
});

test('whatever comes back, an id is an id, and every item can be stored', () => {
  const part = fc.oneof(fc.constantFrom(session, assessment, '', '_'), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const read = readVisitReference(parts.join('_'));
      for (const id of [read.session, read.assessment]) expect(id === undefined || isUuidv7(id)).toBe(true);
      expect(read.item ?? 'x').toMatch(/^[\w-]{1,200}$/);
      expect(read.assessment === undefined || read.session !== undefined).toBe(true);
    }),
  );
});
