import { expect, test } from 'vitest';
import { describedBy } from './field';

test.each([
  [{}, undefined],
  [{ hint: true }, 'name-hint'],
  [{ message: true }, 'name-message'],
  [{ hint: true, message: true }, 'name-hint name-message'],
])('a field with %j is described by %s', (has, ids) => {
  expect(describedBy('name', has)).toBe(ids);
});
