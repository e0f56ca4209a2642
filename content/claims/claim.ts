import type { SitePath } from '@/lib/paths';
import type { ConditionsId } from './guarantee-conditions';

/**
 * What was counted or kept, and over which period. A result is proven to a visitor only where it is published; for a
 * plan or a practice it is enough that the operator holds the proof (`null`).
 */
type Evidence = { what: string; period: string; published: `https://${string}` | null };

/** A claim without a status is unsubstantiated, and says so where it is measured; evidence alone makes it another. */
type Substantiation =
  | { status?: 'unsubstantiated'; evidence?: undefined }
  | { status: 'substantiated'; evidence: Evidence };

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
  /** A result that somebody must have counted: wherever it stands, a note says what is published of it. */
  isMeasured?: true;
  /** Its conditions on the Terms page; required for whatever is called a guarantee. */
  terms?: ConditionsId;
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
