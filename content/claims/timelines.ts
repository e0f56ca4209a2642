import type { ClaimRow } from './claim';

const log = 'A project log with the dates of each phase.';
const days = {
  group: 'C23',
  severity: 'medium',
  pages: ['/services/lead-capture-crm'],
  proof: log,
} as const;
const email = {
  group: 'C24',
  severity: 'medium',
  pages: ['/services/ai-email-outreach'],
  proof: log,
} as const;
const backend = {
  group: 'C25',
  severity: 'medium',
  pages: ['/services/full-backend-optimization'],
  proof: log,
} as const;

/** The timeframes written over the phases of a timeline (part 1, section 9). */
export const timelines = {
  'lead-capture-day-1': { ...days, text: 'Day 1' },
  'lead-capture-day-2': { ...days, text: 'Day 2' },
  'lead-capture-day-3': { ...days, text: 'Day 3' },
  'lead-capture-day-4': { ...days, text: 'Day 4 and beyond' },
  'email-step-1': { ...email, text: 'Weeks 1-2' },
  'email-step-2': { ...email, text: 'Week 3' },
  'email-step-3': { ...email, text: 'Weeks 4-6' },
  'email-step-4': { ...email, text: 'Month 2+' },
  'backend-step-1': { ...backend, text: 'Week 1' },
  'backend-step-2': { ...backend, text: 'Weeks 2-3' },
  'backend-step-3': { ...backend, text: 'Week 4' },
  'backend-step-4': { ...backend, text: 'Week 5+' },
} as const satisfies Record<string, ClaimRow>;
