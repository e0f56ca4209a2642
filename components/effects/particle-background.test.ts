import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  driftParticles,
  type Particle,
  particleCount,
  particleLinks,
  scatterParticles,
} from './particle-background';

const particle = (x: number, y = 0): Particle => ({ x, y, dx: 10, dy: -10, radius: 1 });
const size = { width: 300, height: 200 };

describe('the number of particles', () => {
  it.each([
    [320, 32],
    [999, 99],
    [1000, 100],
    [1440, 100],
    [0, 0],
  ])('at %i px is %i', (width, count) => {
    expect(particleCount(width)).toBe(count);
    expect(scatterParticles({ width, height: 200 })).toHaveLength(count);
  });
});

describe('two particles', () => {
  it.each([
    [99, 1],
    [100, 0],
  ])('%i px apart have %i links', (apart, links) => {
    expect(particleLinks([particle(0), particle(apart)])).toHaveLength(links);
  });
});

it('links each pair once', () => {
  expect(particleLinks([particle(0), particle(10), particle(20)])).toHaveLength(3);
});

it('drifts, and comes back at the other edge', () => {
  expect(driftParticles([particle(100, 100), particle(299, 1)], 1, size)).toEqual([
    particle(110, 90),
    particle(9, 191),
  ]);
});

it('keeps beside the column of words as the style sheet has it', () => {
  // The numbers of `columnWidth`.
  expect(readFileSync('app/globals.css', 'utf8')).toContain('--column: clamp(1200px, 66.7vw, 1440px);');
});
