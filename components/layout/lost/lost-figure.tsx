import type { ReactNode } from 'react';
import { legPath, type Position } from '../../ui/constellation/geometry';

export type Star = { at: Position; radius: number };

/** Lines that are still whole, from star to star. */
const linePath = (stars: readonly Star[]): string =>
  stars
    .slice(1)
    .map(({ at }, index) => {
      const from = stars[index];
      return from ? legPath(from.at, at, 10, 10) : '';
    })
    .join('');

type LostFigureProps = { left: readonly Star[]; right: readonly Star[]; children: ReactNode };

/** Two ends of a constellation, 400 by 300; what became of its middle is drawn by the children. */
export function LostFigure({ left, right, children }: LostFigureProps) {
  return (
    <svg
      className="h-auto w-full max-w-104 overflow-visible max-sm:max-w-72"
      viewBox="0 0 400 300"
      fill="none"
      aria-hidden="true"
    >
      <path
        className="stroke-link stroke-[1.4px]"
        strokeLinecap="round"
        d={linePath(left) + linePath(right)}
      />
      {[...left, ...right].map(({ at: [x, y], radius }) => (
        <circle key={x} className="fill-star" cx={x} cy={y} r={radius} />
      ))}
      {children}
    </svg>
  );
}
