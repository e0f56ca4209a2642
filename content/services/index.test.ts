import { expect, test } from 'vitest';
import { integratedOffer, servicePages as pages, services } from './index';
import { multiServiceChoice } from './integrated-offer';
import { type Section, serviceModes } from './section';
import { plateTier } from './service';

test('the catalogue holds the nine service names of R3 in their order, and not the integrated offer', () => {
  const specified = [
    'AI Agents',
    'Appointment Setting',
    'Lead Capture + CRM Sync',
    'AI Websites',
    'FULL Backend Optimization',
    'AI Email Outreach',
    'AI Social Media Outreach',
    'AI Phone Callers',
    'Multi AI Solutions',
  ];
  const names: readonly string[] = services.map(({ name }) => name);
  expect(names.filter((name) => specified.includes(name))).toEqual(specified);
  expect(names).not.toContain(integratedOffer.name);
});

test('addresses and descriptions are each used once', () => {
  for (const key of ['slug', 'path', 'description'] as const) {
    expect(new Set(pages.map((service) => service[key])).size).toBe(pages.length);
  }
});

test.each(['multi-solutions', 'integrated-offer'] as const)(
  'on %s each way to several services leads to its page, but for that of the page itself',
  (page) => {
    const here = pages.find(({ slug }) => slug === page);
    for (const { name, href } of multiServiceChoice(page).rows)
      expect(href).toBe(name === here?.name ? undefined : pages.find((other) => other.name === name)?.path);
  },
);

/** The first words under the name of a service; where it has two directions, those of the first one. */
function firstLead(sections: readonly Section[]): string {
  const [opening] = sections;
  if (opening?.kind === 'two-way-hero') return opening.ways[serviceModes[0]].lead;
  return opening?.kind === 'hero' ? opening.lead : '';
}

test.each(pages)('$slug says for whom it is made before anything is opened', ({ sections, madeFor }) => {
  expect(firstLead(sections)).toContain(`Made for ${madeFor}.`);
});

test.each([
  ['AI answering service', 'ai-phone-callers'],
  ['automated lead follow-up', 'integrated-offer'],
] as const)('whoever searches for "%s" reads it in the first words of %s', (search, slug) => {
  const page = pages.find((service) => service.slug === slug);
  expect(firstLead(page?.sections ?? []).toLowerCase()).toContain(search.toLowerCase());
});

// Search engines read each question by itself, and "What does it cost?" stood on ten pages.
test('each question about cost is asked once, of what its page sells', () => {
  const questions = pages
    .flatMap(({ sections }): readonly Section[] => sections)
    .flatMap((section) => (section.kind === 'faq' ? section.items.map(({ question }) => question) : []));
  const ofCost = questions.filter((question) => /\bcosts?\b/.test(question));
  expect(ofCost.length).toBeGreaterThan(0);
  expect(ofCost.filter((question, index) => ofCost.indexOf(question) !== index)).toEqual([]);
});

/** Every figure with a drawing beside it. */
const scales = pages
  .flatMap(({ sections }): readonly Section[] => sections)
  .flatMap((section) => {
    if (section.kind === 'hero') return section.metrics ?? [];
    return section.kind === 'two-way-hero' ? serviceModes.flatMap((mode) => section.ways[mode].metrics) : [];
  })
  .flatMap(({ figure, label, scale }) => (scale ? [{ figure, label, ...scale }] : []));

test.each(scales)('the scale of $figure, $label holds its range', ({ from, to, of }) => {
  expect(0 <= from && from < to && to <= of).toBe(true);
});

test("a plate is of its service's own tier, and of gold where that is plain", () => {
  for (const { slug, tier } of pages) expect(plateTier(slug)).toBe(tier === 'plain' ? 'gold' : tier);
});

const daysOf: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7 };

/** The amounts that a figure names, times in days: `1-3 weeks` is 7 and 21, `90%` is 90. */
function amountsIn(figure: string): number[] {
  const amounts = [...figure.matchAll(/(\d+(?:\.\d+)?)(?:-(\d+))?(?: (hour|day|week)s?)?/g)];
  return amounts.flatMap(([, from, to = from, unit = '']) =>
    [from, to].map((amount) => Number(amount) * (daysOf[unit] ?? 1)),
  );
}

test('amounts are read from a figure', () => {
  expect(amountsIn('1 day to 1 week')).toEqual([1, 1, 7, 7]);
  expect(amountsIn('24 hours')).toEqual([1, 1]);
  expect(amountsIn('2-3 weeks')).toEqual([14, 21]);
  expect(amountsIn('90%')).toEqual([90, 90]);
  expect(amountsIn('90.5%')).toEqual([90.5, 90.5]);
});

// A claim that is changed changes its figure; its drawing would go on showing the old one.
test.each(scales)('the scale of $figure, $label is drawn to it', ({ figure, from, to, of, ends }) => {
  const amounts = amountsIn(figure);
  const length = Math.max(...amountsIn(ends[1]));
  expect((to / of) * length).toBeCloseTo(Math.max(...amounts));
  expect(from === 0 ? Math.min(...amounts) : (from / of) * length).toBeCloseTo(Math.min(...amounts));
});

const besides = scales.flatMap(({ label, of, beside }) =>
  beside ? [{ figureLabel: label, of, ...beside }] : [],
);

// It stands in the words of the figure, which an operator may change.
test.each(besides)(
  'what lies beside the scale of $figureLabel is named there',
  ({ figureLabel, of, at, label }) => {
    expect(label).toBe(`${at}%`);
    expect(figureLabel.split(' ')).toContain(label);
    expect(at).toBeLessThanOrEqual(of);
  },
);

const comparedRows = pages
  .flatMap(({ sections }): readonly Section[] => sections)
  .flatMap((section) => (section.kind === 'comparison' ? section.rows : []));

test.each(comparedRows)('the scale of $measure holds both of its figures', ({ industry, clients, scale }) => {
  const [from, to] = scale;
  for (const figure of [industry, clients]) {
    expect(figure).toMatch(/^\d+(?:\.\d+)?%$/);
    const amount = Number.parseFloat(figure);
    expect(from <= amount && amount <= to, `${figure} from ${from} to ${to}`).toBe(true);
  }
});

test('comparisons and what lies beside a scale are found at all', () => {
  for (const found of [comparedRows, besides]) expect(found.length).toBeGreaterThan(0);
});
