import { expect, it } from 'vitest';
import { openingCalls } from '@/content/analytics';
import { sources } from './sources';

/** What opens a page for the visitor who comes from an assessment, and what a text that is not understood shows. */
const isOpening = (file: string) =>
  !file.endsWith('.test.tsx') && /^components\/(?:assessments\/|contact\/clarification)/.test(file);

const openings = sources('components').filter(({ file }) => isOpening(file));

/** The names that calls to action have; one that is put together from others stands here as its code. */
const callsIn = (text: string) =>
  [...text.matchAll(/data-cta=(?:"([^"]*)"|\{'([^']*)'|\{([^}]*))/g)].map(
    ([, plain, quoted, code]) => plain ?? quoted ?? code,
  );

// Few views of their pages show them: one that is not in the list would get a share of all of them (decision 0263).
it('every call to action of an opening is named as one, and no other is', () => {
  expect(openings.flatMap(({ text }) => callsIn(text)).sort()).toEqual([...openingCalls].sort());
});
