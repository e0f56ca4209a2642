import type { ServiceSlug } from '@/content/services/service';

/** Where a figure stands on the disc, in units of 1000 across. */
export type Station = {
  slug: ServiceSlug;
  radius: number;
  /** Clockwise from the top. */
  degrees: number;
  size: number;
  /** How far its name stands aside of it, away from the rim. */
  aside?: number;
  /** The first line of a name that would reach the rim in one. */
  firstLine?: string;
};

const inner = { radius: 132, size: 130 };
const outer = { radius: 322, size: 150 };

/** The three featured services round the pole, and the other six on the outer ring. */
export const stations: readonly Station[] = [
  { slug: 'ai-email-outreach', degrees: -10, ...inner },
  { slug: 'ai-agents', degrees: 232, ...inner },
  { slug: 'ai-phone-callers', degrees: 112, ...inner },
  { slug: 'appointment-setting', degrees: -63, ...outer },
  { slug: 'ai-websites', degrees: -7, ...outer },
  { slug: 'multi-solutions', degrees: 52, ...outer },
  { slug: 'lead-capture-crm', degrees: 117, aside: -12, firstLine: 'Lead Capture +', ...outer },
  { slug: 'full-backend-optimization', degrees: 174, aside: -24, ...outer },
  { slug: 'ai-social-media-outreach', degrees: 236, aside: 20, firstLine: 'AI Social Media', ...outer },
];
