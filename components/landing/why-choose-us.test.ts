import { expect, it } from 'vitest';
import { parabolaPath } from './why-choose-us';

it('is the same curve however far it reaches', () => {
  const point = (from: number, to: number, x: number) => {
    const numbers = (parabolaPath(from, to).match(/-?[\d.]+/g) ?? []).map(Number);
    const [, startY = 0, , handleY = 0, , endY = 0] = numbers;
    const t = (x - from) / (to - from);
    return (1 - t) ** 2 * startY + 2 * t * (1 - t) * handleY + t ** 2 * endY;
  };
  for (const x of [0, 600, 1200]) expect(point(-2400, 3600, x)).toBeCloseTo(point(-260, 1355, x), 0);
});
