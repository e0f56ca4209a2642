import type { ChartChoice } from '@/content/chart-questions';
import type { Tier } from '@/content/constellations';
import type { GoesWith } from '@/content/related-pages';
import type { PagePath } from '@/lib/paths';
import type { Section } from './section';
import type { Specimen } from './specimen';

/** The services of the catalogue (R2). README.md says what one more takes. */
export const serviceSlugs = [
  'ai-agents',
  'appointment-setting',
  'lead-capture-crm',
  'ai-websites',
  'full-backend-optimization',
  'ai-email-outreach',
  'ai-social-media-outreach',
  'ai-phone-callers',
  'multi-solutions',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

/** The integrated offer has a page of the same make, but no place in the catalogue (decision 0019). */
export const servicePageSlugs = [...serviceSlugs, 'integrated-offer'] as const;

export type ServicePageSlug = (typeof servicePageSlugs)[number];

/** The featured services and their tiers; every other service is plain. */
export const featuredTiers = {
  'ai-agents': 'purple',
  'ai-email-outreach': 'gold',
  'ai-phone-callers': 'silver',
} as const satisfies Partial<Record<ServiceSlug, Tier>>;

export type FeaturedSlug = keyof typeof featuredTiers;

const tiers: Partial<Record<string, Tier>> = featuredTiers;

/** The tier of a service's plate, on its page and on the way there: one without a tier of its own is drawn in gold. */
export const plateTier = (slug: ServicePageSlug): Tier => tiers[slug] ?? 'gold';

/** A service page: what menus, cards and search engines say of it, and its sections in order. */
export type Service = {
  slug: ServicePageSlug;
  path: PagePath;
  /** The `serviceName` of R3. */
  name: string;
  /** Title on cards (R29). */
  cardTitle: string;
  /** One line for cards and lists. */
  description: string;
  /** Whom it is made for, as the end of a sentence: "contractors and practices that …". */
  madeFor: string;
  /** Document title without the brand, at most 45 characters, and the words under it in search results, 70 to 160. */
  metaTitle: string;
  metaDescription: string;
  /** Featured services have a tier and a badge; the others are plain. */
  tier: Tier;
  badge?: string;
  goesWith?: GoesWith;
  /** One thing it makes, drawn across the page. */
  specimen: Specimen;
  /** For a service that works both ways: what it makes in the other direction, shown while that one is chosen. */
  outboundSpecimen?: Specimen;
  sections: readonly Section[];
};

/** What it makes, direction by direction if it works both ways. */
export const specimensOf = ({ specimen, outboundSpecimen }: Service): readonly Specimen[] =>
  outboundSpecimen ? [specimen, outboundSpecimen] : [specimen];

/** A service of the catalogue, in the carousel it belongs to (R29). */
export type CatalogueService = Service & {
  slug: ServiceSlug;
  group: 'backend' | 'income';
  /** What it is in a list of all services, inside a sentence; `null` for one that is made of others: it is counted alone. */
  listedAs: string | null;
  /** Why it answers a question of the chart on the landing page; it fits none that it has no reason for. At least one. */
  fits: Partial<Record<ChartChoice, string>>;
};
