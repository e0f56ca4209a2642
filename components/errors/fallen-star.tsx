import type { ReactNode } from 'react';
import { leadStarPath, type Position, starLinkPath } from '@/components/ui/star-chart/geometry';

export type PlacedStar = { at: Position; radius: number };

/** The lines that are still whole, from star to star. */
const linePath = (stars: readonly PlacedStar[]): string =>
  stars
    .slice(1)
    .map(({ at }, index) => {
      const from = stars[index];
      return from ? starLinkPath(from.at, at, 10, 10) : '';
    })
    .join('');

type BrokenConstellationProps = {
  left: readonly PlacedStar[];
  right: readonly PlacedStar[];
  children: ReactNode;
};

/** Two ends of a constellation, 400 by 300; the children draw what became of its middle. */
export function BrokenConstellation({ left, right, children }: BrokenConstellationProps) {
  return (
    <svg
      className="h-auto w-full max-w-[max(26rem,78%)] overflow-visible max-sm:max-w-72"
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

/** Both lines have snapped, and the middle star has fallen. */
export function FallenStar() {
  return (
    <BrokenConstellation
      left={[
        { at: [30, 90], radius: 5 },
        { at: [134, 153], radius: 4 },
      ]}
      right={[
        { at: [304, 178], radius: 4 },
        { at: [376, 56], radius: 5.4 },
      ]}
    >
      <path className="stroke-link stroke-[1.4px]" strokeLinecap="round" d="M142 157l52 26M258 204l38 -20" />
      <path className="stroke-line-strong [stroke-dasharray:2_5]" d="M227 196L234 240" />
      <path
        className="stroke-error stroke-[1.4px] [stroke-linejoin:round]"
        d={leadStarPath(236, 262, 15, 0.3)}
      />
    </BrokenConstellation>
  );
}
