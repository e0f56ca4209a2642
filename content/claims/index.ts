import type { SitePath } from '@/lib/paths';
import type { ClaimRow } from './claim';
import { companyClaims, siteClaims } from './company';
import { deliveryClaims, guaranteeClaims, timelineClaims } from './promises';
import { emailResultClaims, resultClaims } from './results';

const claimRows = {
  ...resultClaims,
  ...emailResultClaims,
  ...guaranteeClaims,
  ...deliveryClaims,
  ...timelineClaims,
  ...companyClaims,
  ...siteClaims,
};

export type ClaimId = keyof typeof claimRows;

/** The wording of a claim, as in `claim('agents-resolution').figure`. Pages render claims from here, never from loose copy. */
export const claim = <Id extends ClaimId>(id: Id) => claimRows[id];

/** Every claim by its id, for whoever lists or checks them. */
export const claims: Readonly<Record<ClaimId, ClaimRow>> = claimRows;

/** Rows by their ids, in the order asked for. */
export const claimsNamed = (...ids: readonly ClaimId[]): readonly ClaimRow[] => ids.map((id) => claims[id]);

/** The results of ours that a text states. */
export const measuredClaimsIn = (text: string): readonly ClaimRow[] =>
  Object.values(claims).filter((row) => row.isMeasured && text.includes(row.text));

/** Two statements that cannot both stand as they are, or one and the page that says otherwise. */
export type ClaimConflict = { between: readonly [ClaimId, ClaimId | SitePath]; why: string };

const termsPage = '/terms-of-service';
const nonRefundable = 'The terms call payments non-refundable unless agreed, and cap liability.';

/** Claims that contradict each other, or the terms, until the operator settles each (decision 0021). */
export const claimConflicts: readonly ClaimConflict[] = [
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
  { between: ['roi-guarantee-ai-agents', termsPage], why: nonRefundable },
  { between: ['roi-guarantee-appointment-setting', termsPage], why: nonRefundable },
  { between: ['roi-guarantee-lead-capture', termsPage], why: nonRefundable },
  { between: ['roi-guarantee-email', termsPage], why: nonRefundable },
  { between: ['satisfaction-guarantee', termsPage], why: nonRefundable },
  { between: ['guarantee-badges', termsPage], why: nonRefundable },
];
