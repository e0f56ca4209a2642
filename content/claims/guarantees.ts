import { servicePath } from '@/lib/paths';
import { serviceSlugs } from '../services/service';
import { type ClaimRow, guaranteeTerms, nineSectionPages, offerPages } from './claim';

const roi = {
  group: 'C13',
  severity: 'high',
  proof: 'Written terms (how ROI is measured, what is paid back, when) and a record of payouts.',
  terms: guaranteeTerms,
} as const;
const supportLog = 'A support log with the time of each report and each fix.';

/** Guarantees and service levels (part 1, sections 1 and 9; decision 33 says where the general ones stand). */
export const guarantees = {
  'roi-guarantee-ai-agents': {
    ...roi,
    text: '60-day ROI guarantee',
    figure: '60 days',
    label: 'ROI guarantee',
    pages: ['/services/ai-agents'],
  },
  'roi-guarantee-appointment-setting': {
    ...roi,
    text: '60-day ROI guarantee',
    figure: '60 days',
    label: 'ROI guarantee',
    pages: ['/services/appointment-setting'],
  },
  'roi-guarantee-lead-capture': {
    ...roi,
    text: '90-day ROI guarantee',
    figure: '90 days',
    label: 'ROI guarantee',
    pages: ['/services/lead-capture-crm'],
  },
  'roi-guarantee-email': {
    ...roi,
    text: '30-day ROI guarantee',
    figure: '30 days',
    label: 'ROI guarantee',
    pages: ['/services/ai-email-outreach'],
  },
  'satisfaction-guarantee': {
    group: 'C14',
    text: 'Satisfaction guarantee with flexible money-back policies',
    pages: ['/about', '/'],
    severity: 'high',
    proof: 'A written policy, and a record of refunds.',
    terms: guaranteeTerms,
  },
  'guarantee-badges': {
    group: 'C15',
    text: 'Guarantee badges and bullets on a service page',
    pages: [...serviceSlugs.map(servicePath), '/services/integrated-offer'],
    severity: 'high',
    proof: 'The terms of each guarantee, linked beside its badge.',
    terms: guaranteeTerms,
  },
  'fixes-within-24-hours': {
    group: 'C16',
    text: 'Fixes within 24 hours of notice',
    figure: '24 hours',
    label: 'from notice to fix',
    pages: ['/'],
    severity: 'high',
    proof: supportLog,
  },
  'resolution-in-12-hours': {
    group: 'C16',
    text: '12-hour resolution guarantee',
    figure: '12 hours',
    label: 'resolution guarantee',
    pages: ['/services/ai-agents'],
    severity: 'high',
    proof: supportLog,
    terms: guaranteeTerms,
  },
  uptime: {
    group: 'C17',
    text: '99.9% uptime',
    figure: '99.9%',
    label: 'uptime',
    pages: nineSectionPages,
    severity: 'high',
    proof: 'A monitoring record, and what it covers.',
    terms: guaranteeTerms,
  },
  'support-around-the-clock': {
    group: 'C18',
    text: '24/7 support',
    figure: '24/7',
    label: 'support',
    pages: ['/about', '/', ...nineSectionPages, ...offerPages],
    severity: 'medium',
    proof: 'The rota and the channels.',
    terms: guaranteeTerms,
  },
  'real-time-updates': {
    group: 'C18',
    text: 'Real-time updates',
    pages: ['/about', '/'],
    severity: 'medium',
    proof: 'Where a client sees them.',
  },
  transparency: {
    group: 'C18',
    text: '100% transparency',
    pages: ['/about', '/'],
    severity: 'medium',
    proof: 'A list of what clients are shown; the figure itself cannot be proven.',
  },
  'no-setup-fees': {
    group: 'C19',
    text: 'No setup fees',
    pages: nineSectionPages,
    severity: 'medium',
    proof: 'The price list.',
    terms: guaranteeTerms,
  },
  'no-long-term-contracts': {
    group: 'C19',
    text: 'No long-term contracts',
    pages: nineSectionPages,
    severity: 'medium',
    proof: 'The contract template.',
    terms: guaranteeTerms,
  },
} as const satisfies Record<string, ClaimRow>;
