import type { ServiceSlug } from '@/content/services/service';

/** Where each service stands across the page, in percent: the course swings, it does not zigzag. */
const positions: Readonly<Partial<Record<ServiceSlug, number>>> = {
  'ai-agents': 24,
  'appointment-setting': 74,
  'lead-capture-crm': 34,
  'ai-websites': 82,
  'full-backend-optimization': 27,
  'ai-email-outreach': 72,
  'ai-social-media-outreach': 22,
  'ai-phone-callers': 63,
  'multi-solutions': 31,
};

/** A service that has no place of its own yet stands in the middle. */
export const coursePosition = (slug: ServiceSlug): number => positions[slug] ?? 50;
