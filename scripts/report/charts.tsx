import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { AnsweredSection, ReportDay } from '@/db/reporting/read-report';
import { countDays, daysAgo } from '../options';

/** The drawing is stretched to its box; labels are beside it as HTML, so that they keep their size on a phone. */
const BOX = { width: 1000, height: 100 };

const nothing = { visits: 0, views: 0, leads: 0, applications: 0, calls: 0, purchases: 0 };

const momentOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Each day of the period, from the first to the last: a day on which nothing happened is a zero, not a gap. */
export function everyDay(
  days: readonly ReportDay[],
  { from, to }: { from: string; to: string },
): ReportDay[] {
  if (days.length === 0) return [];
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: countDays({ from, to }) }, (_, index) => {
    const day = daysAgo(-index, from);
    return known.get(day) ?? { ...nothing, day };
  });
}

/** So few days that the others can be guessed; a phone has room only for the first and the last. */
function dateTicks(days: readonly ReportDay[]): { day: string; isInner: boolean }[] {
  const last = days.length - 1;
  const places = last < 8 ? [0, last] : [0, last * 0.25, last * 0.5, last * 0.75, last].map(Math.round);
  return places.flatMap((place) => {
    const day = days[place]?.day;
    return day ? [{ day, isInner: place > 0 && place < last }] : [];
  });
}

type Measure = Exclude<keyof ReportDay, 'day'>;

/** One measure, day by day. */
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
        {dateTicks(days).map(({ day, isInner }) => (
          <span
            key={day}
            className={isInner ? 'inner' : undefined}
            style={{ left: `${across(momentOf(day)) / 10}%` }}
          >
            {day}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** The length of each row's bar, in percent of the longest; undefined where there is nothing to compare. */
export function barLength(bars: AnsweredSection['bars'], rows: AnsweredSection['rows']) {
  if (!bars || rows.length < 2) return;
  const barOf = (row: (typeof rows)[number]) => Number(row[bars.value]);
  const length = scaleLinear([0, Math.max(...rows.map(barOf), 1)], [0, 100]);
  return (row: (typeof rows)[number]) => length(barOf(row));
}
