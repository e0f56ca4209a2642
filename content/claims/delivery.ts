import type { ClaimRow } from './claim';

const log = { proof: 'A project log: start, delivery, and how simple or complex each was.' } as const;
const agents = { ...log, group: 'C22', severity: 'high', pages: ['/services/ai-agents'] } as const;
const websites = { group: 'C20', severity: 'high', pages: ['/services/ai-websites'] } as const;
const multi = { ...log, group: 'C23', severity: 'medium', pages: ['/services/multi-solutions'] } as const;
const phone = { ...log, group: 'C25', severity: 'medium', pages: ['/services/ai-phone-callers'] } as const;

/** How long delivery takes, service by service (part 1, section 9). Phases of a timeline stand in timelines.ts. */
export const delivery = {
  'website-delivery': {
    ...websites,
    text: '24-hour delivery',
    figure: '24 hours',
    label: 'to delivery',
    proof: 'A delivery log, and what is delivered in that time.',
  },
  'website-revisions': {
    ...websites,
    text: '30 days of unlimited revisions',
    figure: '30 days',
    label: 'of unlimited revisions',
    proof: 'Revision terms.',
  },
  'website-process': {
    ...websites,
    text: '3-day delivery process',
    figure: '3 days',
    label: 'delivery process',
    proof: 'A delivery log.',
  },
  'agents-live': { ...agents, text: 'Live within 3 days', figure: '3 days', label: 'until live' },
  'agents-live-simple': { ...agents, text: '1 day for a simple set-up', figure: '1 day', label: 'simple' },
  'agents-live-complex': {
    ...agents,
    text: '4-5 days for a complex set-up',
    figure: '4-5 days',
    label: 'complex',
  },
  'integrated-delivery': {
    ...log,
    group: 'C23',
    text: 'Delivery in 1 day to 1 week',
    figure: '1 day to 1 week',
    label: 'delivery',
    pages: ['/services/integrated-offer', '/services/multi-solutions'],
    severity: 'medium',
  },
  'lead-capture-timeline': {
    ...log,
    group: 'C23',
    text: '4-day timeline',
    figure: '4 days',
    label: 'timeline, from the first map to live leads',
    pages: ['/services/lead-capture-crm'],
    severity: 'medium',
  },
  'multi-phase-1': { ...multi, text: 'Phase 1: 1-2 days', figure: '1-2 days', label: 'Phase 1' },
  'multi-phase-2': { ...multi, text: 'Phase 2: 2-3 days', figure: '2-3 days', label: 'Phase 2' },
  'multi-phase-3': { ...multi, text: 'Phase 3: 3-5 days', figure: '3-5 days', label: 'Phase 3' },
  'multi-phase-4': { ...multi, text: 'Phase 4: 1 week', figure: '1 week', label: 'Phase 4' },
  'email-setup': {
    ...log,
    group: 'C24',
    text: 'Setup in 48 hours',
    figure: '48 hours',
    label: 'setup',
    pages: ['/services/ai-email-outreach'],
    severity: 'medium',
  },
  'phone-deployment': {
    ...phone,
    text: 'Inbound deployment in 2-3 weeks',
    figure: '2-3 weeks',
    label: 'inbound deployment',
  },
  'phone-deployment-simple': {
    ...phone,
    text: '1 week for a simple line',
    figure: '1 week',
    label: 'simple line',
  },
  'phone-deployment-complex': {
    ...phone,
    text: '3-4 weeks for a complex line',
    figure: '3-4 weeks',
    label: 'complex line',
  },
  'backend-delivery': {
    ...log,
    group: 'C25',
    text: '5 weeks',
    figure: '5 weeks',
    label: 'delivery',
    pages: ['/services/full-backend-optimization'],
    severity: 'medium',
  },
  'social-implementation': {
    ...log,
    group: 'C25',
    text: 'Implementation in 1-3 weeks',
    figure: '1-3 weeks',
    label: 'implementation',
    pages: ['/services/ai-social-media-outreach'],
    severity: 'medium',
  },
} as const satisfies Record<string, ClaimRow>;
