import type { ServiceSlug } from '@/content/services/service';

/** Where each service stands across the page, in percent: the course swings, it does not zigzag. */
export const coursePositions: Readonly<Record<ServiceSlug, number>> = {
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
