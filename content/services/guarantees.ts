import { claim } from '../claims';
import { guaranteeTerms } from '../claims/claim';
import { guarantee, seal } from './claimed';
import type { Guarantee, Seal } from './section';

/** Stand on the four nine-section pages (decision 33). */
export const generalGuarantees: readonly Guarantee[] = [
  guarantee('no-setup-fees'),
  guarantee('no-long-term-contracts'),
  guarantee('support-around-the-clock'),
  guarantee('uptime'),
];

/** Stand in the opening of every offer page, after what that page alone promises. */
export const offerGuarantees: readonly Guarantee[] = [
  guarantee('support-around-the-clock'),
  guarantee('free-consultation'),
];

/** Stand beside the closing call of every offer page, after what that page alone promises. */
export const generalSeals: readonly Seal[] = [
  seal('support-around-the-clock'),
  {
    figure: claim('consultation-length').text,
    label: claim('free-consultation').text,
    terms: guaranteeTerms,
  },
];
