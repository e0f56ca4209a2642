import { type ClaimRow, offerPages } from './claim';

const ranking = {
  group: 'C28',
  severity: 'medium',
  proof: 'Order counts with their dates; a survey for "helpful".',
} as const;
const quality = {
  group: 'C33',
  pages: ['/'],
  severity: 'medium',
  proof: 'Tests or records; "proven" implies that tests exist.',
} as const;
const consultation = {
  group: 'C21',
  pages: ['/contact', '/about', '/', ...offerPages],
  severity: 'low',
  proof: 'Confirm that it is free for everyone.',
} as const;

/** Rankings, reputation and offers (part 1, sections 1, 2 and 9). */
export const standing = {
  'most-popular-service': {
    ...ranking,
    text: 'Most Popular Service',
    pages: ['/', '/fullservice', '/services/ai-email-outreach'],
  },
  'most-helpful-service': {
    ...ranking,
    text: 'Most Helpful Service',
    pages: ['/', '/fullservice', '/services/ai-agents'],
  },
  'second-most-provided-service': {
    ...ranking,
    text: 'Second Most Provided Service',
    pages: ['/', '/fullservice', '/services/ai-phone-callers'],
  },
  'recent-testimonials': {
    group: 'C29',
    text: 'Top 5 Recent Testimonials',
    pages: ['/'],
    severity: 'high',
    proof: 'Real and dated, consented to, unpaid or disclosed as paid.',
  },
  'lightning-fast-fix': { ...quality, text: 'Lightning Fast Fix' },
  'premium-quality': { ...quality, text: 'Premium Quality Standards' },
  'proven-impact': { ...quality, text: 'Proven Business Impact' },
  'measurable-results': { ...quality, text: 'Measurable results' },
  'free-consultation': { ...consultation, text: 'Free consultation, no obligation' },
  'consultation-length': {
    ...consultation,
    text: '15-30 minutes',
    figure: '15-30',
    label: 'minutes',
  },
  'expert-guidance': {
    group: 'C39',
    text: 'Expert guidance',
    pages: ['/about', '/contact', '/'],
    severity: 'low',
    proof: 'Who the experts are.',
  },
  'strategic-planning': {
    group: 'C39',
    text: 'Strategic Planning',
    pages: ['/contact'],
    severity: 'low',
    proof: 'Who plans, and what the client receives.',
  },
  'price-range': {
    group: 'C37',
    text: '$100 to $15,000,000,000',
    figure: '$100 to $15,000,000,000',
    label: 'range of services',
    pages: ['/'],
    severity: 'medium',
    proof: 'A price list.',
  },
  'reduced-infrastructure': {
    group: 'C37',
    text: 'Missing infrastructure can often be provided at reduced cost',
    pages: ['/'],
    severity: 'medium',
    proof: 'What "reduced" is compared with.',
  },
  'competitive-compensation': {
    group: 'C41',
    text: 'Competitive compensation',
    pages: ['/', '/hiring'],
    severity: 'medium',
    proof: 'Pay terms; no earnings figure without proof.',
  },
  'provided-leads': {
    group: 'C41',
    text: 'Provided leads',
    pages: ['/', '/hiring'],
    severity: 'medium',
    proof: 'Where the leads come from, and how many a representative is given.',
  },
} as const satisfies Record<string, ClaimRow>;
