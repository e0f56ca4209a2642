import type { SitePath } from '@/lib/paths';
import type { ClaimRow } from '../claims/claim';
import type { FaqItem } from '../faq';
import type { IconName } from '../icon';
import type { Statistic } from '../statistics/statistic';

/** A claim as a bullet; a guarantee says where its conditions stand. */
export type Guarantee = Pick<ClaimRow, 'text' | 'terms'>;

/** A claim as a figure with the words under it. */
export type Metric = Required<Pick<ClaimRow, 'figure' | 'label'>> & {
  /** Where the figure lies on a ruler: a range out of `of`, cut in `marks`. Left out where no scale is natural. */
  scale?: { from: number; to: number; of: number; marks: number };
};

/** A guarantee as a seal beside the closing call; its conditions are always a link away. */
export type Seal = { figure: string; label: string; terms: NonNullable<ClaimRow['terms']> };

/** What the distinction beside a service's name means (part 1, section 3, badge content). */
export type InfoBadge = { title: string; description: string; highlights: readonly string[] };

/** The opening of a page. With metrics it shows them on a card under the figure, without them the figure on its plate. */
export type HeroSection = {
  kind: 'hero';
  headline: string;
  lead: string;
  guarantees?: readonly Guarantee[];
  metrics?: readonly Metric[];
  info?: InfoBadge;
  /** A page that goes further than this one. */
  related?: { text: string; href: SitePath };
};

/** The directions of a service that works both ways. The first is shown first; `?mode=outbound` asks for the other. */
export const modes = ['inbound', 'outbound'] as const;
export type Mode = (typeof modes)[number];

/** The opening of a service with two directions: one name, and for each direction a promise, a lead and its readings. */
export type TwoWayHeroSection = {
  kind: 'two-way-hero';
  headline: string;
  info: InfoBadge;
  /** Names the switch for those who cannot see it. */
  legend: string;
  ways: Record<Mode, { label: string; promise: string; lead: string; metrics: readonly Metric[] }>;
};

/** Figures the registry gives, and what a client counts where it gives none. The first figure is drawn large. */
export type ResultsSection = {
  kind: 'results';
  title: string;
  /** Says where the figures come from, or that there is no average to show. */
  lead: string;
  figures: readonly Metric[];
  counted: { title: string; items: readonly string[] };
};

/** Published figures about the industry, never about ourselves. */
export type StatisticsSection = { kind: 'statistics'; title: string; items: readonly Statistic[] };

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

/** Industry figures beside the averages of clients, in percent of messages. */
export type ComparisonSection = {
  kind: 'comparison';
  title: string;
  lead: string;
  rows: readonly { measure: string; industry: string; clients: string; better: 'higher' | 'lower' }[];
};

/** What is done to stay safe and within the law, in plain words. */
export type ComplianceSection = {
  kind: 'compliance';
  title: string;
  lead: string;
  items: readonly { title: string; description: string }[];
};

/** A phase of a nine-section page, with what each side brings. */
export type TimelineSection = {
  kind: 'timeline';
  title: string;
  phases: readonly {
    phase: string;
    timeframe: string;
    description: string;
    clientRole: string;
    ourRole: string;
  }[];
  note?: string;
};

/** The steps of an offer page, numbered by their order. */
export type StepsSection = {
  kind: 'steps';
  title: string;
  steps: readonly { timeframe: string; title: string; description: string }[];
  note?: string;
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

/** The last call of a nine-section page, on a plate with the figure of the service. */
export type ClosingSection = { kind: 'closing'; title: string; text: string };

/** The last call of an offer page, beside its guarantees. */
export type SealedClosingSection = {
  kind: 'sealed-closing';
  title: string;
  text: string;
  seals: readonly Seal[];
};

/** Everything a service page can be made of. A new kind is a type here and a case in components/sections/section-list.tsx. */
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
  mode?: Mode;
};

export type SectionKind = Section['kind'];
