import { type ClaimId, claim, claims } from '../claims';
import { guaranteeTerms } from '../claims/claim';
import type { Guarantee, Metric, Scale, Seal } from './section';

/** Claims that have a figure of their own. */
type FigureClaimId = {
  [Id in ClaimId]: ReturnType<typeof claim<Id>> extends { figure: string; label: string } ? Id : never;
}[ClaimId];

/** A claim as a bullet. Only what is read goes on the page: what would prove it stays in the registry. */
export function guarantee(id: ClaimId): Guarantee {
  const { text, terms } = claims[id];
  return { text, terms };
}

/** A claim as a figure, with what it counts and its place on a ruler, where either is known. */
export function metric(id: FigureClaimId, more: Pick<Metric, 'counts' | 'scale'> = {}): Metric {
  const { figure, label } = claim(id);
  return { figure, label, ...more };
}

/** A share of a hundred on its ruler. */
export const percent = (to: number, beside?: Scale['beside']): Scale => ({
  from: 0,
  to,
  of: 100,
  marks: 20,
  ends: ['0', '100%'],
  beside,
});

/** A span of weeks or days on its ruler. */
export const span = (from: number, to: number, of: number, end: string): Scale => ({
  from,
  to,
  of,
  marks: of,
  ends: ['Start', end],
});

/** A claim as a seal. */
export function seal(id: FigureClaimId): Seal {
  const { figure, label } = claim(id);
  return { figure, label, terms: guaranteeTerms };
}
