import { describe, expect, it } from 'vitest';
import { allTexts, conditionsOfPromises, formTexts, textsOf } from '@/tests/fixtures/page-texts';
import { claim, claims } from './claims';
import { priceText, servicePricesFrom } from './prices';
import { servicePages } from './services';
import { specimensOf } from './services/service';
import { statistics } from './statistics';
import { workflows } from './workflows';

describe('claims', () => {
  // Shorter ones, such as "Week 1", are everyday words.
  const distinct = Object.entries(claims).filter(([, { text }]) => text.length > 9);

  it.each(distinct)('stand only where they are registered: %s', (_, { text }) => {
    // Within a sentence a claim begins with a small letter.
    const words = text.toLowerCase();
    const shown = allTexts.filter(
      ({ page, text: copy }) => page.startsWith('/') && copy.toLowerCase().includes(words),
    );
    const allowed: string[] = distinct.flatMap(([, other]) =>
      other.text.toLowerCase() === words ? other.pages : [],
    );
    expect(shown.filter(({ page }) => !allowed.includes(page))).toEqual([]);
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
  '0', // where a ruler begins
  '4 weeks', // where a ruler of weeks ends
  '$200', // where the ranges of the assessments begin
  '$1,500',
  '90', // the last day of a guarantee of 90 days
  '14 days', // the satisfaction guarantee's own time, and the step of the uptime's remedy
  '0.1%',
];

const figure =
  /\$?\d[\d,.]*(?<![,.])(?:[-–]\$?\d[\d,]*)?\+?(?:%|x\b)?(?:[\s-](?:hour|day|week|month|minute|second|character|entrie|KB)s?\b)?/gi;

const spelledTime = /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve) (?:hour|day|week|month)s\b/i;
/** The sum of the four phases in whole weeks, and a share of a study. */
const unpromisedTimes = ['two to three weeks', 'just under four hours a week'];

const normal = (text: string) => text.toLowerCase().replaceAll(/[-–\s]+/g, ' ');
const figuresOf = (text: string) =>
  [...text.replaceAll(/n8n|Veo ?3/gi, '').matchAll(figure)].map(([found]) => normal(found));

describe('figures', () => {
  const known = new Set([
    ...Object.values(claims).flatMap(({ text, figure: shown = '' }) => figuresOf(`${text} ${shown}`)),
    ...statistics.flatMap(({ value, description }) => figuresOf(`${value} ${description}`)),
    ...Object.values(servicePricesFrom).flatMap((price) => (price ? figuresOf(priceText(price)) : [])),
    // In a heading, without the plural of the claim.
    ...figuresOf(`${claim('consultation-length').figure} minute`),
    ...otherFigures,
  ]);

  // A specimen is marked as one where it stands: what it counts is made up.
  const samples = new Set(
    textsOf([...servicePages.map(specimensOf), workflows.map(({ specimen }) => specimen)]),
  );

  it('come from a claim, a statistic or the list above', () => {
    // The statement's figures are the last run's: its own test holds them.
    const stated = allTexts.filter(({ page, text }) => !samples.has(text) && page !== '/accessibility');
    const promised = (formTexts.get(conditionsOfPromises) ?? []).map((text) => ({
      page: conditionsOfPromises,
      text,
    }));
    expect(promised).not.toEqual([]);
    const loose = [...stated, ...promised].flatMap(({ page, text }) =>
      figuresOf(text).map((found) => ({ page, found, text })),
    );
    expect(loose.filter(({ found }) => !known.has(found))).toEqual([]);
  });

  // "in five weeks" stays as it is when the claim of 5 weeks changes.
  it('of time stand in digits, as claims give them, where we promise one', () => {
    const spelled = servicePages.flatMap((service) =>
      [...textsOf(service.sections), service.metaDescription].filter((text) => spelledTime.test(text)),
    );
    expect(
      spelled.filter((text) => !unpromisedTimes.some((words) => text.toLowerCase().includes(words))),
    ).toEqual([]);
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
