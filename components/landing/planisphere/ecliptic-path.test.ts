import { describe, expect, it } from 'vitest';
import { eclipticPath } from './ecliptic-path';

const top = { left: -20, right: 80, top: -360, bottom: -300 };
const bottom = { left: -20, right: 80, top: 240, bottom: 300 };

describe('the ecliptic', () => {
  it('is one arc less than there are gaps in the circle', () => {
    expect(eclipticPath([top]).match(/A/g)).toHaveLength(1);
    expect(eclipticPath([top, bottom]).match(/A/g)).toHaveLength(2);
  });

  it('stops at least 10 short of a figure', () => {
    const ends = [...eclipticPath([top]).matchAll(/[M1] ?(-?[\d.]+) (-?[\d.]+)(?=A|$)/g)];
    expect(ends).toHaveLength(2);
    for (const [, x] of ends) expect(Math.abs(Number(x) - 30)).toBeGreaterThanOrEqual(60);
  });
});
