import { serviceSlugs } from '@/content/services/service';
import { servicePath } from '@/lib/paths';
import { type ClaimRow, nineSectionPages, offerPages } from './claim';

const roiGuarantee = {
  group: 'C13',
  severity: 'high',
  proof: 'Written terms (how ROI is measured, what is paid back, when) and a record of payouts.',
} as const;
const supportLog = 'A support log with the time of each report and each fix.';

/** Guarantees and service levels; decision 0022 says where the general ones stand. */
export const guaranteeClaims = {
  'roi-guarantee-ai-agents': {
    ...roiGuarantee,
    text: '60-day ROI guarantee',
    figure: '60 days',
    label: 'ROI guarantee',
    pages: ['/services/ai-agents'],
    terms: 'roi-guarantee-60-days',
  },
  'roi-guarantee-appointment-setting': {
    ...roiGuarantee,
    text: '60-day ROI guarantee',
    figure: '60 days',
    label: 'ROI guarantee',
    pages: ['/services/appointment-setting'],
    terms: 'roi-guarantee-60-days',
  },
  'roi-guarantee-lead-capture': {
    ...roiGuarantee,
    text: '90-day ROI guarantee',
    figure: '90 days',
    label: 'ROI guarantee',
    pages: ['/services/lead-capture-crm'],
    terms: 'roi-guarantee-90-days',
  },
  'roi-guarantee-email': {
    ...roiGuarantee,
    text: '30-day ROI guarantee',
    figure: '30 days',
    label: 'ROI guarantee',
    pages: ['/services/ai-email-outreach'],
    terms: 'roi-guarantee-30-days',
  },
  'satisfaction-guarantee': {
    group: 'C14',
    text: 'Satisfaction guarantee with flexible money-back policies',
    pages: ['/about', '/'],
    severity: 'high',
    proof: 'A written policy, and a record of refunds.',
    terms: 'satisfaction-guarantee',
  },
  'guarantee-badges': {
    group: 'C15',
    text: 'Guarantee badges and bullets on a service page',
    pages: [...serviceSlugs.map(servicePath), '/services/integrated-offer'],
    severity: 'high',
    proof: 'The terms of each guarantee, linked beside its badge.',
  },
  'fixes-within-24-hours': {
    group: 'C16',
    text: 'Fixes within 24 hours of notice',
    figure: '24 hours',
    label: 'from notice to fix',
    pages: ['/'],
    severity: 'high',
    proof: supportLog,
    terms: 'fixes-within-24-hours',
  },
  'resolution-in-12-hours': {
    group: 'C16',
    text: '12-hour resolution guarantee',
    figure: '12 hours',
    label: 'resolution guarantee',
    pages: ['/services/ai-agents'],
    severity: 'high',
    proof: supportLog,
    terms: 'resolution-in-12-hours',
  },
  uptime: {
    group: 'C17',
    text: '99.9% uptime',
    figure: '99.9%',
    label: 'uptime',
    pages: nineSectionPages,
    severity: 'high',
    proof: 'A monitoring record, and what it covers.',
    terms: 'uptime',
  },
  'support-around-the-clock': {
    group: 'C18',
    text: '24/7 support',
    figure: '24/7',
    label: 'support',
    pages: ['/about', '/', ...nineSectionPages, ...offerPages],
    severity: 'medium',
    proof: 'The rota and the channels.',
    terms: 'support-around-the-clock',
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
    terms: 'no-setup-fees',
  },
  'no-long-term-contracts': {
    group: 'C19',
    text: 'No long-term contracts',
    pages: nineSectionPages,
    severity: 'medium',
    proof: 'The contract template.',
    terms: 'no-long-term-contracts',
  },
} as const satisfies Record<string, ClaimRow>;

const projectLog = { proof: 'A project log: start, delivery, and how simple or complex each was.' } as const;
const agentDelivery = {
  ...projectLog,
  group: 'C22',
  severity: 'high',
  pages: ['/services/ai-agents'],
} as const;
const websiteDelivery = { group: 'C20', severity: 'high', pages: ['/services/ai-websites'] } as const;
const multiDelivery = {
  ...projectLog,
  group: 'C23',
  severity: 'medium',
  pages: ['/services/multi-solutions'],
} as const;
const phoneDelivery = {
  ...projectLog,
  group: 'C25',
  severity: 'medium',
  pages: ['/services/ai-phone-callers'],
} as const;

/** How long delivery takes, service by service (R125 to R134). */
export const deliveryClaims = {
  'website-delivery': {
    ...websiteDelivery,
    text: '24-hour delivery',
    figure: '24 hours',
    label: 'to delivery',
    proof: 'A delivery log, and what is delivered in that time.',
  },
  'website-revisions': {
    ...websiteDelivery,
    text: '30 days of unlimited revisions',
    figure: '30 days',
    label: 'of unlimited revisions',
    proof: 'Revision terms.',
    terms: 'website-revisions',
  },
  'website-process': {
    ...websiteDelivery,
    text: '3-day delivery process',
    pages: ['/services/ai-websites', '/'],
    figure: '3 days',
    label: 'delivery process',
    proof: 'A delivery log.',
  },
  'agents-live': {
    ...agentDelivery,
    text: 'Live within 3 days',
    pages: ['/services/ai-agents', '/'],
    figure: '3 days',
    label: 'until live',
  },
  'agents-live-simple': {
    ...agentDelivery,
    text: '1 day for a simple setup',
    figure: '1 day',
    label: 'simple',
  },
  'agents-live-complex': {
    ...agentDelivery,
    text: '4-5 days for a complex setup',
    figure: '4-5 days',
    label: 'complex',
  },
  'integrated-delivery': {
    ...projectLog,
    group: 'C23',
    text: 'Delivery in 1 day to 1 week',
    figure: '1 day to 1 week',
    label: 'delivery',
    pages: ['/services/integrated-offer', '/services/multi-solutions'],
    severity: 'medium',
  },
  'lead-capture-timeline': {
    ...projectLog,
    group: 'C23',
    text: '4-day timeline',
    figure: '4 days',
    label: 'timeline, from the first map to live leads',
    pages: ['/services/lead-capture-crm', '/'],
    severity: 'medium',
  },
  'multi-phase-1': { ...multiDelivery, text: 'Phase 1: 1-2 days', figure: '1-2 days', label: 'Phase 1' },
  'multi-phase-2': { ...multiDelivery, text: 'Phase 2: 2-3 days', figure: '2-3 days', label: 'Phase 2' },
  'multi-phase-3': { ...multiDelivery, text: 'Phase 3: 3-5 days', figure: '3-5 days', label: 'Phase 3' },
  'multi-phase-4': { ...multiDelivery, text: 'Phase 4: 1 week', figure: '1 week', label: 'Phase 4' },
  'email-setup': {
    ...projectLog,
    group: 'C24',
    text: 'Setup in 48 hours',
    figure: '48 hours',
    label: 'setup',
    pages: ['/services/ai-email-outreach', '/'],
    severity: 'medium',
  },
  'phone-deployment': {
    ...phoneDelivery,
    text: 'Inbound deployment in 2-3 weeks',
    figure: '2-3 weeks',
    label: 'inbound deployment',
  },
  'phone-deployment-simple': {
    ...phoneDelivery,
    text: '1 week for a simple line',
    figure: '1 week',
    label: 'simple line',
  },
  'phone-deployment-complex': {
    ...phoneDelivery,
    text: '3-4 weeks for a complex line',
    figure: '3-4 weeks',
    label: 'complex line',
  },
  'backend-delivery': {
    ...projectLog,
    group: 'C25',
    text: '5 weeks',
    figure: '5 weeks',
    label: 'delivery',
    pages: ['/services/full-backend-optimization'],
    severity: 'medium',
  },
  'social-implementation': {
    ...projectLog,
    group: 'C25',
    text: 'Implementation in 1-3 weeks',
    figure: '1-3 weeks',
    label: 'implementation',
    pages: ['/services/ai-social-media-outreach', '/'],
    severity: 'medium',
  },
} as const satisfies Record<string, ClaimRow>;

const phaseLog = 'A project log with the dates of each phase.';
const leadCapturePhase = {
  group: 'C23',
  severity: 'medium',
  pages: ['/services/lead-capture-crm'],
  proof: phaseLog,
} as const;
const emailPhase = {
  group: 'C24',
  severity: 'medium',
  pages: ['/services/ai-email-outreach'],
  proof: phaseLog,
} as const;
const backendPhase = {
  group: 'C25',
  severity: 'medium',
  pages: ['/services/full-backend-optimization'],
  proof: phaseLog,
} as const;

/** The timeframes written over the phases of a timeline (R125 to R134). */
export const timelineClaims = {
  'lead-capture-day-1': { ...leadCapturePhase, text: 'Day 1' },
  'lead-capture-day-2': { ...leadCapturePhase, text: 'Day 2' },
  'lead-capture-day-3': { ...leadCapturePhase, text: 'Day 3' },
  'lead-capture-day-4': { ...leadCapturePhase, text: 'Day 4 and beyond' },
  'email-step-1': { ...emailPhase, text: 'Weeks 1-2' },
  'email-step-2': { ...emailPhase, text: 'Week 3' },
  'email-step-3': { ...emailPhase, text: 'Weeks 4-6' },
  'email-step-4': { ...emailPhase, text: 'Month 2+' },
  'backend-step-1': { ...backendPhase, text: 'Week 1' },
  'backend-step-2': { ...backendPhase, text: 'Weeks 2-3' },
  'backend-step-3': { ...backendPhase, text: 'Week 4' },
  'backend-step-4': { ...backendPhase, text: 'Week 5+' },
} as const satisfies Record<string, ClaimRow>;
