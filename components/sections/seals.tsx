import type { Seal } from '@/content/services/section';
import { round } from '../ui/constellation/geometry';
import { SiteLink } from '../ui/site-link';
import { splitFigure } from './split-figure';

/** Graduations as a dashed circle: `count` strokes outward from radius 44, each 0.7 wide at its middle. */
function Ticks({ count, length }: { count: number; length: number }) {
  const radius = 44 + length / 2;
  const stroke = round((0.7 * count) / (2 * Math.PI * radius));
  return (
    <circle
      r={radius}
      strokeWidth={length}
      pathLength={count}
      strokeDasharray={`${stroke} ${1 - stroke}`}
      strokeDashoffset={stroke / 2}
    />
  );
}

const sizeOf = (amount: string) =>
  amount.length > 7 ? 'text-[1.125rem] sm:text-[1.375rem]' : 'text-[1.625rem] sm:text-[1.875rem]';

function Disc({ figure }: { figure: string }) {
  const { amount, unit } = splitFigure(figure);
  return (
    <span className="relative grid aspect-square w-full place-items-center content-center">
      <svg
        className="absolute inset-0 size-full stroke-[0.7] stroke-link"
        viewBox="-52 -52 104 104"
        fill="none"
        aria-hidden="true"
      >
        <circle r="43" />
        <circle r="50" />
        <Ticks count={60} length={2.6} />
        <Ticks count={12} length={5} />
      </svg>
      <b
        className={`max-w-[75%] text-balance text-center font-display font-normal leading-none ${sizeOf(amount)}`}
      >
        {amount}
      </b>
      {unit && <span className="text-note leading-tight">{unit}</span>}
    </span>
  );
}

/** Guarantees as seals, each with its terms. */
export function Seals({ seals }: { seals: readonly Seal[] }) {
  return (
    <ul className="grid max-w-xs grid-cols-3 gap-x-4 sm:max-w-none sm:auto-cols-[7.5rem] sm:grid-flow-col sm:grid-cols-none sm:gap-x-6">
      {seals.map(({ figure, label, terms }) => (
        <li
          key={label}
          className="row-span-3 grid grid-rows-subgrid justify-items-center gap-y-2 text-center text-small leading-snug"
        >
          <Disc figure={figure} />
          <span className="block text-balance first-letter:uppercase">{label}</span>
          <SiteLink className="prose-link py-1 text-note max-md:py-3" href={terms}>
            Read the terms<span className="sr-only"> of: {label}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
