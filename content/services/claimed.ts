import { type ClaimId, claim, claims } from '../claims';
import { guaranteeTerms } from '../claims/claim';
import type { Guarantee, Metric, Seal } from './section';

type Scale = NonNullable<Metric['scale']>;
/** Claims that have a figure of their own. */
type FigureClaimId = {
  [Id in ClaimId]: ReturnType<typeof claim<Id>> extends { figure: string; label: string } ? Id : never;
}[ClaimId];

/** A claim as a bullet. Only what is read goes on the page: what would prove it stays in the registry. */
export function guarantee(id: ClaimId): Guarantee {
  const { text, terms } = claims[id];
  return { text, terms };
}

/** A claim as a figure, with its place on a ruler where one is natural. */
export function metric(id: FigureClaimId, scale?: Scale): Metric {
  const { figure, label } = claim(id);
  return { figure, label, scale };
}

/** A claim as a seal. */
export function seal(id: FigureClaimId): Seal {
  const { figure, label } = claim(id);
  return { figure, label, terms: guaranteeTerms };
}
