import { describe, expect, it } from 'vitest';
import { cardPosition } from './workflow-slides';

describe('cardPosition', () => {
  it.each([
    { card: 3, center: 3, place: 'center' },
    { card: 2, center: 3, place: 'side' },
    { card: 4, center: 3, place: 'side' },
    { card: 5, center: 3, place: 'far' },
    { card: 9, center: 0, place: 'side' },
    { card: 0, center: 9, place: 'side' },
    { card: 8, center: 0, place: 'far' },
  ])('card $card of ten stands $place of card $center', ({ card, center, place }) => {
    expect(cardPosition(card, center, 10)).toBe(place);
  });
});
