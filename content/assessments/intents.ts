import type { AssessmentType } from './answers';

type IntentKeywords = { name: string; keywords: readonly string[] };

/** What a free text is read as (part 2, section 5): the first intent with a keyword anywhere in the text wins. */
export const incomeIntents = [
  {
    name: 'Startup',
    keywords: [
      'starting a new business',
      'just starting',
      "haven't started",
      'no clients yet',
      'pre-launch',
      'new venture',
    ],
  },
  { name: 'Referrals / Networking', keywords: ['referrals', 'networking'] },
  { name: 'Website / Ads / Organic Traffic', keywords: ['website', 'ads', 'organic'] },
  { name: 'Cold Outreach', keywords: ['cold calls', 'cold emails', 'outbound calls'] },
  { name: 'Social Media Inbound Leads', keywords: ['instagram', 'facebook', 'social media'] },
] as const satisfies readonly IntentKeywords[];

/** Customer Support comes first: the order of the specification (decision 30). */
export const backendIntents = [
  {
    name: 'Customer Support',
    keywords: ['customer support', 'help desk', 'client questions', 'support tickets'],
  },
  {
    name: 'Operations/Workflow',
    keywords: ['operations', 'workflow', 'tasks', 'data processing', 'backend', 'integration'],
  },
] as const satisfies readonly IntentKeywords[];

export const unknownIntent = 'Unknown';

export type IncomeIntent = (typeof incomeIntents)[number]['name'];
export type BackendIntent = (typeof backendIntents)[number]['name'];
export type KnownIntent = IncomeIntent | BackendIntent;
export type Intent = KnownIntent | typeof unknownIntent;

/** Said instead of a recommendation when the intent is unknown, byte for byte (part 2, section 5). */
export const clarificationMessages = {
  income:
    "I'm not quite sure how you're currently getting clients based on your answer. Could you please provide more details? Or I can ask some follow-up questions to find the best AI service to grow your income.",
  backend:
    "I'm having trouble understanding the exact process you want to automate. Could you please provide more details or examples? Alternatively, I can ask a few more questions to help identify the best AI solution for your needs.",
} as const satisfies Record<AssessmentType, string>;
