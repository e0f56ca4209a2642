import { expect, it } from 'vitest';
import { rarelyShownCalls } from '@/content/analytics';
import { sources } from './sources';

/** What opens a page for the visitor who comes from an assessment, what a text that is not understood shows, and the menu. */
const isRarelyShown = (file: string) =>
  !file.endsWith('.test.tsx') &&
  /^components\/(?:assessments\/|contact\/clarification|layout\/site-menu)/.test(file);

const rarelyShown = sources('components').filter(({ file }) => isRarelyShown(file));

/** The names that calls to action have; one that is put together from others stands here as its code. */
const callsIn = (text: string) =>
  [...text.matchAll(/data-cta=(?:"([^"]*)"|\{'([^']*)'|\{([^}]*))/g)].map(
    ([, plain, quoted, code]) => plain ?? quoted ?? code,
  );

// Few views of their pages show them: one that is not in the list would get a share of all of them (decisions 0263, 0277).
it('every call to action of an opening or the menu is named as one, and no other is', () => {
  expect(rarelyShown.flatMap(({ text }) => callsIn(text)).sort()).toEqual([...rarelyShownCalls].sort());
});
