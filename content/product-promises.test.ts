import { describe, expect, it } from 'vitest';
import { allTexts, formTexts, pageTexts, sharedTexts, textsOf } from '@/tests/fixtures/page-texts';
import { claims } from './claims';
import { guaranteeConditions } from './claims/guarantee-conditions';
import { productPromises } from './product-promises';
import { servicePages } from './services';
import { openingOf, type Section } from './services/section';
import { specimensOf } from './services/service';
import { statistics } from './statistics';

const rows = Object.entries(productPromises);

/** The figures that a service page opens with, each with the words beside it: only together do they promise anything. */
const figures = servicePages.flatMap(({ path, sections }: { path: string; sections: readonly Section[] }) =>
  sections
    .flatMap(openingOf)
    .flatMap(({ metrics }) => metrics)
    .map((metric) => ({ ...metric, path, sections, line: `${metric.figure} ${metric.label}` })),
);

const textsOn = (page: string) => [
  ...(pageTexts.get(page) ?? []),
  ...(sharedTexts.get(page) ?? []),
  ...figures.flatMap(({ path, line }) => (path === page ? line : [])),
];

describe('the registry of promises', () => {
  it.each(rows)('%s stands on its page', (_, { page, sentence }) => {
    expect(textsOn(page).filter((text) => text.includes(sentence))).not.toEqual([]);
  });

  it('has each sentence once', () => {
    const sentences = rows.map(([, { page, sentence }]) => `${page} ${sentence}`);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('or that of claims has every figure a page opens with, unless it counts a list of that page', () => {
    const isPromised = (line: string) => rows.some(([, { sentence }]) => sentence === line);
    // The section is of the kind that the figure names: seven platforms are the items under `platforms`.
    const counts = ({ figure, label, sections }: (typeof figures)[number]) =>
      sections.some(
        (section) => section.kind === label && 'items' in section && String(section.items.length) === figure,
      );
    const loose = figures.filter((metric) => !metric.claim && !isPromised(metric.line) && !counts(metric));
    expect(loose.map(({ path, line }) => `${path}: ${line}`)).toEqual([]);
  });
});

/** Words that allow no exception, also of whose something stays and what alone it is used for. */
const absolute =
  /\b(?:never|always|none (?:is|are|of)|every|100 ?%|guarantee[sd]?|without exception|under no circumstances|at all times|any time|stays? yours|comes? off (?:your|the) list|(?:used?|uses|serves?|runs?) .*only|only (?:used?|uses|serves?|runs?))\b/i;

/** What is absolute and no promise of ours: a reason, and how such sentences are known. */
const otherwise: Readonly<Record<string, RegExp[]>> = {
  'what goes wrong today, before us': [
    /^They ask the next shop/,
    /^They leave to ask someone else/,
    /^You never learn who it was/,
    /^The follow-up is never sent/,
    /^Why call lists never get done/,
    /^Most songs never get one/,
    /^None of them has all three/,
    /^Pilots that never grow up/,
    /^This place is kept for/,
  ],
  'who it is made for, and what such people do': [
    /^Made for /,
    /^Labels that need/,
    /^Quote and mindset pages/,
    /^Quote pages need/,
    /^Brokers who want/,
    /who have never /,
    /you have never spoken with/,
    /^Your line forwards calls, always or only/,
  ],
  'said of what may fail, or of the agreement': [
    /^It may not follow every caller/,
    /(?:written into|part of) your (?:written )?agreement/,
    /^Questions about these terms/,
    /^What you give us for a service stays yours/,
  ],
  'what the visitor may do': [/^You can stop using the site at any time/],
  'a guarantee that is named beside its claim': [
    /^(?:Satisfaction|ROI) guarantee$/,
    /^What we claim, what we guarantee/,
    /^You get a guarantee/,
    /^The conditions of every guarantee/,
    /^What we promise every client$/,
  ],
  'what a page or the site does, tested there': [
    /^Two ways to start/,
    /^Who we work for/,
    /^The terms for using this site/,
    /^A page with every rule/,
    /^Of their \d+ success criteria/,
  ],
};
const explained = Object.values(otherwise).flat();

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);
const registered = [
  ...rows.map(([, { sentence }]) => sentence),
  ...Object.values(claims).map(({ text }) => text),
  ...Object.values(guaranteeConditions).map(({ title }) => title),
];
/** The keys of conditions are no words of the page. */
const isKey = (text: string) => text in guaranteeConditions;

describe('absolute words', () => {
  const found = allTexts
    // The privacy policy stands as a whole under the claim `privacy-practice`.
    .filter(
      ({ page, text }) =>
        page !== '/privacy-policy' && !isKey(text) && !(page.startsWith('/services/') && isStatistic(text)),
    )
    .flatMap(({ page, text }) => sentencesOf(text).map((sentence) => ({ page, sentence })))
    .filter(({ sentence }) => absolute.test(sentence));

  it('stand in a promise, in a claim, or for a reason that is named', () => {
    const loose = found.filter(
      ({ sentence }) =>
        !registered.some((known) => sentence.includes(known) || known.includes(sentence)) &&
        !explained.some((pattern) => pattern.test(sentence)),
    );
    expect(loose).toEqual([]);
  });

  it.each(explained)('need %s no longer, once no sentence matches', (pattern) => {
    expect(found.some(({ sentence }) => pattern.test(sentence))).toBe(true);
  });
});

describe('a model that writes from facts', () => {
  const onFacts = allTexts
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => /\b(?:keeps? to|uses?)\b.*\bfacts\b/.test(sentence));

  it('is told to keep to them, which is all that can be promised', () => {
    expect(onFacts.length).toBeGreaterThan(1);
    for (const sentence of onFacts) expect(sentence).toMatch(/\btold to (?:keep|use)\b/);
  });
});

/** A "Yes" that promises nothing yet, and how such answers are known. */
const yesWithoutPromise: Readonly<Record<string, RegExp[]>> = {
  'it asks the reader to agree something with us first': [/^Yes, but ask us /],
};

describe('an answer that begins with Yes', () => {
  /** What is said in an example is its characters', not ours. */
  const examples = new Set(servicePages.flatMap((service) => textsOf(specimensOf(service))));
  const answers = [...pageTexts, ...sharedTexts, ...formTexts]
    .flatMap(([page, texts]) => texts.map((text) => ({ page, text })))
    .filter(({ text }) => /^yes\b/i.test(text) && !examples.has(text));
  const reasons = Object.values(yesWithoutPromise).flat();

  it('has a promise, a claim or a guarantee in it, or a reason that is named', () => {
    const loose = answers.filter(
      ({ text }) =>
        !registered.some((known) => text.includes(known)) && !reasons.some((pattern) => pattern.test(text)),
    );
    expect(loose).toEqual([]);
  });

  it('is found on several pages', () => {
    expect(new Set(answers.map(({ page }) => page)).size).toBeGreaterThan(1);
  });

  it.each(reasons)('needs %s no longer, once none is so', (pattern) => {
    expect(answers.some(({ text }) => pattern.test(text))).toBe(true);
  });
});

function isStatistic(text: string) {
  return statistics.some(({ value, description }) => text === value || text === description);
}
