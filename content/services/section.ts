import type { ClaimRow } from '@/content/claims/claim';
import type { FaqItem } from '@/content/faq';
import type { IconName } from '@/content/icon-names';
import type { Statistic } from '@/content/statistics';
import type { SitePath } from '@/lib/paths';

/** A claim as a bullet; a guarantee says where its conditions stand. */
export type Guarantee = Pick<ClaimRow, 'text' | 'terms'>;

/** A ruler from one end to the other, with a range of it in gold and perhaps one other value to hold it against. */
export type MetricScale = {
  from: number;
  to: number;
  of: number;
  marks: number;
  ends: readonly [start: string, end: string];
  beside?: { at: number; label: string };
};

/** A claim as a figure with the words under it. */
export type Metric = Required<Pick<ClaimRow, 'figure' | 'label'>> & {
  /** Its row in the registry, whose status decides what is said of it. */
  claim?: ClaimRow;
  /** What the figure counts, or from when, as far as that is known. */
  counts?: string;
  /** Only where the figure is a range or a share of a whole; a bare count has no scale to lie on. */
  scale?: MetricScale;
};

/** What has to be said of all figures of a card besides where they come from, and the words that lead to the questions where more is said. */
export type MetricsNote = { text: string; more?: string };

/** Two offers that are easily mistaken for one another, side by side. */
export type OfferChoice = {
  title: string;
  columns: readonly [what: string, forWhom: string, howLong: string, howPriced: string];
  rows: readonly { name: string; href?: SitePath; cells: readonly [string, string, string, string] }[];
};

/** A promise as a seal beside the closing call. */
export type GuaranteeSeal = { figure: string; label: string; terms?: ClaimRow['terms'] };

/** What the distinction beside a service's name means (R63). */
export type InfoBadgeText = { title: string; description: string; highlights: readonly string[] };

/** The first section of a page. With metrics it shows them on a card under the figure, without them the figure alone. */
export type HeroSection = {
  kind: 'hero';
  headline: string;
  lead: string;
  guarantees?: readonly Guarantee[];
  metrics?: readonly Metric[];
  metricsNote?: MetricsNote;
  info?: InfoBadgeText;
  choice?: OfferChoice;
};

/** The directions of a service that works both ways. The first is shown first; `?mode=outbound` asks for the other. */
export const serviceModes = ['inbound', 'outbound'] as const;
export type ServiceMode = (typeof serviceModes)[number];

/** The first section of a service with two directions: one name, and for each direction a promise, a lead and its metrics. */
export type TwoWayHeroSection = {
  kind: 'two-way-hero';
  headline: string;
  info: InfoBadgeText;
  /** Names the switch for those who cannot see it. */
  legend: string;
  guarantees: readonly Guarantee[];
  ways: Record<
    ServiceMode,
    {
      label: string;
      promise: string;
      lead: string;
      /** The words of its call to action (R60). */
      call: string;
      metrics: readonly Metric[];
      metricsNote: MetricsNote;
    }
  >;
};

/** What is stated, what stands behind it, and what a client counts. A result is drawn large, where there is one. */
export type ResultsSection = {
  kind: 'results';
  title: string;
  lead: string;
  result?: Metric;
  terms: readonly { title: string; description: string }[];
  counted: { title: string; items: readonly string[] };
};

/** Published figures about the industry, never about ourselves; `answer` says what follows from them here. */
export type StatisticsSection = {
  kind: 'statistics';
  title: string;
  items: readonly Statistic[];
  answer?: string;
};

export type ProblemsSection = {
  kind: 'problems';
  title: string;
  items: readonly { title: string; description: string; impact: string }[];
};

export type FeaturesSection = {
  kind: 'features';
  title: string;
  items: readonly { title: string; description: string; useCase: string; outcome: string }[];
};

/** `metric` is a claim's text, or where the reader will see the benefit. */
export type BenefitsSection = {
  kind: 'benefits';
  title: string;
  items: readonly { icon: IconName; title: string; description: string; metric: string }[];
};

/** What is handed over, piece by piece. */
export type DeliverablesSection = {
  kind: 'deliverables';
  title: string;
  items: readonly { title: string; description: string; benefits: readonly string[]; outcome: string }[];
};

export type PlatformsSection = {
  kind: 'platforms';
  title: string;
  lead: string;
  items: readonly { name: string; use: string }[];
  note: string;
};

/** Industry figures beside the averages of clients, in percent of messages; each row on the part of the scale it lies on. */
export type ComparisonSection = {
  kind: 'comparison';
  title: string;
  lead: string;
  /** The agency's own figures among them. */
  claims: readonly ClaimRow[];
  rows: readonly {
    measure: string;
    industry: string;
    clients: string;
    better: 'higher' | 'lower';
    scale: readonly [from: number, to: number];
  }[];
};

/** What is done to stay safe and within the law, in plain words. */
export type ComplianceSection = {
  kind: 'compliance';
  title: string;
  lead: string;
  items: readonly { title: string; description: string }[];
};

/** The phases of a nine-section page, with what each side brings; `lead` says how long it takes in all. */
export type TimelineSection = {
  kind: 'timeline';
  title: string;
  lead: string;
  phases: readonly {
    phase: string;
    timeframe: string;
    description: string;
    clientRole: string;
    ourRole: string;
  }[];
};

/** The steps of an offer page, numbered by their order, with what each asks of the client. */
export type StepsSection = {
  kind: 'steps';
  title: string;
  lead: string;
  steps: readonly { timeframe: string; title: string; description: string; clientRole: string }[];
};

/** `comparison` is the usual way, to be held against ours. */
export type DifferentiatorsSection = {
  kind: 'differentiators';
  title: string;
  items: readonly { title: string; description: string; evidence: string; comparison: string }[];
};

/** Questions of the page by number; `common` ones are keyed `common-{n}`. At most one of all is open. */
export type FaqSection = {
  kind: 'faq';
  title: string;
  items: readonly FaqItem[];
  common?: { title: string; items: readonly FaqItem[] };
};

/** The last call of a nine-section page, with the figure of the service. */
export type ClosingSection = { kind: 'closing'; title: string; text: string };

/** The last call of an offer page, beside its guarantees. */
export type SealedClosingSection = {
  kind: 'sealed-closing';
  title: string;
  text: string;
  seals: readonly GuaranteeSeal[];
  /** The words of its call to action, where they are its own. */
  call?: string;
};

/** Everything a service page can be made of. docs/how-to.md says what a new kind takes. */
export type Section = (
  | HeroSection
  | TwoWayHeroSection
  | ResultsSection
  | StatisticsSection
  | ProblemsSection
  | FeaturesSection
  | BenefitsSection
  | DeliverablesSection
  | PlatformsSection
  | ComparisonSection
  | ComplianceSection
  | TimelineSection
  | StepsSection
  | DifferentiatorsSection
  | FaqSection
  | ClosingSection
  | SealedClosingSection
) & {
  /** Shown only while this direction is chosen. */
  mode?: ServiceMode;
  /** Its words in the index of the page, where those of its kind do not fit. */
  indexLabel?: string;
};

export type SectionKind = Section['kind'];

/** A section of one kind. */
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

/** Where on a page each kind of section stands. A kind without its place does not compile. */
const placeOfKind = {
  hero: 'opening',
  'two-way-hero': 'opening',
  results: 'body',
  statistics: 'body',
  problems: 'body',
  features: 'body',
  benefits: 'body',
  deliverables: 'body',
  platforms: 'body',
  comparison: 'body',
  compliance: 'body',
  timeline: 'body',
  steps: 'body',
  differentiators: 'body',
  faq: 'body',
  closing: 'closing',
  'sealed-closing': 'closing',
} as const satisfies Record<SectionKind, 'opening' | 'body' | 'closing'>;

/** The call a page ends with; a service with two directions has one for each. */
const isClosing = ({ kind }: Section): boolean => placeOfKind[kind] === 'closing';

/** The sections of a page, and apart from them the last call: what goes with the page stands between the two. */
export const apartFromClosing = (sections: readonly Section[]) => ({
  body: sections.filter((section) => !isClosing(section)),
  closing: sections.filter(isClosing),
});

/** What a page says first: its lead, and the figures on the card it opens with. */
type Opening = { lead: string; metrics: readonly Metric[] };

type LaterKind = {
  [Kind in SectionKind]: (typeof placeOfKind)[Kind] extends 'opening' ? never : Kind;
}[SectionKind];

/** What a section opens the page with: once, or once for each direction. One that stands further down opens nothing. */
export function openingOf(section: Section): readonly Opening[] {
  if (section.kind === 'hero') return [{ lead: section.lead, metrics: section.metrics ?? [] }];
  if (section.kind === 'two-way-hero') return serviceModes.map((mode) => section.ways[mode]);
  // A kind that opens a page and is not among these does not compile.
  section.kind satisfies LaterKind;
  return [];
}

const isUnpublished = ({ claim }: Metric) => Boolean(claim?.isMeasured && !claim.evidence?.published);

/**
 * Whether a page has results of ours on that card of which nothing is published, and there says what such ones are worth:
 * further down a mark is enough.
 */
export const opensWithUnpublished = (sections: readonly Section[]): boolean =>
  sections.flatMap(openingOf).every(({ metrics }) => metrics.some(isUnpublished));
