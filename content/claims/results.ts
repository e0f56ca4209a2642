import type { ClaimRow } from './claim';

const agents = ['/services/ai-agents'] as const;
const phone = ['/services/ai-phone-callers'] as const;
const backend = ['/services/full-backend-optimization'] as const;
const integrated = ['/services/integrated-offer'] as const;

/** What the agency says its services achieve, other than by email (part 1, section 9). */
export const results = {
  'agents-resolution': {
    group: 'C05',
    text: '85% of inquiries resolved automatically',
    figure: '85%',
    label: 'of inquiries resolved automatically',
    pages: agents,
    severity: 'high',
    proof: 'Ticket data, and what counts as resolved.',
  },
  'phone-inquiries-handled': {
    group: 'C06',
    text: '90% of common inquiries handled',
    figure: '90%',
    label: 'of common inquiries handled',
    pages: phone,
    severity: 'high',
    proof: 'A labelled sample of calls, what counts as common, and who judged it.',
  },
  'phone-qualification-accuracy': {
    group: 'C06',
    text: '85% qualification accuracy',
    figure: '85%',
    label: 'qualification accuracy',
    pages: phone,
    severity: 'high',
    proof: 'A labelled sample of calls, how accuracy is measured, and who judged it.',
  },
  'phone-daily-calls': {
    group: 'C07',
    text: '1000+ calls per day per AI agent or line',
    figure: '1000+',
    label: 'calls per day per AI agent or line',
    pages: phone,
    severity: 'high',
    proof: 'Call logs per line, answered calls apart from dialled ones, and consent for each.',
  },
  'social-daily-calls': {
    group: 'C08',
    text: '1,000+ automated outbound calls daily',
    figure: '1,000+',
    label: 'automated outbound calls daily',
    pages: ['/services/ai-social-media-outreach'],
    severity: 'high',
    proof: 'Call logs per line, and consent for each call.',
  },
  'integrated-roi': {
    group: 'C09',
    text: '312% ROI',
    figure: '312%',
    label: 'ROI',
    pages: integrated,
    severity: 'high',
    proof: 'The clients measured, cost base, period, median and range.',
  },
  'integrated-automation': {
    group: 'C09',
    text: '90% automation',
    figure: '90%',
    label: 'automation',
    pages: integrated,
    severity: 'high',
    proof: 'A list of the tasks before and after, and which still need a person.',
  },
  'integrated-hours': {
    group: 'C09',
    text: '40 hrs weekly saved',
    figure: '40 hrs',
    label: 'weekly saved',
    pages: integrated,
    severity: 'high',
    proof: 'Time records of named clients before and after.',
  },
  'backend-revenue': {
    group: 'C10',
    text: '400% revenue',
    figure: '400%',
    label: 'revenue',
    pages: backend,
    severity: 'high',
    proof: 'Of what it is 400%, for which clients, over which period.',
  },
  'backend-hours': {
    group: 'C10',
    text: '35 hrs weekly saved',
    figure: '35 hrs',
    label: 'weekly saved',
    pages: backend,
    severity: 'high',
    proof: 'Time records of named clients before and after.',
  },
} as const satisfies Record<string, ClaimRow>;
