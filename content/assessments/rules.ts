import type { BackendIntent, BackendRule, IncomeIntent, IncomeRule, RuleOutcome } from './intents';
import type { AssessmentType } from './questions';

/** What is left when no rule matches. Reports tell it by the end of its id (`db/reporting/views/rules.sql`). */
type DefaultOf<Type extends AssessmentType, IntentName extends string> = RuleOutcome & {
  id: `${Type}-default`;
  /** Said instead of `reason` where the text alone speaks for its service (decision 0246). */
  reasonsByIntent: Partial<Record<IntentName, string>>;
};

/** Recommendation rules, income (R91). The first row that matches decides. */
export const incomeRules = [
  {
    id: 'startup-new-long',
    intent: 'Startup',
    when: { q2Answer: ['New stream of $'], q4Answer: ['Long-term growth'] },
    result: 'AI Email Outreach',
    reason:
      'Few people know of you yet; steady emails to firms that never heard of you can bring the first replies.',
  },
  {
    id: 'startup-increase',
    intent: 'Startup',
    when: { q2Answer: ['Increase current process'] },
    result: ['AI Website', 'Lead Capture + CRM Sync', 'AI Social Media Outreach'],
    reason: 'A young business first needs to be found and to keep track of everyone who asks.',
  },
  {
    id: 'referrals-increase-1500-short',
    intent: 'Referrals / Networking',
    when: {
      q2Answer: ['Increase current process'],
      q3Answer: ['$1,500–3,000'],
      q4Answer: ['Short-term sales'],
    },
    result: 'Appointment Setting',
    reason:
      'People who know you, or were sent to you, are ready to talk; the quickest sale is to give them a time at once.',
  },
  {
    id: 'referrals-increase-3000-short',
    intent: 'Referrals / Networking',
    when: {
      q2Answer: ['Increase current process'],
      q3Answer: ['$3,000–7,000'],
      q4Answer: ['Short-term sales'],
    },
    result: ['Appointment Setting', 'AI Email Outreach'],
    reason:
      'Your contacts trust you; a time booked with each, or emails to firms that do not know you yet, can bring the next sales.',
  },
  {
    id: 'referrals-new-1500-7000-long',
    intent: 'Referrals / Networking',
    when: {
      q2Answer: ['New stream of $'],
      q3Answer: ['$1,500–3,000', '$3,000–7,000'],
      q4Answer: ['Long-term growth'],
    },
    result: 'Lead Capture + CRM Sync',
    reason:
      'Contacts made from person to person are easily forgotten; recording and following up each makes a stream that lasts.',
  },
  {
    id: 'website-increase-1500-long',
    intent: 'Website / Ads / Organic Traffic',
    when: {
      q2Answer: ['Increase current process'],
      q3Answer: ['$1,500–3,000'],
      q4Answer: ['Long-term growth'],
    },
    result: 'Lead Capture + CRM Sync',
    reason:
      'Whoever asks and hears nothing goes elsewhere; recording and following up each inquiry can keep more of them.',
  },
  {
    id: 'website-increase-3000-short',
    intent: 'Website / Ads / Organic Traffic',
    when: {
      q2Answer: ['Increase current process'],
      q3Answer: ['$3,000–7,000'],
      q4Answer: ['Short-term sales'],
    },
    result: 'Appointment Setting',
    reason: 'Whoever asks you asks others too; the quickest gain is answering sooner.',
  },
  {
    id: 'website-new-7000-up-short',
    intent: 'Website / Ads / Organic Traffic',
    when: {
      q2Answer: ['New stream of $'],
      q3Answer: ['$7,000–15,000', '$15K+'],
      q4Answer: ['Short-term sales'],
    },
    result: ['Appointment Setting', 'AI Email Outreach'],
    reason:
      'A page or an ad waits until somebody comes; a booked time, or emails to firms that never heard of you, can sell sooner.',
  },
  {
    id: 'cold-increase-1500-short',
    intent: 'Cold Outreach',
    when: {
      q2Answer: ['Increase current process'],
      q3Answer: ['$1,500–3,000'],
      q4Answer: ['Short-term sales'],
    },
    result: 'AI Email Outreach',
    reason:
      'You already approach people who do not know you; emails sent for you reach more of them in the same hours.',
  },
  {
    id: 'cold-new-3000-short',
    intent: 'Cold Outreach',
    when: { q2Answer: ['New stream of $'], q3Answer: ['$3,000–7,000'], q4Answer: ['Short-term sales'] },
    result: 'AI Phone Callers',
    reason:
      'You know how to open a conversation; calls made for you, to people who agreed to them, add a stream without adding hours.',
  },
  {
    id: 'cold-new-7000-long',
    intent: 'Cold Outreach',
    when: { q2Answer: ['New stream of $'], q3Answer: ['$7,000–15,000'], q4Answer: ['Long-term growth'] },
    result: 'Lead Capture + CRM Sync',
    reason:
      'A contact who says "not now" is worth keeping; recording and following up each one builds a stream that lasts.',
  },
  {
    id: 'cold-increase-15k-short',
    intent: 'Cold Outreach',
    when: { q2Answer: ['Increase current process'], q3Answer: ['$15K+'], q4Answer: ['Short-term sales'] },
    result: ['AI Phone Callers', 'Appointment Setting'],
    reason:
      'You already do the outreach; calls to people who agreed to one, or a time booked with all who say yes, can bring more sales.',
  },
  {
    id: 'social-increase-1500-long',
    intent: 'Social Media Inbound Leads',
    when: {
      q2Answer: ['Increase current process'],
      q3Answer: ['$1,500–3,000'],
      q4Answer: ['Long-term growth'],
    },
    result: 'AI Social Media Outreach',
    reason: 'Social media is where people come across you; steady posts there keep you in their sight.',
  },
  {
    id: 'social-new-3000-short',
    intent: 'Social Media Inbound Leads',
    when: { q2Answer: ['New stream of $'], q3Answer: ['$3,000–7,000'], q4Answer: ['Short-term sales'] },
    result: 'Appointment Setting',
    reason:
      'People who follow you already know you; a time to talk is the shortest way from interest to a sale.',
  },
  {
    id: 'social-new-7000-long',
    intent: 'Social Media Inbound Leads',
    when: { q2Answer: ['New stream of $'], q3Answer: ['$7,000–15,000'], q4Answer: ['Long-term growth'] },
    result: 'Lead Capture + CRM Sync',
    reason:
      'Followers belong to the platform; recording the interested ones yourself builds a stream you keep.',
  },
  {
    id: 'social-increase-15k-short',
    intent: 'Social Media Inbound Leads',
    when: { q2Answer: ['Increase current process'], q3Answer: ['$15K+'], q4Answer: ['Short-term sales'] },
    result: ['AI Social Media Outreach', 'Appointment Setting'],
    reason:
      'Social media is where people come across you; steady posts can bring inquiries, and a booked time helps each become a sale.',
  },
] as const satisfies readonly IncomeRule[];

export const incomeDefault = {
  id: 'income-default',
  result: 'Lead Capture + CRM Sync',
  reason: 'No one service fits these answers best, but every inquiry has to be recorded and followed up.',
  reasonsByIntent: {
    'Website / Ads / Organic Traffic':
      'Your other answers single out no service, but each inquiry you get has to be recorded and followed up.',
  },
} as const satisfies DefaultOf<'income', IncomeIntent>;

/** Recommendation rules, backend (R92). The first row that matches decides. */
export const backendRules = [
  {
    id: 'support-200-integrate',
    intent: 'Customer Support',
    when: { q2Answer: ['$200–1,500'], q3Answer: ['Integrate'] },
    result: 'AI Agents',
    reason:
      'Answering repeated questions inside the tools you already use is the smallest step that takes work off your desk.',
  },
  {
    id: 'support-1500-new',
    intent: 'Customer Support',
    when: { q2Answer: ['$1,500–3,000'], q3Answer: ['NEW system'] },
    result: ['AI Agents', 'AI Phone Callers'],
    reason: 'A new system of its own can take over the questions that repeat, in writing or by phone.',
  },
  {
    id: 'support-3000-new',
    intent: 'Customer Support',
    when: { q2Answer: ['$3,000–10,000'], q3Answer: ['NEW system'] },
    result: 'AI Phone Callers',
    reason:
      'Your range allows a new system that handles support by voice, the calls as well as the questions.',
  },
  {
    id: 'operations-200-integrate',
    intent: 'Operations/Workflow',
    when: { q2Answer: ['$200–1,500'], q3Answer: ['Integrate'] },
    result: 'Multi AI Solutions',
    reason: 'Several small automations joined to your current tools take the repeated steps over one by one.',
  },
  {
    id: 'operations-1500-new',
    intent: 'Operations/Workflow',
    when: { q2Answer: ['$1,500–3,000'], q3Answer: ['NEW system'] },
    result: 'FULL Backend Optimization',
    reason:
      'Work that runs through your operations is best mapped as a whole before a new system takes it over.',
  },
  {
    id: 'operations-3000-new',
    intent: 'Operations/Workflow',
    when: { q2Answer: ['$3,000–10,000'], q3Answer: ['NEW system'] },
    result: ['FULL Backend Optimization', 'Multi AI Solutions'],
    reason:
      'Your range covers a new system: the whole backend in one piece, or several AI solutions that work side by side.',
  },
  {
    id: 'operations-10k-new',
    intent: 'Operations/Workflow',
    when: { q2Answer: ['$10K+'], q3Answer: ['NEW system'] },
    result: 'FULL Backend Optimization',
    reason: 'At your range a new system can take in the whole backend, mapped first and automated in layers.',
  },
  {
    id: 'operations-10k-integrate',
    intent: 'Operations/Workflow',
    when: { q2Answer: ['$10K+'], q3Answer: ['Integrate'] },
    result: 'Multi AI Solutions',
    reason:
      'Several AI solutions joined to the tools you run on keep what works and automate the steps between.',
  },
] as const satisfies readonly BackendRule[];

export const backendDefault = {
  id: 'backend-default',
  result: 'AI Agents',
  reason:
    'No one service fits these answers best, but an agent for repeated questions frees time for the rest.',
  reasonsByIntent: {
    'Customer Support':
      'Your other answers single out no service, but questions that repeat are what an agent is for.',
  },
} as const satisfies DefaultOf<'backend', BackendIntent>;

/** Every row that can decide, the two default rows included. */
export const ruleRows = [...incomeRules, incomeDefault, ...backendRules, backendDefault];

export type RuleId = (typeof ruleRows)[number]['id'];

/** Every reason a visitor can be told. */
export const ruleReasons: readonly string[] = ruleRows.flatMap((row) => [
  row.reason,
  ...('reasonsByIntent' in row ? Object.values(row.reasonsByIntent) : []),
]);

const rotates = (row: RuleOutcome) => typeof row.result !== 'string';

/** The rows that keep a turn; two rows with the same list of services keep one each. */
export const rotatingRuleIds: readonly RuleId[] = ruleRows.filter(rotates).map((row) => row.id);
