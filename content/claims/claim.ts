import type { SitePath } from '@/lib/paths';

/** Proof an operator holds. `where` is an address or a file its `owner` can open, `asOf` an ISO date. */
type Evidence = {
  kind: 'dataset' | 'contract' | 'log' | 'policy' | 'certificate';
  where: string;
  asOf: string;
  owner: string;
};

/** A claim without a status is unsubstantiated; a substantiated one must carry its evidence. */
type Substantiation =
  | { status?: 'unsubstantiated' | 'withdrawn'; evidence?: undefined }
  | { status: 'substantiated'; evidence: readonly [Evidence, ...Evidence[]] };

/** A statement the site makes of itself (decision 0021). The operator must be able to prove it. */
export type ClaimRow = Substantiation & {
  /** Claims that one and the same proof covers share a group. */
  group: `C${number}`;
  /** The whole statement, for a sentence, a bullet or a badge. */
  text: string;
  /** The same statement split for a metrics card: the figure, and the words under it. */
  figure?: string;
  label?: string;
  pages: readonly SitePath[];
  /** high: a number, a guarantee, earnings, or at odds with another text. medium: a checkable promise. low: a confirmation. */
  severity: 'high' | 'medium' | 'low';
  /** What would prove it. */
  proof: string;
  /** Where a visitor reads the conditions; required for a guarantee. */
  terms?: SitePath | `${SitePath}#${string}`;
};

/** The pages with the nine-section layout. They carry the general guarantees (decision 0022). */
export const nineSectionPages = [
  '/services/ai-agents',
  '/services/lead-capture-crm',
  '/services/appointment-setting',
  '/services/multi-solutions',
] as const satisfies readonly SitePath[];

/** The pages with the offer layout. Their seals carry the general promises that hold for every service. */
export const offerPages = [
  '/services/ai-email-outreach',
  '/services/ai-social-media-outreach',
  '/services/ai-websites',
  '/services/ai-phone-callers',
  '/services/full-backend-optimization',
  '/services/integrated-offer',
] as const satisfies readonly SitePath[];

/** Where the conditions of every guarantee stand. */
export const guaranteeTerms = '/terms-of-service#payments-and-subscriptions';
