import type { Figure } from './figure';

/** The stars of Multi AI Solutions, drawn as one: what that service joins part by part is a single set here. */
export const integratedOfferFigure: Figure = {
  name: 'Integrated Multi-Service Offer',
  means: 'three figures closed into one outline',
  points: [
    [50, 53, 1],
    [33, 24, 3],
    [50, 8, 2],
    [66, 26, 3],
    [20, 62, 3],
    [8, 86, 2],
    [38, 81, 4],
    [63, 80, 4],
    [92, 86, 2],
    [80, 61, 3],
  ],
  links: [
    [2, 3, 9, 8, 7, 6, 5, 4, 1, 2],
    [0, 2],
    [0, 5],
    [0, 8],
  ],
};
