import type { SitePath } from '@/lib/paths';
import type { ClaimId } from './index';

/** Two statements that cannot both stand as they are, or one and the page that says otherwise. */
export type Conflict = { between: readonly [ClaimId, ClaimId | SitePath]; why: string };

const terms = '/terms-of-service';
const nonRefundable = 'The terms call payments non-refundable unless agreed, and cap liability.';

/** Open contradictions of the specification. The launch check lists them until the operator settles each. */
export const conflicts: readonly Conflict[] = [
  { between: ['email-open-average', 'email-client-open'], why: 'The same average is 50% and 49%.' },
  { between: ['email-client-delivery', 'email-client-bounce'], why: '98% and 3% exceed 100%.' },
  {
    between: ['email-client-bounce', 'email-industry-bounce'],
    why: 'Clients bounce more than the industry.',
  },
  { between: ['email-daily-volume', 'email-account-limit'], why: '"Account" would need two meanings.' },
  { between: ['email-qualified-leads', 'email-step-3'], why: 'Month 1 ends before the process does.' },
  { between: ['email-setup', 'email-step-1'], why: '48 hours against weeks 1-2.' },
  { between: ['social-daily-calls', 'phone-daily-calls'], why: 'Calls stand on the social page.' },
  { between: ['integrated-hours', 'backend-hours'], why: '40 hours for many services, 35 for one of them.' },
  { between: ['fixes-within-24-hours', 'resolution-in-12-hours'], why: 'Two promises for one fault.' },
  { between: ['website-delivery', 'website-process'], why: '24 hours against 3 days.' },
  { between: ['agents-live', 'agents-live-complex'], why: '4-5 days is not within 3.' },
  { between: ['multi-phase-4', 'integrated-delivery'], why: 'Four phases in turn exceed 1 week.' },
  { between: ['no-setup-fees', 'price-range'], why: 'The price range has no visible limit.' },
  { between: ['roi-guarantee-ai-agents', terms], why: nonRefundable },
  { between: ['roi-guarantee-appointment-setting', terms], why: nonRefundable },
  { between: ['roi-guarantee-lead-capture', terms], why: nonRefundable },
  { between: ['roi-guarantee-email', terms], why: nonRefundable },
  { between: ['satisfaction-guarantee', terms], why: nonRefundable },
  { between: ['guarantee-badges', terms], why: nonRefundable },
];
