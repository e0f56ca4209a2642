import { expect, it } from 'vitest';
import { sources } from './sources';

it('lists every client island, so that a new one shows in review', () => {
  const islands = sources('app', 'components')
    .filter(({ text }) => /^['"]use client['"]/.test(text))
    .map(({ file }) => file);
  expect(islands).toMatchInlineSnapshot();
});
