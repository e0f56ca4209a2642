import { measuredClaimsIn } from '@/content/claims';
import { conditionsPath } from '@/content/claims/conditions';
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
  bullets,
  evidenceLines,
  heading,
  labelled,
  link,
  numbered,
  relatedBlocks,
  siteLink,
  table,
} from './markdown-blocks';

const guaranteeText = ({ text, terms }: Guarantee) =>
  terms ? `${text} (${siteLink('conditions', conditionsPath(terms))})` : text;

const metricText = ({ figure, label, counts }: Metric) =>
  `**${figure}** ${label}${counts ? ` (${counts})` : ''}`;

/** Figures with what is said of their source beneath them, as their card has it. */
const metricBlocks = (metrics: readonly Metric[]) => [
  bullets(metrics.map(metricText)),
  ...evidenceLines(metrics.flatMap(({ claim }) => claim ?? [])),
];

const questionBlocks = (items: readonly FaqItem[]) =>
  items.flatMap(({ question, answer }) => [heading(3, question), answer]);

const statisticText = (statistic: Statistic) =>
  `${statistic.value}: ${statistic.description} Source: ${link(sourceLine(statistic), statistic.url)}`;

type SectionBlocks = { [Kind in SectionKind]: (section: SectionOf<Kind>) => string[] };

/** The words of each kind of section, as on its page. A kind without its row does not compile. */
const sectionBlocks: SectionBlocks = {
  hero: ({ headline, lead, guarantees = [], metrics = [], metricsNote, info, related, choice }) => [
    heading(1, headline),
    lead,
    bullets(guarantees.map(guaranteeText)),
    ...metricBlocks(metrics),
    metricsNote?.text ?? '',
    info ? `${info.title}: ${info.description}` : '',
    bullets(info?.highlights ?? []),
    related ? siteLink(related.text, related.href) : '',
    ...(choice
      ? [
          heading(2, choice.title),
          table(
            ['', ...choice.columns],
            choice.rows.map(({ name, href, cells }) => [href ? siteLink(name, href) : name, ...cells]),
          ),
        ]
      : []),
  ],
  'two-way-hero': ({ headline, info, guarantees, ways }) => [
    heading(1, headline),
    `${info.title}: ${info.description}`,
    bullets(info.highlights),
    bullets(guarantees.map(guaranteeText)),
    ...Object.values(ways).flatMap(({ label, promise, lead, metrics, metricsNote }) => [
      heading(2, `${label}: ${promise}`),
      lead,
      ...metricBlocks(metrics),
      metricsNote.text,
    ]),
  ],
  results: ({ title, lead, result, terms, counted }) => [
    heading(2, title),
    lead,
    ...(result ? metricBlocks([result]) : []),
    ...terms.flatMap((term) => [heading(3, term.title), term.description]),
    heading(3, counted.title),
    bullets(counted.items),
  ],
  statistics: ({ title, items, answer = '' }) => [
    heading(2, title),
    bullets(items.map(statisticText)),
    answer,
  ],
  problems: ({ title, items }) => [
    heading(2, title),
    ...items.flatMap((item) => [heading(3, item.title), item.description, item.impact]),
  ],
  features: ({ title, items }) => [
    heading(2, title),
    ...items.flatMap(({ title: name, description, useCase, outcome }) => [
      heading(3, name),
      description,
      bullets([useCase, outcome]),
    ]),
  ],
  benefits: ({ title, items }) => [
    heading(2, title),
    ...items.flatMap(({ title: name, description, metric }) => [
      heading(3, name),
      description,
      metric,
      ...evidenceLines(measuredClaimsIn(metric)),
    ]),
  ],
  deliverables: ({ title, items }) => [
    heading(2, title),
    ...items.flatMap(({ title: name, description, benefits, outcome }) => [
      heading(3, name),
      description,
      bullets([...benefits, outcome]),
      ...evidenceLines(measuredClaimsIn(benefits.join('\n'))),
    ]),
  ],
  platforms: ({ title, lead, items, note }) => [
    heading(2, title),
    lead,
    bullets(items.map(({ name, use }) => labelled(name, use))),
    note,
  ],
  comparison: ({ title, lead, rows, claims }) => [
    heading(2, title),
    lead,
    table(
      ['Measure', 'Industry', 'Our clients'],
      rows.map(({ measure, industry, clients }) => [measure, industry, clients]),
    ),
    ...evidenceLines(claims),
  ],
  compliance: ({ title, lead, items }) => [
    heading(2, title),
    lead,
    bullets(items.map((item) => labelled(item.title, item.description))),
  ],
  timeline: ({ title, lead, phases }) => [
    heading(2, title),
    lead,
    numbered(
      phases.map(
        ({ phase, timeframe, description, clientRole, ourRole }) =>
          `**${phase}** (${timeframe}): ${description} From you: ${clientRole} From us: ${ourRole}`,
      ),
    ),
  ],
  steps: ({ title, lead, steps }) => [
    heading(2, title),
    lead,
    numbered(
      steps.map(
        (step) => `**${step.title}** (${step.timeframe}): ${step.description} From you: ${step.clientRole}`,
      ),
    ),
  ],
  differentiators: ({ title, items }) => [
    heading(2, title),
    ...items.flatMap(({ title: name, description, evidence, comparison }) => [
      heading(3, name),
      description,
      bullets([labelled('Check it yourself', evidence), labelled('The usual way', comparison)]),
    ]),
  ],
  faq: ({ title, items, common }) => [
    heading(2, title),
    ...questionBlocks(items),
    ...(common ? [heading(2, common.title), ...questionBlocks(common.items)] : []),
  ],
  closing: ({ title, text }) => [heading(2, title), text],
  'sealed-closing': ({ title, text, seals }) => [
    heading(2, title),
    text,
    bullets(seals.map(({ figure, label, terms }) => guaranteeText({ text: `${figure} ${label}`, terms }))),
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
