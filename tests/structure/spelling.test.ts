import { expect, it } from 'vitest';
import { britishSpellings } from '../fixtures/british-spellings';
import { writings } from './sources';

const folders = ['app', 'components', 'content', 'db', 'docs', 'lib', 'scripts', 'tests'];

/** Visitors write as they do; the list, and this test, have to name what is looked for. */
const isExcepted = (file: string) =>
  /^tests\/(?:fixtures\/(?:backend-phrases|income-phrases|owners|british-spellings)|structure\/spelling\.test)\.ts$/.test(
    file,
  );

/** A word of HTML, a parameter that nobody knows, and a word that only begins like one that is spelled otherwise. */
const exceptions = /aria-labelledby|\?colour=|`colour`|realistic/g;

/** Names in words: `colourOf` and `COLOUR_OF` are read like `colour Of`. */
const inWords = (text: string) =>
  text
    .replaceAll(exceptions, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ');

// Whoever searches for "color" or "license" finds half of what there is, where the other half is spelled otherwise.
it('names, comments and documents are spelled as in the United States', () => {
  const texts = writings(...folders).filter(({ file }) => !isExcepted(file));
  expect(texts.length).toBeGreaterThan(1000);
  const found = texts.flatMap(({ file, text }) =>
    britishSpellings.flatMap((spelling) =>
      [...inWords(text).matchAll(new RegExp(spelling, 'gi'))].map(([word]) => `${file}: ${word}`),
    ),
  );
  expect(found).toEqual([]);
});
