import { guarantee } from './claimed';
import type { Guarantee } from './section';

/** Stand on the four nine-section pages (decision 33). */
export const generalGuarantees: readonly Guarantee[] = [
  guarantee('no-setup-fees'),
  guarantee('no-long-term-contracts'),
  guarantee('support-around-the-clock'),
  guarantee('uptime'),
];
