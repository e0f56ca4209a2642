import { servicePath } from '@/lib/paths';
import { serviceSlugs } from '../services/service';
import type { ClaimRow } from './claim';

const loading = {
  group: 'C34',
  pages: ['/analysis-loading'],
  severity: 'high',
  proof: 'That the words describe what runs: keyword rules, not a model.',
} as const;
const hiring = { group: 'C27', pages: ['/hiring'], severity: 'high' } as const;
const privacy = { group: 'C40', pages: ['/privacy-policy'], severity: 'high' } as const;

/** What the site says of its products and of its own behaviour (both parts, section 2). */
export const conduct = {
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
    text: 'This content style grows faceless channels to millions of views',
    pages: ['/workflows/fictional-worlds-generator'],
    severity: 'high',
    proof: 'Results of typical buyers.',
  },
  'product-assets-price': {
    group: 'C31',
    text: 'Assets typically sell for $500–$2,000',
    figure: '$500–$2,000',
    label: 'what assets typically sell for',
    pages: ['/workflows/product-visualization-funnels'],
    severity: 'high',
    proof: 'Sales data of typical buyers; have counsel read it as an earnings claim.',
  },
  'bundle-price': {
    group: 'C32',
    text: 'Get all 10 workflows at a special bundle price',
    pages: ['/eworkflows'],
    severity: 'medium',
    proof: 'The bundle costs less than ten single workflows.',
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
    text: '3-5 business days',
    figure: '3-5 business days',
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
