import type { Guarantee } from './section';

const terms = '/terms-of-service#payments-and-subscriptions';

/** Stand on the four nine-section pages (decision 33; part 1, section 9). */
export const generalGuarantees: readonly Guarantee[] = [
  { text: 'No setup fees' },
  { text: 'No long-term contracts' },
  { text: '24/7 support' },
  { text: '99.9% uptime', terms },
];

/** Days after which the service must have earned its cost, by service (part 1, section 9). */
export const roiGuarantee = (days: 30 | 60 | 90): Guarantee => ({ text: `${days}-day ROI guarantee`, terms });

/** AI Agents alone (decision 33). */
export const resolutionGuarantee: Guarantee = { text: '12-hour resolution guarantee', terms };
