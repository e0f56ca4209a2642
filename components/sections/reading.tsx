import type { Metric } from '@/content/services/section';
import { Scale } from './scale';

type ReadingProps = Metric & { isAlone?: boolean };

/** One row height for all: a range or a share lies on its ruler, a count stands over a plain hairline. */
export function Reading({ figure, label, counts, scale, isAlone = false }: ReadingProps) {
  const size = isAlone
    ? 'text-[clamp(4.5rem,3rem+4vw,6rem)] leading-[0.9]'
    : figure.length > 9
      ? 'text-[1.875rem] leading-[1.1] sm:text-[2.125rem]'
      : 'text-[2.25rem] leading-none sm:text-[2.75rem]';
  const columns = isAlone ? '' : '@[21rem]:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)] @[21rem]:items-center';
  return (
    <li className={`grid min-h-20 content-end gap-x-4 gap-y-2 pt-5 ${columns}`}>
      <b className={`font-display font-normal whitespace-nowrap tabular-nums ${size}`}>{figure}</b>
      <span className="text-small leading-snug text-balance text-muted">
        {label}
        {counts && <small className="mt-0.5 block text-note leading-snug">{counts}</small>}
      </span>
      <span className="@[21rem]:col-span-full">
        {scale ? <Scale {...scale} /> : <span className="block border-line border-b" />}
      </span>
    </li>
  );
}
