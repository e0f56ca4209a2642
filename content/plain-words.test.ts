import { describe, expect, it } from 'vitest';
import { britishSpellings } from '@/tests/fixtures/british-spellings';
import { allTexts, formTexts, pageTexts } from '@/tests/fixtures/page-texts';

const pages = [...pageTexts, ...formTexts];
const everyText = [
  ...allTexts,
  ...[...formTexts].flatMap(([page, texts]) => texts.map((text) => ({ page, text }))),
];
const matching = (pattern: RegExp) => everyText.filter(({ text }) => pattern.test(text));

/** The feature is called `catalogues` within; what visitors read of is a catalog. */
const british = [...britishSpellings, /\bcatalogue/i];

/** Words carried over from another language, and ways of speaking that stop a reader. */
const unidiomatic = [
  /\bhangs on\b|\bgoes first\b|\ba talk\b|\b\w+ talks\b|\bthe sum\b|\bmended\b|\bdearest\b/,
  /\bput right\b|\bhold us to\b|\bhandsome\b|\bwant of\b|\bthe trade meets\b/,
  /\b(?:a|your|without your|no) yes\b/i,
  /\bmakes? the price\b|\bhold of one\b|\brang\b|\bgoes on \w+ing\b|\bby letter\b|\bdo as well\b|\b(?:is|are) no fit\b/,
  /\btyping over\b|\bby the address\b|\bset-up\b|\bask who bills\b|\blooks of\b|\d %|\bor stop at\b/,
  /\bby the end of any\b|\b\d+ days of notice\b|\bafter you agreed\b|\bon our orders\b|\bgain beside\b|\bnot pay$/,
];

describe('words', () => {
  it.each(british)('are spelled as in the United States: %s', (pattern) => {
    expect(matching(pattern)).toEqual([]);
  });

  it.each(unidiomatic)('are those people use: %s', (pattern) => {
    expect(matching(pattern)).toEqual([]);
  });
});

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Sentences that stand on several pages on purpose; what workflow pages share is not among the texts of one page. */
const sharedSentences: readonly string[] = [
  'We store your answers to suggest a service, to prepare a call and to improve this site.',
  'Our staff read them, even if you book no call.',
  'Without JavaScript, TRANSCEND opens the page of your service at once.',
  'The reason is not shown there: ask us for it on a call.',
  'You get one service and the reason for it.',
  'A range to match against, not a commitment.',
];

describe('sentences of eight words or more', () => {
  it('stand on one page each', () => {
    const places = new Map<string, Set<string>>();
    for (const [page, texts] of pages) {
      for (const sentence of texts.flatMap(sentencesOf)) {
        if (wordCount(sentence) < 8 || sharedSentences.includes(sentence)) continue;
        places.set(sentence, (places.get(sentence) ?? new Set()).add(page));
      }
    }
    const repeated = [...places].filter(([, on]) => on.size > 1).map(([sentence, on]) => [sentence, ...on]);
    expect(repeated).toEqual([]);
  });
});

/** A scene: three sentences or more, the last of three words or fewer. */
const isScene = (text: string) => {
  const sentences = sentencesOf(text);
  return sentences.length > 2 && wordCount(sentences.at(-1) ?? '') <= 3;
};

describe('rhythm', () => {
  it.each(pages)('%s ends at most one passage on a very short sentence', (_, texts) => {
    expect(texts.filter(isScene).length).toBeLessThanOrEqual(1);
  });

  it.each(pages)('%s defers to the call at most twice', (_, texts) => {
    expect(texts.filter((text) => /\bon (?:the|a free) call\b/i.test(text)).length).toBeLessThanOrEqual(2);
  });
});
