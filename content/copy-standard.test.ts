import { describe, expect, it } from 'vitest';
import { pageTexts, sharedTexts, textsOf } from '@/tests/fixtures/page-texts';
import { about, promises } from './about';
import { servicesCatalogue, workflowsCatalogue } from './catalogues';
import { claims } from './claims';
import { contact } from './contact';
import { demo } from './demo';
import { faq } from './faq';
import { featuredServices } from './featured-services';
import { hiringPitch } from './hiring-pitch';
import { landing } from './landing';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { site } from './site';
import { statistics } from './statistics';
import { workflows } from './workflows';

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const sentences = (text: string) => text.split(/(?<=[.?!])\s+/);
const ownTexts = [...pageTexts].flatMap(([page, texts]) => texts.map((text) => ({ page, text })));
const pages = [about, contact, demo, servicesCatalogue, workflowsCatalogue, privacy, terms, ...workflows];
const allTexts = [
  ...ownTexts,
  ...[...sharedTexts].flatMap(([page, texts]) => texts.map((text) => ({ page, text }))),
  ...[...pages, landing].map(({ metaDescription }) => ({ page: 'description', text: metaDescription })),
];

describe('titles and descriptions', () => {
  it.each(pages)('fit a result page: $metaTitle', ({ metaTitle, metaDescription }) => {
    expect(`${metaTitle} · ${site.name}`.length).toBeLessThanOrEqual(60);
    expect(metaDescription.length).toBeGreaterThanOrEqual(70);
    expect(metaDescription.length).toBeLessThanOrEqual(160);
  });

  it('are no two the same', () => {
    expect(new Set(pages.map(({ metaTitle }) => metaTitle)).size).toBe(pages.length);
    expect(new Set(pages.map(({ metaDescription }) => metaDescription)).size).toBe(pages.length);
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
    ...promises.map(({ title, text }): [string, string] => [title, text]),
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
    const long = ownTexts
      .flatMap(({ text }) => sentences(text))
      .filter((sentence) => words(sentence).length > 8);
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

/** Figures of the copy that are neither a claim nor a statistic, and where each comes from. */
const otherFigures = [
  '10', // ten workflows
  '5 second', // the concept of Cinematic Quote Pages
  '5 seconds',
  '120', // countdown of the demo page, in seconds
  '20 seconds', // its announcements
  '10 seconds',
  '100 characters', // lifecycle of the visit records
  '30 minutes', // scroll positions
  '7 days', // outbox
  '20 entries',
  '256 kb',
  '13 months', // retention
  '1 month',
  '13', // age of children
  '45 days', // California Civil Code 1798.130
  '18', // terms
  '12 months',
  '15 30 minute', // consultation, in a heading
];

const figure =
  /\$?\d[\d,.]*(?<![,.])(?:[-–]\$?\d[\d,]*)?\+?(?:%|x\b)?(?:[\s-](?:hour|day|week|month|minute|second|character|entrie|KB)s?\b)?/gi;
const normal = (text: string) => text.toLowerCase().replaceAll(/[-–\s]+/g, ' ');
const figuresOf = (text: string) =>
  [...text.replaceAll(/n8n|VEO3/g, '').matchAll(figure)].map(([found]) => normal(found));

describe('figures', () => {
  const known = new Set([
    ...Object.values(claims).flatMap(({ text, figure: shown = '' }) => figuresOf(`${text} ${shown}`)),
    ...statistics.flatMap(({ value, description }) => figuresOf(`${value} ${description}`)),
    ...otherFigures,
  ]);

  it('come from a claim, a statistic or the list above', () => {
    const loose = allTexts.flatMap(({ page, text }) =>
      figuresOf(text).map((found) => ({ page, found, text })),
    );
    expect(loose.filter(({ found }) => !known.has(found))).toEqual([]);
  });

  it('are found in a text at all', () => {
    expect(figuresOf('We save you 37% in 12-hour shifts, 4x as fast, for $5,000.')).toEqual([
      '37%',
      '12 hour',
      '4x',
      '$5,000',
    ]);
  });
});
