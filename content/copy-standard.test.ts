import { describe, expect, it } from 'vitest';
import { documentTitle } from '@/content/product-name';
import { allTexts, describedPages, pageTexts, textsOf } from '@/tests/fixtures/page-texts';
import { longestOwnTitle, ownTitle } from '@/tests/support/result-title';
import { aboutPromises } from './about';
import { contact } from './contact';
import { faq } from './faq';
import { featuredServices } from './featured-services';
import { hiringPitch } from './job-offer';
import { landing } from './landing';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { workflows } from './workflows';

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const sentences = (text: string) => text.split(/(?<=[.?!])\s+/);
const ownTexts = [...pageTexts.values()].flat();

describe('titles and descriptions', () => {
  it.each(describedPages)('fit a result page: $metaTitle', ({ metaTitle, metaDescription }) => {
    expect(ownTitle(documentTitle(metaTitle)).length).toBeLessThanOrEqual(longestOwnTitle);
    expect(metaDescription.length).toBeGreaterThanOrEqual(70);
    expect(metaDescription.length).toBeLessThanOrEqual(160);
  });

  it('are no two the same', () => {
    expect(new Set(describedPages.map(({ metaTitle }) => metaTitle)).size).toBe(describedPages.length);
    expect(new Set(describedPages.map(({ metaDescription }) => metaDescription)).size).toBe(
      describedPages.length,
    );
  });

  it('describe the landing page too', () => {
    expect(landing.metaDescription.length).toBeGreaterThanOrEqual(70);
    expect(landing.metaDescription.length).toBeLessThanOrEqual(160);
  });
});

describe('prose', () => {
  const sections: [name: string, text: string][] = [
    ...workflows.flatMap(({ slug, problem, lead }): [string, string][] => [
      [`${slug}, problem`, problem],
      [`${slug}, lead`, lead],
    ]),
    ...[privacy, terms].flatMap(({ title, sections }) =>
      sections.map(({ id, body }): [string, string] => [`${title}, ${id}`, body.flat().join(' ')]),
    ),
    ...faq.map(({ question, answer }): [string, string] => [question, answer]),
    ...aboutPromises.map(({ title, text }): [string, string] => [title, text]),
    ...contact.expectations.map(({ title, text }): [string, string] => [title, text]),
    ...landing.why.cards.map(({ title, text }): [string, string] => [title, text]),
    ...Object.values(featuredServices).map(({ title, description }): [string, string] => [
      title,
      description,
    ]),
    ['Destiny Shifter', landing.destiny.text],
    ['Can I Work With You?', textsOf(hiringPitch).join(' ')],
  ];

  it.each(sections)('has at least 20 words: %s', (_, text) => {
    expect(words(text).length).toBeGreaterThanOrEqual(20);
  });

  it('repeats no sentence of more than eight words', () => {
    const long = ownTexts.flatMap(sentences).filter((sentence) => words(sentence).length > 8);
    expect(long.filter((sentence, index) => long.indexOf(sentence) !== index)).toEqual([]);
  });
});

/** Filler, borrowed trust, and figures that are often quoted and cannot be traced. */
const banned = [
  /\b(?:unlock|leverag|seamless|revolution|effortless|supercharg|empower|elevat|synerg|robust|delve|streamlin)/i,
  /\b(?:cutting|bleeding|leading)-edge\b|state-of-the-art|world-class|best-in-class|game-chang|next-level/i,
  /\b(?:soc ?2|hipaa|iso ?\d+|gdpr|certified|accredited|award|trusted by|partner of)\b|#1\b/i,
  /\b(?:testified|ceo|founder|co-founder|inc\.|llc|ltd)\b/i,
  /\b(?:21x|100x|391%|42:1|44:1|36:1|275 interruptions|95% of AI pilots)/i,
  /!/,
];

describe('wording', () => {
  it.each(banned)('never matches %s', (pattern) => {
    expect(allTexts.filter(({ text }) => pattern.test(text))).toEqual([]);
  });
});
