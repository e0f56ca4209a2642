import type { ServiceSlug } from '@/content/services/service';

/** The services the rules can name, in the rules' own words, and where each lives (part 2, section 5). */
export const recommendedServices = {
  'AI Email Outreach': 'ai-email-outreach',
  'AI Website': 'ai-websites',
  'Lead Capture + CRM Sync': 'lead-capture-crm',
  'AI Social Media Outreach': 'ai-social-media-outreach',
  'Appointment Setting': 'appointment-setting',
  'AI Phone Callers': 'ai-phone-callers',
  'AI Agents': 'ai-agents',
  'Multi AI Solutions': 'multi-solutions',
  'FULL Backend Optimization': 'full-backend-optimization',
} as const satisfies Record<string, ServiceSlug>;

export type RecommendedService = keyof typeof recommendedServices;
