import { describe, expect, it } from 'vitest';
import { type Audit, compareWithFloor, missedGoals } from './lighthouse';

const bare: Audit = { score: 98, fcp: 700, lcp: 700, tbt: 100, cls: 0 };
const rounds = (...pages: Partial<Audit>[]) =>
  pages.map((page) => ({ page: { ...bare, ...page }, floor: bare }));

describe('the distance to the floor', () => {
  it('is the median of what each round says, as the machine may have been slow in one of them', () => {
    const slow = { page: { ...bare, tbt: 900 }, floor: { ...bare, tbt: 880 } };
    const compared = compareWithFloor([...rounds({ tbt: 130 }, { tbt: 90 }), slow]);
    expect(compared.page.tbt).toBe(130);
    expect(compared.distance.tbt).toBe(20);
  });
});

describe('a page as fast as the floor', () => {
  it.each(['simulate', 'devtools'] as const)('misses nothing, with %s', (throttling) => {
    expect(missedGoals(compareWithFloor(rounds({})), throttling)).toEqual([]);
  });
});

describe.each<
  [what: string, last: Partial<Audit>, over: Partial<Audit>, goal: string, estimatedToo: boolean]
>([
  ['score', { score: 95 }, { score: 94 }, 'score', true],
  ['time of long tasks', { tbt: 150 }, { tbt: 151 }, 'TBT', true],
  ['largest paint', { fcp: 1000, lcp: 1000 }, { fcp: 1001, lcp: 1001 }, 'LCP', false],
  ['largest paint after the first', { fcp: 700, lcp: 716 }, { fcp: 700, lcp: 717 }, 'LCP = FCP', false],
  ['shift of layout', { cls: 0 }, { cls: 0.001 }, 'CLS', true],
])('the goal of the %s', (_, last, over, goal, isEstimatedToo) => {
  it('is met up to its limit and missed beyond it', () => {
    expect(missedGoals(compareWithFloor(rounds(last)), 'devtools')).toEqual([]);
    expect(missedGoals(compareWithFloor(rounds(over)), 'devtools')).toEqual([goal]);
  });

  it('holds for estimates where they can tell', () => {
    expect(missedGoals(compareWithFloor(rounds(over)), 'simulate')).toEqual(isEstimatedToo ? [goal] : []);
  });
});
