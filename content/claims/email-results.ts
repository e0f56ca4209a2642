import type { ClaimRow } from './claim';

const shared = { pages: ['/services/ai-email-outreach'], severity: 'high' } as const;
const clients = {
  ...shared,
  group: 'C02',
  proof: 'Send logs, the number of clients, and the dates.',
} as const;
const industry = { ...shared, group: 'C03', proof: 'A named and dated source.' } as const;

/** What the agency says its email outreach achieves, and the industry figures it sets beside that (part 1, section 9). */
export const emailResults = {
  'email-open-average': {
    ...shared,
    group: 'C01',
    text: '50% average open rate against a 25% standard',
    figure: '50%',
    label: 'average open rate against a 25% standard',
    proof: 'All campaigns of a period, the method, and opens by mail privacy features taken out.',
  },
  'email-client-delivery': { ...clients, text: '98% delivery', figure: '98%', label: 'delivery' },
  'email-client-bounce': { ...clients, text: '3% bounce', figure: '3%', label: 'bounce' },
  'email-client-open': { ...clients, text: '49% open', figure: '49%', label: 'open' },
  'email-client-response': { ...clients, text: '5% response', figure: '5%', label: 'response' },
  'email-industry-delivery': { ...industry, text: '95% delivery', figure: '95%', label: 'delivery' },
  'email-industry-bounce': { ...industry, text: '2% bounce', figure: '2%', label: 'bounce' },
  'email-industry-open': { ...industry, text: '25% open', figure: '25%', label: 'open' },
  'email-industry-response': { ...industry, text: '2% response', figure: '2%', label: 'response' },
  'email-daily-volume': {
    ...shared,
    group: 'C04',
    text: '2,000+ daily emails per account',
    figure: '2,000+',
    label: 'daily emails per account',
    proof: 'The sending set-up, and what "account" means here.',
  },
  'email-account-limit': {
    ...shared,
    group: 'C04',
    text: 'At most 500 emails per day per email account',
    figure: '500',
    label: 'emails per day per email account, at most',
    proof: 'The sending set-up, and the limits of the mail providers used.',
  },
  'email-qualified-leads': {
    ...shared,
    group: 'C11',
    text: '30 qualified leads by end of month 1',
    figure: '30',
    label: 'qualified leads by end of month 1',
    proof: 'Results of every client who started, and what counts as qualified.',
  },
} as const satisfies Record<string, ClaimRow>;
