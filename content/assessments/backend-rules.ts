import type { BackendRule, Outcome } from './rule';

/** Recommendation rules, backend (part 2, section 5). The first row that matches decides. */
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
    'No rule names your exact combination, so we start with the most general help: an agent for questions that repeat.',
} as const satisfies Outcome;
