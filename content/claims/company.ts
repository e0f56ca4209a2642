import { countInWords, workflowCount } from '@/content/counts';
import { hiringFacts } from '@/content/hiring-facts';
import { serviceSlugs } from '@/content/services/service';
import { testimonials, testimonialsTitle } from '@/content/testimonials';
import { servicePath } from '@/lib/paths';
import { type ClaimRow, offerPages } from './claim';

const ranking = {
  group: 'C28',
  isMeasured: 'rank',
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

/** Rankings, reputation and offers (R32, R135). */
export const companyClaims = {
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
    text: testimonialsTitle(testimonials.length),
    pages: ['/'],
    severity: 'high',
    proof: 'Real and dated, consented to, unpaid or disclosed as paid.',
  },
  'lightning-fast-fix': { ...quality, text: 'Lightning Fast Fix' },
  'premium-quality': { ...quality, text: 'Premium Quality Standards' },
  'proven-impact': { ...quality, text: 'Proven Business Impact' },
  'measurable-results': { ...quality, text: 'Measurable results' },
  'free-consultation': {
    ...consultation,
    text: 'Free consultation, no obligation',
    terms: 'free-consultation',
  },
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

const loading = {
  group: 'C34',
  pages: ['/analysis-loading'],
  severity: 'high',
  proof: 'That the words describe what runs: keyword rules, not a model.',
} as const;
const hiring = { group: 'C27', pages: ['/hiring'], severity: 'high' } as const;
const privacy = { group: 'C40', pages: ['/privacy-policy'], severity: 'high' } as const;

/** What the site says of its products and of its own behavior. */
export const siteClaims = {
  'service-results': {
    group: 'C12',
    text: 'Average results, metrics, outcomes and comparisons on a service page',
    pages: [...serviceSlugs.map(servicePath), '/services/integrated-offer'],
    severity: 'high',
    proof: 'Each value on its own; a value without a row here is not shown.',
  },
  'social-verification': {
    group: 'C26',
    text: 'Purple verification in 1-3 weeks',
    figure: '1-3 weeks',
    label: 'to purple verification',
    pages: ['/services/ai-social-media-outreach'],
    severity: 'high',
    proof:
      'The platform, its verification offer, and its written authority; the platform decides, not the agency.',
  },
  'social-platforms': {
    group: 'C36',
    text: 'X, YouTube, Facebook, Instagram, LinkedIn, TikTok, Rumble',
    pages: ['/services/ai-social-media-outreach'],
    severity: 'high',
    proof: 'The permission of each platform.',
  },
  'email-security': {
    group: 'C35',
    text: 'Security and compliance',
    pages: ['/services/ai-email-outreach'],
    severity: 'high',
    proof: 'Each standard by name, with its certificate or policy.',
  },
  'fictional-worlds-views': {
    group: 'C30',
    isMeasured: true,
    text: 'This content style grows faceless channels to millions of views',
    pages: ['/workflows/fictional-worlds-generator'],
    severity: 'high',
    proof: 'Results of typical buyers.',
  },
  'product-assets-price': {
    group: 'C31',
    isMeasured: true,
    text: 'Assets typically sell for $500–$2,000',
    figure: '$500–$2,000',
    label: 'what assets typically sell for',
    pages: ['/workflows/product-visualization-funnels'],
    severity: 'high',
    proof: 'Sales data of typical buyers; have counsel read it as an earnings claim.',
  },
  'bundle-price': {
    group: 'C32',
    text: `Get all ${workflowCount} workflows at a special bundle price`,
    pages: ['/eworkflows'],
    severity: 'medium',
    proof: `The bundle costs less than ${countInWords(workflowCount)} single workflows.`,
  },
  'recorded-demo': {
    group: 'C38',
    text: 'Wait for Recorded Demo',
    pages: ['/demo'],
    severity: 'medium',
    proof: 'A recording, or a date for it.',
  },
  'loading-title': { ...loading, text: 'AI Analysis in Progress' },
  'loading-matching': { ...loading, text: 'Matching optimal AI solutions...' },
  'loading-match-found': {
    ...loading,
    text: 'Perfect match found! Redirecting to your personalized service page...',
  },
  'hiring-reply': {
    ...hiring,
    text: hiringFacts.replyWithin,
    figure: hiringFacts.replyWithin,
    label: 'to a reply',
    proof: 'A log of applications and answers.',
  },
  'application-received': {
    ...hiring,
    text: "We've received your application",
    proof: 'The stored row of an application that was confirmed.',
  },
  'privacy-practice': {
    ...privacy,
    text: 'What this policy says is recorded is what is recorded',
    proof: 'A review of the policy against the running site.',
  },
  'privacy-effective-date': {
    ...privacy,
    text: 'The effective date is the day of reading',
    proof: 'A decision to keep a moving date, and an archive of earlier texts.',
  },
} as const satisfies Record<string, ClaimRow>;
