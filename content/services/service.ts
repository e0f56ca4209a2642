/** The nine services of the catalogue (part 1, section 2). A tenth is one slug here, one file and one line in the index. */
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
