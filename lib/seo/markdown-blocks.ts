import { type ClaimRow, evidenceNotes } from '@/content/claims/claim';
import { conditionsPath } from '@/content/claims/guarantee-conditions';
import { type ProductSlug, relatedHeading, relatedTo } from '@/content/related-pages';
import type { Guarantee, Metric } from '@/content/services/section';
import type { SitePath } from '@/lib/paths';
import { siteAddress } from '@/lib/site-address';

/** Pieces of a Markdown document. A block with nothing to say is empty, and is then left out. */
export const markdownDocument = (blocks: readonly string[]): string =>
  `${blocks.filter(Boolean).join('\n\n')}\n`;

export const markdownHeading = (level: 1 | 2 | 3 | 4, text: string): string => `${'#'.repeat(level)} ${text}`;
export const markdownBullets = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');
export const markdownNumbered = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');
export const markdownLabeled = (label: string, text: string): string => `**${label}**: ${text}`;
export const markdownLink = (text: string, url: string): string => `[${text}](${url})`;

/** A link within the site with its full address, because a copy of the text may be read anywhere. */
export const siteLink = (text: string, path: SitePath | `${SitePath}#${string}`): string =>
  markdownLink(text, siteAddress(path));

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** What is said beneath results of ours, so that nobody quotes a figure without it. */
export const evidenceLines = (claims: readonly ClaimRow[]): string[] =>
  evidenceNotes(claims).map(({ text, link: evidence }) =>
    evidence ? `${text} ${markdownLink(evidence.label, evidence.href)}` : text,
  );

/** The pages that go with a service or a workflow, each with its reason. */
export const relatedBlocks = (slug: ProductSlug, name: string): string[] => [
  markdownHeading(2, relatedHeading(name)),
  markdownBullets(relatedTo(slug).map((page) => `${siteLink(page.name, page.path)}: ${page.why}`)),
];

export const guaranteeText = ({ text, terms }: Guarantee): string =>
  terms ? `${text} (${siteLink('conditions', conditionsPath(terms))})` : text;

const metricText = ({ figure, label, counts }: Metric) =>
  `**${figure}** ${label}${counts ? ` (${counts})` : ''}`;

/** Figures with the note about their source beneath them, as on their card. */
export const metricBlocks = (metrics: readonly Metric[]): string[] => [
  markdownBullets(metrics.map(metricText)),
  ...evidenceLines(metrics.flatMap(({ claim }) => claim ?? [])),
];
