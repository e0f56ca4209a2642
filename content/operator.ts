import { type Site, site } from './site';

/** Who a contract is made with, as far as the operator has said: one sentence, or none. */
export function operatorSentence({ name, operator: { legalName, place } }: Site = site): string | null {
  if (legalName) return `${name} is run by ${place ? `${legalName}, ${place}` : legalName}.`;
  return place ? `${name} is based in ${place}.` : null;
}
