import { type Position, polar } from '../ui/constellation/geometry';

/** The numerals count what is left: for 120 seconds 120, 90, 60 and 30. */
export function dialNumerals(total: number): { value: number; at: Position }[] {
  return [1, 0.75, 0.5, 0.25].map((share) => ({
    value: total * share,
    at: polar(148, (1 - share) * 360),
  }));
}
