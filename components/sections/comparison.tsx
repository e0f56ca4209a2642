import type { ComparisonSection } from '@/content/services/section';
import { Glyph } from '../ui/constellation/glyph';
import { leadStarPath } from '../ui/constellation/lead-star-path';
import { Part } from './part';

type Row = ComparisonSection['rows'][number];

/** One graduation is 5%, and 100% is 400 units wide. */
const graduation = `M10 20h400${Array.from({ length: 21 }, (_, index) =>
  index % 5 === 0 ? `M${10 + index * 20} 14v12` : `M${10 + index * 20} 17v6`,
).join('')}`;
const position = (percent: string) => 10 + Number.parseFloat(percent) * 4;

function Scale({ industry, clients }: Row) {
  return (
    <svg className="block h-auto w-full overflow-visible" viewBox="0 0 420 40" fill="none" aria-hidden="true">
      <path className="stroke-control" d={graduation} />
      <circle className="fill-ground stroke-[1.4] stroke-ink" cx={position(industry)} cy="7" r="4.2" />
      <path className="fill-gold-mark" d={leadStarPath(position(clients), 34, 7, 0.34)} />
    </svg>
  );
}

function Measure(row: Row) {
  return (
    <tr className="border-line border-t max-sm:relative max-sm:*:pb-16 *:py-4 *:pr-4 *:text-left *:font-normal">
      <th scope="row" className="font-display text-title">
        {row.measure}
        <small className="block font-sans text-muted text-note">{row.better} is better</small>
      </th>
      <td className="font-display text-muted text-title">{row.industry}</td>
      <td className="font-display text-[2.25rem] leading-none sm:text-[2.75rem]">{row.clients}</td>
      <td className="w-2/5 max-sm:absolute max-sm:inset-x-0 max-sm:bottom-3 max-sm:w-full max-sm:p-0!">
        <Scale {...row} />
      </td>
    </tr>
  );
}

function Key() {
  return (
    <p className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-muted text-note" aria-hidden="true">
      <span className="inline-flex items-center gap-2">
        <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
          <circle className="fill-ground stroke-[1.4] stroke-ink" r="4.4" />
        </svg>
        Industry
      </span>
      <span className="inline-flex items-center gap-2">
        <Glyph />
        Our clients
      </span>
      <span>One graduation is 5%</span>
    </p>
  );
}

/** Measured twice: numbers first, then a ruler with the industry above the line and the clients below it. */
export function Comparison({ section: { title, lead, rows } }: { section: ComparisonSection }) {
  return (
    <Part title={title} lead={lead} isBanded>
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-muted text-note *:pr-4 *:pb-3 *:text-left *:font-label">
            <th scope="col">Share of messages</th>
            <th scope="col">Industry</th>
            <th scope="col">Our clients</th>
            <td className="hidden sm:table-cell" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Measure key={row.measure} {...row} />
          ))}
        </tbody>
      </table>
      <Key />
    </Part>
  );
}
