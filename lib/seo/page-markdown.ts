import { about, aboutPromises, colophonLink, colophonText } from '@/content/about';
import { accessibility } from '@/content/accessibility/statement';
import { measuredClaimsIn } from '@/content/claims';
import {
  type Conditions,
  conditionFields,
  conditionsPart,
  conditionsPath,
} from '@/content/claims/guarantee-conditions';
import type { LegalDocument, LegalSection } from '@/content/legal/legal';
import { privacyPolicy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { indexedPages, markdownPages, type PageFacts } from '@/content/pages';
import { priceText, servicePricesFrom, workflowPrices } from '@/content/prices';
import { servicePages } from '@/content/services';
import { apartFromClosing, type Section } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { operatorSentence, type Site, site } from '@/content/site';
import { workflows } from '@/content/workflows';
import { workflowCopy } from '@/content/workflows/shared-copy';
import { type Workflow, workflowNeeds } from '@/content/workflows/workflow';
import { leadChannelsOfPages } from '@/lib/leads/lead-channels';
import { markdownPath, type PagePath, paths } from '@/lib/paths';
import { siteAddress } from '@/lib/site-address';
import { sceneUrl } from '@/lib/spline-scene';
import {
  evidenceLines,
  markdownBullets,
  markdownDocument,
  markdownHeading,
  markdownLabeled,
  markdownLink,
  markdownNumbered,
  relatedBlocks,
  siteLink,
} from './markdown-blocks';

/** How a section of a service page is written; comes from the registry of sections, which also has how each kind is drawn. */
type SectionMarkdown = (section: Section) => readonly string[];

/** A service page, section by section, with the related pages before the closing call. */
function serviceMarkdown({ slug, name, sections }: Service, sectionMarkdown: SectionMarkdown): string[] {
  const {
    body: [hero, ...others],
    closing,
  } = apartFromClosing(sections);
  const price = servicePricesFrom[slug];
  return [
    ...(hero ? sectionMarkdown(hero) : []),
    price ? priceText(price, true) : '',
    ...others.flatMap(sectionMarkdown),
    ...relatedBlocks(slug, name),
    ...closing.flatMap(sectionMarkdown),
  ];
}

const { headings, warning, deliverables, refunds, orders, help } = workflowCopy;

/** What a buyer receives, with the price once an operator has set it. */
const deliverableFacts = (slug: Workflow['slug']) =>
  deliverables.map(({ term, fact, ...row }) => {
    const price = 'isPrice' in row ? workflowPrices[slug] : null;
    return markdownLabeled(term, price === null ? fact : priceText(price));
  });

const workflowMarkdown = ({
  slug,
  title,
  lead,
  perfectFor,
  problem,
  steps,
  needs,
  notes = [],
}: Workflow): string[] => [
  markdownHeading(1, title),
  lead,
  markdownHeading(2, headings.perfectFor),
  markdownBullets(perfectFor),
  markdownHeading(2, headings.problem),
  problem,
  markdownHeading(2, headings.steps),
  markdownNumbered(steps.map((step) => `**${step.title}**: ${step.text}`)),
  markdownHeading(2, headings.needs),
  workflowCopy.needs.lead,
  markdownBullets(needs.map((need) => markdownLabeled(workflowNeeds[need].name, workflowNeeds[need].note))),
  workflowCopy.needs.n8n,
  ...notes.flatMap(({ title: name, text }) => [
    markdownHeading(2, name),
    text,
    ...evidenceLines(measuredClaimsIn(text)),
  ]),
  ...relatedBlocks(slug, title),
  markdownHeading(2, warning.title),
  warning.text,
  markdownBullets([
    ...deliverableFacts(slug),
    markdownLabeled(
      refunds.term,
      `${refunds.fact} (${siteLink(refunds.link, `${paths.terms}#payments-and-subscriptions`)})`,
    ),
    markdownLabeled(orders.term, siteLink(orders.link, `${paths.terms}#contact-us`)),
  ]),
  markdownHeading(2, help.title),
  `${help.text} ${help.until} ${siteLink(help.action, paths.contact)}.`,
];

/** Who stands behind the site, as far as the operator has said. */
export function operatorMarkdown(values: Site): string[] {
  const blocks = [
    operatorSentence(values) ?? '',
    markdownBullets(values.operator.people.map(({ name, role }) => `**${name}**, ${role}`)),
  ].filter(Boolean);
  return blocks.length > 0 ? [markdownHeading(2, about.operatorHeading), ...blocks] : [];
}

function colophonRow(row: (typeof about.colophon.rows)[number]): string {
  const hasScene = sceneUrl() !== undefined;
  const text = colophonText(row, hasScene);
  const link = colophonLink(row, hasScene);
  return markdownLabeled(row.term, link ? `${text} ${siteLink(link.text, link.href)}` : text);
}

const aboutMarkdown = (): string[] => [
  markdownHeading(1, about.title),
  about.lead,
  ...operatorMarkdown(site),
  markdownHeading(2, about.promisesHeading),
  ...aboutPromises.flatMap(({ title, text }) => [markdownHeading(3, title), text]),
  `${about.termsNote} ${siteLink(about.termsLink, conditionsPath(conditionsPart.id))}. ${about.jobsNote} ${siteLink(about.jobsLink, paths.hiring)}.`,
  markdownHeading(2, about.colophon.title),
  markdownBullets(about.colophon.rows.map(colophonRow)),
];

const conditionBlocks = (conditions: Conditions) => [
  markdownHeading(4, conditions.title),
  conditions.status === 'draft' ? conditionsPart.draft : '',
  markdownBullets(
    conditionFields.map((field) => markdownLabeled(conditionsPart.labels[field], conditions[field])),
  ),
];

/** The guarantees of the terms with their conditions, each marked as a draft until it is confirmed. */
function conditionsMarkdown({ conditions }: LegalSection): string[] {
  if (!conditions) return [];
  const all = Object.values(conditions);
  return [
    markdownHeading(3, conditionsPart.title),
    all.some(({ status }) => status === 'draft') ? conditionsPart.draftNote : '',
    ...all.flatMap(conditionBlocks),
  ];
}

const legalMarkdown = ({ title, effective, dateWords, lastChanged, sections }: LegalDocument): string[] => [
  markdownHeading(1, title),
  effective === 'today' ? '' : `${dateWords} ${effective}.`,
  lastChanged ? `Last changed on ${lastChanged}.` : '',
  ...sections.flatMap((section, index) => [
    markdownHeading(2, `${index + 1}. ${section.title}`),
    ...section.body.map((block) => (typeof block === 'string' ? block : markdownBullets(block))),
    ...conditionsMarkdown(section),
    markdownBullets((section.links ?? []).map(({ label, href }) => markdownLink(label, wholeAddress(href)))),
  ]),
];

type LegalLink = NonNullable<LegalDocument['sections'][number]['links']>[number]['href'];
const wholeAddress = (href: LegalLink) =>
  href.startsWith('/') ? new URL(href, siteAddress('/')).href : href;

type Twin = (sectionMarkdown: SectionMarkdown) => string[];

/** Every Markdown twin by its page's address. */
const twins: ReadonlyMap<PagePath, Twin> = new Map<PagePath, Twin>([
  ...servicePages.map(
    (service) => [service.path, (written: SectionMarkdown) => serviceMarkdown(service, written)] as const,
  ),
  ...workflows.map((workflow) => [workflow.path, () => workflowMarkdown(workflow)] as const),
  [paths.about, aboutMarkdown],
  [paths.privacy, () => legalMarkdown(privacyPolicy(leadChannelsOfPages()))],
  [paths.terms, () => legalMarkdown(terms)],
  [paths.accessibility, () => legalMarkdown(accessibility)],
]);

/** The words of a page as Markdown, from the same content, ending with the address of the page itself. */
export function pageMarkdown(path: PagePath, sectionMarkdown: SectionMarkdown): string {
  const blocks = twins.get(path)?.(sectionMarkdown) ?? [];
  return markdownDocument([...blocks, `Source: ${siteAddress(path)}`]);
}

/** The line for a page in llms.txt: it links to the Markdown twin, or to the page itself if it has none. */
const entry = (page: PageFacts) => {
  const { path, name, description } = page;
  const target = markdownPages.includes(page) ? siteAddress(markdownPath(path)) : siteAddress(path);
  return `${markdownLink(name, target)}: ${description}`;
};

const parts: readonly [title: string, kinds: readonly PageFacts['kind'][]][] = [
  ['Services', ['service']],
  ['Workflows', ['workflow']],
  ['Company', ['landing', 'catalogue', 'about', 'contact', 'careers']],
  ['Legal', ['legal']],
];

/** llms.txt (llmstxt.org): what the site is, and where each page can be read without markup. */
export const llmsText = (): string =>
  markdownDocument([
    markdownHeading(1, site.name),
    `> ${site.blurb}`,
    ...parts.flatMap(([title, kinds]) => [
      markdownHeading(2, title),
      markdownBullets(indexedPages.filter(({ kind }) => kinds.includes(kind)).map(entry)),
    ]),
  ]);
