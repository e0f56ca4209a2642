import { describe, expect, it } from 'vitest';
import { cardPosition } from './workflow-slides';

describe('cardPosition', () => {
  it.each([
    { card: 3, centre: 3, place: 'centre' },
    { card: 2, centre: 3, place: 'side' },
    { card: 4, centre: 3, place: 'side' },
    { card: 5, centre: 3, place: 'far' },
    { card: 9, centre: 0, place: 'side' },
    { card: 0, centre: 9, place: 'side' },
    { card: 8, centre: 0, place: 'far' },
  ])('card $card of ten stands $place of card $centre', ({ card, centre, place }) => {
    expect(cardPosition(card, centre, 10)).toBe(place);
  });
});
