import type { Seal } from '@/content/services/section';
import { polar, round } from '../ui/constellation/geometry';
import { SiteLink } from '../ui/site-link';
import { splitFigure } from './split-figure';

const tick = (degrees: number): string => {
  const [[ax, ay], [bx, by]] = [polar(44, degrees), polar(degrees % 30 === 0 ? 49 : 46.6, degrees)];
  return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
};
const ticks = Array.from({ length: 60 }, (_, index) => tick(index * 6)).join('');

function Disc({ figure }: { figure: string }) {
  const { amount, unit } = splitFigure(figure);
  return (
    <span className="relative grid aspect-square w-full max-w-36 place-items-center content-center">
      <svg
        className="absolute inset-0 size-full stroke-[0.7] stroke-link"
        viewBox="-52 -52 104 104"
        fill="none"
        aria-hidden="true"
      >
        <circle r="43" />
        <circle r="50" />
        <path d={ticks} />
      </svg>
      <b className="font-display font-normal text-[1.875rem] leading-none sm:text-[2.375rem]">{amount}</b>
      {unit && <span className="text-note leading-tight">{unit}</span>}
    </span>
  );
}

/** Guarantees as seals, each with its terms. */
export function Seals({ seals }: { seals: readonly Seal[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-8">
      {seals.map(({ figure, label, terms }) => (
        <li key={label} className="grid content-start justify-items-center gap-3 text-center text-small">
          <Disc figure={figure} />
          <span className="max-w-36">{label}</span>
          <SiteLink className="prose-link -mt-2 py-1 text-note" href={terms}>
            Read the terms<span className="sr-only"> of: {label}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
