import { expect, test } from 'vitest';
import { headlineLines } from './hero';

test('the headline stands in three lines and loses no character', () => {
  const text = 'Transcend Your Business With AI';
  const lines = headlineLines(text);
  expect(lines).toEqual([
    { words: 'Transcend ', start: 0 },
    { words: 'Your Business ', start: 10 },
    { words: 'With AI', start: 24 },
  ]);
  expect(lines.map(({ words }) => words).join('')).toBe(text);
});
