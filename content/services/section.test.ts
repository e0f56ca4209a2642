import { describe, expect, it, test } from 'vitest';
import { claims } from '@/content/claims';
import type { ClaimRow } from '@/content/claims/claim';
import { servicePages as pages } from './index';
import { leadCaptureCrm } from './lead-capture-crm';
import { apartFromClosing, opensWithUnpublished, type Section, type SectionKind } from './section';
import type { Service } from './service';

/** The order of R51 and R52; what a page has besides stands where it is read best. */
const nineSections: readonly SectionKind[] = [
  'hero',
  'results',
  'statistics',
  'problems',
  'features',
  'timeline',
  'differentiators',
  'faq',
  'closing',
];
const offer = (...middle: SectionKind[]): readonly SectionKind[] => [
  'hero',
  'statistics',
  'problems',
  ...middle,
  'faq',
  'sealed-closing',
];
const shapes: Readonly<Record<string, readonly SectionKind[]>> = {
  'ai-agents': nineSections,
  'lead-capture-crm': nineSections,
  'appointment-setting': nineSections,
  'multi-solutions': nineSections,
  'ai-email-outreach': offer('benefits', 'comparison', 'steps', 'compliance'),
  'ai-social-media-outreach': offer('platforms', 'benefits', 'steps'),
  'ai-websites': offer('deliverables', 'steps'),
  'ai-phone-callers': ['two-way-hero', ...offer('deliverables', 'steps').slice(1)],
  'full-backend-optimization': offer('features', 'steps'),
  'integrated-offer': offer('benefits', 'steps'),
};

/** Neighbors of one kind are one stop of the page. */
const kindsOf = ({ sections }: Service) =>
  sections.map(({ kind }) => kind).filter((kind, index, kinds) => kind !== kinds[index - 1]);

test.each(pages.filter(({ slug }) => slug in shapes))(
  '$slug has the sections of its shape, in order',
  (page) => {
    expect(kindsOf(page)).toEqual(shapes[page.slug]);
  },
);

test('the shapes are those of pages that exist', () => {
  expect(pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(shapes)));
});

test.each(pages)('$slug opens with what it is and ends with a call', (page) => {
  const kinds = kindsOf(page);
  expect(['hero', 'two-way-hero']).toContain(kinds[0]);
  expect(apartFromClosing(page.sections).closing).toContain(page.sections.at(-1));
});

test.each(pages)('$slug has a section of each kind once, or once for each direction', ({ sections }) => {
  const keys = sections.map(({ kind, mode }) => `${kind} ${mode}`);
  expect(new Set(keys).size).toBe(keys.length);
});

const withItems = pages.flatMap(({ slug, sections }) =>
  sections.flatMap((section: Section): [string, SectionKind, number][] => {
    if ('items' in section) return [[slug, section.kind, section.items.length]];
    if ('phases' in section) return [[slug, section.kind, section.phases.length]];
    if ('steps' in section) return [[slug, section.kind, section.steps.length]];
    return [];
  }),
);

test.each(withItems)('%s: %s has at least three items', (_, __, count) => {
  expect(count).toBeGreaterThanOrEqual(3);
});

/** Every text of a section, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test.each(pages)('$slug leaves no field empty', ({ sections }) => {
  expect(textsOf(sections).filter((text) => text.trim() === '')).toEqual([]);
});

describe('headings', () => {
  const titles = pages.flatMap(({ sections }) =>
    sections.flatMap((section: Section) => ('title' in section ? [section.title] : [])),
  );
  const shared = ['What you get'];

  it('are the page’s own, save the one that pages share', () => {
    const own = titles.filter((title) => !shared.includes(title));
    expect(own.filter((title, index) => own.indexOf(title) !== index)).toEqual([]);
  });
});

test('the common questions are those of AI Agents alone', () => {
  const asking = pages.filter(({ sections }) =>
    sections.some((section) => section.kind === 'faq' && section.common),
  );
  expect(asking.map(({ slug }) => slug)).toEqual(['ai-agents']);
});

test('a page with two directions says everything the other way as well', () => {
  const phone = pages.find(({ slug }) => slug === 'ai-phone-callers');
  const kinds = (mode: string) =>
    phone?.sections.filter((section) => section.mode === mode).map(({ kind }) => kind);
  expect(kinds('inbound')).toEqual([
    'statistics',
    'problems',
    'deliverables',
    'steps',
    'faq',
    'sealed-closing',
  ]);
  expect(kinds('outbound')).toEqual(kinds('inbound'));
});

test('the email comparison has the eight figures of R125', () => {
  const rows = pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'comparison' ? section.rows : [])),
  );
  expect(rows.map(({ measure, industry, clients }) => [measure, industry, clients])).toEqual([
    ['Delivery', '95%', '98%'],
    ['Bounce', '2%', '3%'],
    ['Open', '25%', '49%'],
    ['Response', '2%', '5%'],
  ]);
});

test('the entries of the example that become one record have its number', () => {
  const digits = (text: string) => text.replace(/\D/g, '');
  const { sources, record } = leadCaptureCrm.specimen;
  const numbers = sources.map(([, text]) => digits(text)).filter((number) => number.length >= 7);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers)).toEqual(new Set([digits(Object.fromEntries(record.rows).Phone ?? '')]));
});

test('a mark is enough below a result of which nothing is published, and not below one with evidence', () => {
  const bare = claims['agents-resolution'];
  const evidence = { what: 'tickets', period: 'in May 2026', published: 'https://a.test/' } as const;
  const proven: ClaimRow = { ...bare, status: 'substantiated', evidence };
  const opensWith = (...rows: ClaimRow[]) =>
    opensWithUnpublished([
      {
        kind: 'hero',
        headline: 'AI Agents',
        lead: '',
        metrics: rows.map((claim) => ({ figure: '85%', label: 'resolved', claim })),
      },
    ]);
  expect([opensWith(bare), opensWith(proven, bare)]).toEqual([true, true]);
  expect([opensWith(proven), opensWith()]).toEqual([false, false]);
});
