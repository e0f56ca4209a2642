import { describe, expect, it, test } from 'vitest';
import { chartMarkers } from './chart-markers';
import { dustPath, eclipticPath, milkyWay, nameBox, skySheet } from './sky-sheet';

test('each dot is reckoned from the one left of it', () => {
  expect(
    dustPath([
      [20.4, 5],
      [10, 10],
      [30, 7],
    ]),
  ).toBe('m10 10h0m10-5h0m10 2h0');
});

test('every star lies on the disc, and the sky is the same in every build', () => {
  const { faint, middling, bright } = milkyWay();
  const stars = [...faint, ...middling, ...bright];
  expect(stars.every(([x, y]) => Math.hypot(x - 500, y - 500) < 443)).toBe(true);
  expect(faint).toHaveLength(640);
  expect(milkyWay()).toEqual({ faint, middling, bright });
});

const top = { left: -20, right: 80, top: -360, bottom: -300 };
const bottom = { left: -20, right: 80, top: 240, bottom: 300 };

describe('the ecliptic', () => {
  it('is one arc for each gap in the circle', () => {
    expect(eclipticPath([top]).match(/A/g)).toHaveLength(1);
    expect(eclipticPath([top, bottom]).match(/A/g)).toHaveLength(2);
  });

  it('stops at least 10 short of a figure', () => {
    const ends = [...eclipticPath([top]).matchAll(/[M1] ?(-?[\d.]+) (-?[\d.]+)(?=A|$)/g)];
    expect(ends).toHaveLength(2);
    for (const [, x] of ends) expect(Math.abs(Number(x) - 30)).toBeGreaterThanOrEqual(60);
  });

  it('runs through no name of a service', () => {
    const [path = ''] = skySheet().match(/M[^"]*A300 300[^"]*/) ?? [];
    const arcs = [...path.matchAll(/M([-\d. ]+)A300 300 0 \d 1 ([-\d. ]+)/g)].map(([, ...ends]) =>
      ends.map((end) => {
        const [x = 0, y = 0] = end.split(' ').map(Number);
        return (Math.atan2(y + 34, x - 30) * 180) / Math.PI;
      }),
    );
    expect(arcs.length).toBeGreaterThan(4);
    for (const [from = 0, to = 0] of arcs)
      for (let degrees = from; degrees <= (to < from ? to + 360 : to); degrees += 0.5) {
        const angle = (degrees * Math.PI) / 180;
        const [x, y] = [30 + 300 * Math.cos(angle), -34 + 300 * Math.sin(angle)];
        const crossed = chartMarkers.filter((marker) => {
          const { left, right, top, bottom } = nameBox(marker);
          return x > left && x < right && y > top && y < bottom;
        });
        expect(crossed.map(({ slug }) => slug)).toEqual([]);
      }
  });
});
