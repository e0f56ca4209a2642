import type { ServiceSlug } from '@/content/services/service';
import type { AssessmentType, BackendAnswers, IncomeAnswers, OptionsQuestion } from './questions';

type IntentKeywords = { name: string; keywords: readonly string[] };

/** What a free text is read as (R87, R88): the first intent with a keyword anywhere in the text wins. */
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

/** Customer Support is tried first (R89). */
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

/** Said instead of a recommendation when the intent is unknown, byte for byte (R90). */
export const clarificationMessages = {
  income:
    "I'm not quite sure how you're currently getting clients based on your answer. Could you please provide more details? Or I can ask some follow-up questions to find the best AI service to grow your income.",
  backend:
    "I'm having trouble understanding the exact process you want to automate. Could you please provide more details or examples? Alternatively, I can ask a few more questions to help identify the best AI solution for your needs.",
} as const satisfies Record<AssessmentType, string>;

/** The services the rules can name, in the rules' own words, and where each lives (R93). */
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

/** Services that take turns when the same answers come again (R94). */
export type Rotation = readonly [RecommendedService, RecommendedService, ...RecommendedService[]];

/** What a table decides: also its last row, which answers when no other matches. */
export type RuleOutcome = {
  /** Stored with the assessment and used as the rotation's key, so it never changes its meaning. */
  id: string;
  result: RecommendedService | Rotation;
  /** Why this result fits, said to the visitor; true of every service of a rotation. */
  reason: string;
};

/** The answers a row accepts, by the field of a question with options; a field it does not name may hold anything. */
type Conditions<Answers> = {
  readonly [Field in Extract<keyof Answers, OptionsQuestion['field']>]?: readonly Answers[Field][];
};

export type IncomeRule = RuleOutcome & { intent: IncomeIntent; when: Conditions<IncomeAnswers> };

export type BackendRule = RuleOutcome & { intent: BackendIntent; when: Conditions<BackendAnswers> };
