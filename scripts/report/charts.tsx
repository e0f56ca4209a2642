import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { AnsweredSection, ReportDay } from '@/db/reporting/read-report';

/** The drawing is stretched to its box; words stand beside it, so that they keep their size on a phone. */
const BOX = { width: 1000, height: 100 };

const DAY_MS = 24 * 60 * 60 * 1000;

const momentOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Each day from the first to the last: one on which nothing happened is a zero, not a gap. */
export function everyDay(days: readonly ReportDay[]): ReportDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const count = (momentOf(last.day).getTime() - momentOf(first.day).getTime()) / DAY_MS;
  return Array.from({ length: count + 1 }, (_, index) => {
    const day = new Date(momentOf(first.day).getTime() + index * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, visits: 0, views: 0, leads: 0, applications: 0 };
  });
}

type Measure = Exclude<keyof ReportDay, 'day'>;

/** One measure day by day. */
export function DayChart({ days, measure, title }: { days: ReportDay[]; measure: Measure; title: string }) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const most = Math.max(...days.map((day) => day[measure]), 1);
  const across = scaleUtc([momentOf(first.day), momentOf(last.day)], [0, BOX.width]);
  const up = scaleLinear([0, most], [BOX.height, 0]).nice(4);
  const ticks = up.ticks(4).filter(Number.isInteger);
  const x = (day: ReportDay) => across(momentOf(day.day));
  const y = (day: ReportDay) => up(day[measure]);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div className="days">
        {ticks.map((tick) => (
          <span className="tick" key={tick} style={{ top: `${up(tick)}%` }}>
            {tick.toLocaleString('en')}
          </span>
        ))}
        <svg
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}, at most ${most.toLocaleString('en')}`}
        >
          {ticks.map((tick) => (
            <line
              className="grid"
              key={tick}
              x2={BOX.width}
              y1={up(tick)}
              y2={up(tick)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path className="area" d={area(x, BOX.height, y)(days) ?? ''} />
          <path className="line" d={line(x, y)(days) ?? ''} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <div className="dates">
        <span>{first.day}</span>
        <span>{last.day}</span>
      </div>
    </figure>
  );
}

const MOST_BARS = 12;

/** The largest of a section as bars; the table below it has them all. */
export function Bars({ bars, rows }: Pick<AnsweredSection, 'bars' | 'rows'>) {
  if (!bars || rows.length < 2) return null;
  const barOf = (row: (typeof rows)[number]) => Number(row[bars.value]);
  const length = scaleLinear([0, Math.max(...rows.map(barOf), 1)], [0, 100]);
  return (
    <ul className="bars">
      {rows.slice(0, MOST_BARS).map((row) => {
        const name = bars.of.map((column) => row[column]).filter((part) => part !== null);
        return (
          <li key={name.join(' ')}>
            <span className="name" dir="auto">
              {name.join(' · ')}
            </span>
            <span className="track">
              <span className="bar" style={{ width: `${length(barOf(row))}%` }} />
            </span>
            <span className="value">{barOf(row).toLocaleString('en')}</span>
          </li>
        );
      })}
    </ul>
  );
}
