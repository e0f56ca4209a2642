import { type ClaimId, claim, claims } from '@/content/claims';
import type { Guarantee, GuaranteeSeal, Metric, MetricScale } from './section';

/** Claims that have a figure of their own. */
type FigureClaimId = {
  [Id in ClaimId]: ReturnType<typeof claim<Id>> extends { figure: string; label: string } ? Id : never;
}[ClaimId];

/** A claim as a bullet. Only what is read goes on the page: what would prove it stays in the registry. */
export function claimGuarantee(id: ClaimId): Guarantee {
  const { text, terms } = claims[id];
  return { text, terms };
}

/** Where it is promised first, it says what ROI means. */
export function roiGuarantee(id: Extract<ClaimId, `roi-${string}`>): Guarantee {
  const { text, terms } = claimGuarantee(id);
  return { text: `${text} (return on investment)`, terms };
}

/** A claim as a figure, with what it counts and its place on a ruler, where either is known. */
export function claimMetric(id: FigureClaimId, more: Pick<Metric, 'counts' | 'scale'> = {}): Metric {
  const { figure, label } = claim(id);
  return { figure, label, claim: claims[id], ...more };
}

/** A share of a hundred on its ruler. */
export const percentScale = (to: number, beside?: MetricScale['beside']): MetricScale => ({
  from: 0,
  to,
  of: 100,
  marks: 20,
  ends: ['0', '100%'],
  beside,
});

/** A span of weeks or days on its ruler. */
export const timeScale = (from: number, to: number, of: number, end: string): MetricScale => ({
  from,
  to,
  of,
  marks: of,
  ends: ['Start', end],
});

/** A claim as a seal. */
export function claimSeal(id: FigureClaimId): GuaranteeSeal {
  const { figure, label } = claim(id);
  return { figure, label, terms: claims[id].terms };
}

/** Stand on the four nine-section pages (decision 0022). */
export const generalGuarantees: readonly Guarantee[] = [
  claimGuarantee('no-setup-fees'),
  claimGuarantee('no-long-term-contracts'),
  claimGuarantee('support-around-the-clock'),
  claimGuarantee('uptime'),
];

/** Stand in the opening of every offer page, after what that page alone promises. */
export const offerGuarantees: readonly Guarantee[] = [
  claimGuarantee('support-around-the-clock'),
  claimGuarantee('free-consultation'),
];

/** Stand beside the closing call of every offer page, after what that page alone promises. */
export const generalSeals: readonly GuaranteeSeal[] = [
  claimSeal('support-around-the-clock'),
  {
    figure: claim('consultation-length').text,
    label: claim('free-consultation').text,
    terms: claim('free-consultation').terms,
  },
];
