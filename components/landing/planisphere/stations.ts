import type { ServiceSlug } from '@/content/services/service';

/** Where a figure stands on the disc, in units of 1000 across. */
export type Station = {
  slug: ServiceSlug;
  radius: number;
  /** Clockwise from the top. */
  degrees: number;
  size: number;
  /** How far its name moves aside on phones, where words take more of the disc. */
  aside?: number;
};

const inner = { radius: 132, size: 130 };
const outer = { radius: 322, size: 150 };

/** The three featured services round the pole, and the other six on the outer ring. */
export const stations: readonly Station[] = [
  { slug: 'ai-email-outreach', degrees: -10, aside: 24, ...inner },
  { slug: 'ai-agents', degrees: 232, ...inner },
  { slug: 'ai-phone-callers', degrees: 112, ...inner },
  { slug: 'appointment-setting', degrees: -63, aside: -16, ...outer },
  { slug: 'ai-websites', degrees: -7, ...outer },
  { slug: 'multi-solutions', degrees: 52, ...outer },
  { slug: 'lead-capture-crm', degrees: 117, aside: -52, ...outer },
  { slug: 'full-backend-optimization', degrees: 174, ...outer },
  { slug: 'ai-social-media-outreach', degrees: 236, aside: 24, ...outer },
];
