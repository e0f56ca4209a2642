import type { ClaimRow } from './claim';

const agentPages = ['/services/ai-agents'] as const;
const phonePages = ['/services/ai-phone-callers'] as const;
const backendPages = ['/services/full-backend-optimization'] as const;
const integratedPages = ['/services/integrated-offer'] as const;

/** What the agency says its services achieve, other than by email (R126 to R134). */
export const resultClaims = {
  'agents-resolution': {
    group: 'C05',
    text: '85% of inquiries resolved automatically',
    figure: '85%',
    label: 'of inquiries resolved automatically',
    pages: agentPages,
    severity: 'high',
    isMeasured: true,
    proof: 'Ticket data, and what counts as resolved.',
  },
  'phone-inquiries-handled': {
    group: 'C06',
    text: '90% of common inquiries handled',
    figure: '90%',
    label: 'of common inquiries handled',
    pages: phonePages,
    severity: 'high',
    isMeasured: true,
    proof: 'A labeled sample of calls, what counts as common, and who judged it.',
  },
  'phone-qualification-accuracy': {
    group: 'C06',
    text: '85% qualification accuracy',
    figure: '85%',
    label: 'qualification accuracy',
    pages: phonePages,
    severity: 'high',
    isMeasured: true,
    proof: 'A labeled sample of calls, how accuracy is measured, and who judged it.',
  },
  'phone-daily-calls': {
    group: 'C07',
    text: '1000+ calls per day per AI agent or line',
    figure: '1000+',
    label: 'calls per day per AI agent or line',
    pages: phonePages,
    severity: 'high',
    isMeasured: true,
    proof: 'Call logs per line, answered calls apart from dialed ones, and consent for each.',
  },
  'social-daily-calls': {
    group: 'C08',
    text: '1,000+ automated outbound calls daily',
    figure: '1,000+',
    label: 'automated outbound calls daily',
    pages: ['/services/ai-social-media-outreach'],
    severity: 'high',
    isMeasured: true,
    proof: 'Call logs per line, and consent for each call.',
  },
  'integrated-roi': {
    group: 'C09',
    text: '312% ROI',
    figure: '312%',
    label: 'ROI',
    pages: integratedPages,
    severity: 'high',
    isMeasured: true,
    proof: 'The clients measured, cost base, period, median and range.',
  },
  'integrated-automation': {
    group: 'C09',
    text: '90% automation',
    figure: '90%',
    label: 'automation',
    pages: integratedPages,
    severity: 'high',
    isMeasured: true,
    proof: 'A list of the tasks before and after, and which still need a person.',
  },
  'integrated-hours': {
    group: 'C09',
    text: '40 hrs weekly saved',
    figure: '40 hrs',
    label: 'weekly saved',
    pages: integratedPages,
    severity: 'high',
    isMeasured: true,
    proof: 'Time records of named clients before and after.',
  },
  'backend-revenue': {
    group: 'C10',
    text: '400% revenue',
    figure: '400%',
    label: 'revenue',
    pages: backendPages,
    severity: 'high',
    isMeasured: true,
    proof: 'Of what it is 400%, for which clients, over which period.',
  },
  'backend-hours': {
    group: 'C10',
    text: '35 hrs weekly saved',
    figure: '35 hrs',
    label: 'weekly saved',
    pages: backendPages,
    severity: 'high',
    isMeasured: true,
    proof: 'Time records of named clients before and after.',
  },
} as const satisfies Record<string, ClaimRow>;

const emailClaim = { pages: ['/services/ai-email-outreach'], severity: 'high' } as const;
const clientAverage = {
  ...emailClaim,
  isMeasured: true,
  group: 'C02',
  proof: 'Send logs, the number of clients, and the dates.',
} as const;
const industryAverage = { ...emailClaim, group: 'C03', proof: 'A named and dated source.' } as const;

/** What the agency says its email outreach achieves, and the industry figures it sets beside that (R125). */
export const emailResultClaims = {
  'email-open-average': {
    ...emailClaim,
    isMeasured: true,
    group: 'C01',
    text: '50% average open rate against a 25% standard',
    figure: '50%',
    label: 'average open rate against a 25% standard',
    proof: 'All campaigns of a period, the method, and opens by mail privacy features taken out.',
  },
  'email-client-delivery': { ...clientAverage, text: '98% delivery', figure: '98%', label: 'delivery' },
  'email-client-bounce': { ...clientAverage, text: '3% bounce', figure: '3%', label: 'bounce' },
  'email-client-open': { ...clientAverage, text: '49% open', figure: '49%', label: 'open' },
  'email-client-response': { ...clientAverage, text: '5% response', figure: '5%', label: 'response' },
  'email-industry-delivery': { ...industryAverage, text: '95% delivery', figure: '95%', label: 'delivery' },
  'email-industry-bounce': { ...industryAverage, text: '2% bounce', figure: '2%', label: 'bounce' },
  'email-industry-open': { ...industryAverage, text: '25% open', figure: '25%', label: 'open' },
  'email-industry-response': { ...industryAverage, text: '2% response', figure: '2%', label: 'response' },
  'email-daily-volume': {
    ...emailClaim,
    isMeasured: true,
    group: 'C04',
    text: '2,000+ daily emails per account',
    figure: '2,000+',
    label: 'daily emails per account',
    proof: 'The sending set-up, and what "account" means here.',
  },
  'email-account-limit': {
    ...emailClaim,
    group: 'C04',
    text: 'At most 500 emails per day per email account',
    figure: '500',
    label: 'emails per day per email account, at most',
    proof: 'The sending set-up, and the limits of the mail providers used.',
  },
  'email-qualified-leads': {
    ...emailClaim,
    isMeasured: true,
    group: 'C11',
    text: '30 qualified leads by end of month 1',
    figure: '30',
    label: 'qualified leads by end of month 1',
    proof: 'Results of every client who started, and what counts as qualified.',
  },
} as const satisfies Record<string, ClaimRow>;
