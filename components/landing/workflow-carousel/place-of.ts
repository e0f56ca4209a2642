import { wrapIndex } from '@/components/ui/carousel/wrap-index';

export type Place = 'centre' | 'side' | 'far';

/** Where a card stands when another is in the centre; the first and the last are neighbours. */
export function placeOf(card: number, centre: number, count: number): Place {
  const forward = wrapIndex(card - centre, count);
  if (forward === 0) return 'centre';
  return forward === 1 || forward === count - 1 ? 'side' : 'far';
}
