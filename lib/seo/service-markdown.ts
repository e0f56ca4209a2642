import { measuredClaimsIn } from '@/content/claims';
import { conditionsPath } from '@/content/claims/guarantee-conditions';
import type { FaqItem } from '@/content/faq';
import { priceText, servicePricesFrom } from '@/content/prices';
import {
  apartFromClosing,
  type Guarantee,
  type Metric,
  type Section,
  type SectionKind,
  type SectionOf,
} from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { type Statistic, sourceLine } from '@/content/statistics';
import {
  evidenceLines,
  markdownBullets,
  markdownHeading,
  markdownLabelled,
  markdownLink,
  markdownNumbered,
  markdownTable,
  relatedBlocks,
  siteLink,
} from './markdown-blocks';

const guaranteeText = ({ text, terms }: Guarantee) =>
  terms ? `${text} (${siteLink('conditions', conditionsPath(terms))})` : text;

const metricText = ({ figure, label, counts }: Metric) =>
  `**${figure}** ${label}${counts ? ` (${counts})` : ''}`;

/** Figures with what is said of their source beneath them, as their card has it. */
const metricBlocks = (metrics: readonly Metric[]) => [
  markdownBullets(metrics.map(metricText)),
  ...evidenceLines(metrics.flatMap(({ claim }) => claim ?? [])),
];

const questionBlocks = (items: readonly FaqItem[]) =>
  items.flatMap(({ question, answer }) => [markdownHeading(3, question), answer]);

const statisticText = (statistic: Statistic) =>
  `${statistic.value}: ${statistic.description} Source: ${markdownLink(sourceLine(statistic), statistic.url)}`;

type SectionBlocks = { [Kind in SectionKind]: (section: SectionOf<Kind>) => string[] };

/** The words of each kind of section, as on its page. A kind without its row does not compile. */
const sectionBlocks: SectionBlocks = {
  hero: ({ headline, lead, guarantees = [], metrics = [], metricsNote, info, related, choice }) => [
    markdownHeading(1, headline),
    lead,
    markdownBullets(guarantees.map(guaranteeText)),
    ...metricBlocks(metrics),
    metricsNote?.text ?? '',
    info ? `${info.title}: ${info.description}` : '',
    markdownBullets(info?.highlights ?? []),
    related ? siteLink(related.text, related.href) : '',
    ...(choice
      ? [
          markdownHeading(2, choice.title),
          markdownTable(
            ['', ...choice.columns],
            choice.rows.map(({ name, href, cells }) => [href ? siteLink(name, href) : name, ...cells]),
          ),
        ]
      : []),
  ],
  'two-way-hero': ({ headline, info, guarantees, ways }) => [
    markdownHeading(1, headline),
    `${info.title}: ${info.description}`,
    markdownBullets(info.highlights),
    markdownBullets(guarantees.map(guaranteeText)),
    ...Object.values(ways).flatMap(({ label, promise, lead, metrics, metricsNote }) => [
      markdownHeading(2, `${label}: ${promise}`),
      lead,
      ...metricBlocks(metrics),
      metricsNote.text,
    ]),
  ],
  results: ({ title, lead, result, terms, counted }) => [
    markdownHeading(2, title),
    lead,
    ...(result ? metricBlocks([result]) : []),
    ...terms.flatMap((term) => [markdownHeading(3, term.title), term.description]),
    markdownHeading(3, counted.title),
    markdownBullets(counted.items),
  ],
  statistics: ({ title, items, answer = '' }) => [
    markdownHeading(2, title),
    markdownBullets(items.map(statisticText)),
    answer,
  ],
  problems: ({ title, items }) => [
    markdownHeading(2, title),
    ...items.flatMap((item) => [markdownHeading(3, item.title), item.description, item.impact]),
  ],
  features: ({ title, items }) => [
    markdownHeading(2, title),
    ...items.flatMap(({ title: name, description, useCase, outcome }) => [
      markdownHeading(3, name),
      description,
      markdownBullets([useCase, outcome]),
    ]),
  ],
  benefits: ({ title, items }) => [
    markdownHeading(2, title),
    ...items.flatMap(({ title: name, description, metric }) => [
      markdownHeading(3, name),
      description,
      metric,
      ...evidenceLines(measuredClaimsIn(metric)),
    ]),
  ],
  deliverables: ({ title, items }) => [
    markdownHeading(2, title),
    ...items.flatMap(({ title: name, description, benefits, outcome }) => [
      markdownHeading(3, name),
      description,
      markdownBullets([...benefits, outcome]),
      ...evidenceLines(measuredClaimsIn(benefits.join('\n'))),
    ]),
  ],
  platforms: ({ title, lead, items, note }) => [
    markdownHeading(2, title),
    lead,
    markdownBullets(items.map(({ name, use }) => markdownLabelled(name, use))),
    note,
  ],
  comparison: ({ title, lead, rows, claims }) => [
    markdownHeading(2, title),
    lead,
    markdownTable(
      ['Measure', 'Industry', 'Our clients'],
      rows.map(({ measure, industry, clients }) => [measure, industry, clients]),
    ),
    ...evidenceLines(claims),
  ],
  compliance: ({ title, lead, items }) => [
    markdownHeading(2, title),
    lead,
    markdownBullets(items.map((item) => markdownLabelled(item.title, item.description))),
  ],
  timeline: ({ title, lead, phases }) => [
    markdownHeading(2, title),
    lead,
    markdownNumbered(
      phases.map(
        ({ phase, timeframe, description, clientRole, ourRole }) =>
          `**${phase}** (${timeframe}): ${description} From you: ${clientRole} From us: ${ourRole}`,
      ),
    ),
  ],
  steps: ({ title, lead, steps }) => [
    markdownHeading(2, title),
    lead,
    markdownNumbered(
      steps.map(
        (step) => `**${step.title}** (${step.timeframe}): ${step.description} From you: ${step.clientRole}`,
      ),
    ),
  ],
  differentiators: ({ title, items }) => [
    markdownHeading(2, title),
    ...items.flatMap(({ title: name, description, evidence, comparison }) => [
      markdownHeading(3, name),
      description,
      markdownBullets([
        markdownLabelled('Check it yourself', evidence),
        markdownLabelled('The usual way', comparison),
      ]),
    ]),
  ],
  faq: ({ title, items, common }) => [
    markdownHeading(2, title),
    ...questionBlocks(items),
    ...(common ? [markdownHeading(2, common.title), ...questionBlocks(common.items)] : []),
  ],
  closing: ({ title, text }) => [markdownHeading(2, title), text],
  'sealed-closing': ({ title, text, seals }) => [
    markdownHeading(2, title),
    text,
    markdownBullets(
      seals.map(({ figure, label, terms }) => guaranteeText({ text: `${figure} ${label}`, terms })),
    ),
  ],
};

/** Narrows the row to the section it is for. */
function blocksOf<Kind extends SectionKind>(section: SectionOf<Kind> & Section): string[] {
  const blocks: (section: SectionOf<Kind>) => string[] = sectionBlocks[section.kind as Kind];
  return blocks(section);
}

/** A service page in Markdown, section by section, with what goes with it before the closing call. */
export function serviceMarkdown({ slug, name, sections }: Service): string[] {
  const {
    body: [hero, ...others],
    closing,
  } = apartFromClosing(sections);
  const blocks = (some: readonly Section[]) => some.flatMap((section) => blocksOf(section));
  const price = servicePricesFrom[slug];
  return [
    ...(hero ? blocks([hero]) : []),
    price ? priceText(price, true) : '',
    ...blocks(others),
    ...relatedBlocks(slug, name),
    ...blocks(closing),
  ];
}
