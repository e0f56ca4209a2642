import { describe, expect, it } from 'vitest';
import { cardPosition, countsAsClick } from './workflow-stage';

describe('placeOf', () => {
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

describe('countsAsClick', () => {
  it.each([
    { x: 0, y: 0, counts: true },
    { x: 9, y: 0, counts: true },
    { x: 10, y: 0, counts: false },
    { x: -11, y: 0, counts: false },
    { x: 0, y: 10, counts: false },
    { x: 8, y: 8, counts: false },
  ])('a press that moves by $x, $y px: $counts', ({ x, y, counts }) => {
    expect(countsAsClick({ x: 50, y: 50 }, { x: 50 + x, y: 50 + y })).toBe(counts);
  });
});
