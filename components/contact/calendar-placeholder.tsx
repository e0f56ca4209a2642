import { roundToHundredth } from '@/components/ui/star-chart/geometry';
import { useBrowserValue } from '@/lib/browser/browser-values';
import { visitorEnglish, writtenEnglish } from '@/lib/browser/visitor-english';

/** Days from one new moon to the next, on average, and one new moon: January 6, 2000, 18:14 UTC. */
const lunation = 29.530588;
const newMoon = Date.UTC(2000, 0, 6, 18, 14);
const dayLength = 86_400_000;

/** The share of its cycle that the moon has gone through: 0 new, 0.5 full. Within 0.7 days of the true moon. */
export function moonPhase(time: number): number {
  const cycles = (time - newMoon) / dayLength / lunation;
  return cycles - Math.floor(cycles);
}

/** Path of the lit part of a moon of this radius round 0,0. */
export function moonPath(phase: number, radius: number): string {
  const edge = Math.cos(2 * Math.PI * phase);
  const isWaxing = phase < 0.5;
  const bulge = roundToHundredth(Math.abs(edge) * radius);
  const turn = (isWaxing ? edge > 0 : edge < 0) ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} 0 ${radius}A${bulge} ${radius} 0 0 ${turn} 0 ${-radius}z`;
}

type CalendarDay = { date: Date; phase: number; isWeekend: boolean };

/** Today and the days after it, each with the moon of its noon. */
export function daysWithMoons(today: Date, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + index, 12);
    return { date, phase: moonPhase(date.getTime()), isWeekend: date.getDay() % 6 === 0 };
  });
}

const dayCount = 14;
const dayNumbers = Array.from({ length: dayCount }, (_, number) => number);
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' });
const fullDay = new Intl.DateTimeFormat(
  typeof navigator === 'undefined' ? writtenEnglish : visitorEnglish(navigator),
  {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  },
);

/** The moon of a day, or a blank disc. On weekends it is hollow. */
function Moon({ day }: { day?: CalendarDay }) {
  return (
    <svg className="h-auto w-8 sm:w-9" viewBox="-16 -16 32 32" fill="none" aria-hidden="true">
      <circle className="stroke-control" r="15" />
      {day && (
        <path
          className={day.isWeekend ? 'stroke-link [stroke-dasharray:2_2]' : 'fill-link'}
          d={moonPath(day.phase, 15)}
        />
      )}
    </svg>
  );
}

const cellClass = 'grid min-h-11 min-w-11 justify-items-center gap-1 text-note';

// Five to a row on phones, fewer where large text asks for it; two rows of a week from sm on.
const daysClass =
  'grid flex-1 grid-cols-[repeat(auto-fill,minmax(max(2.75rem,18%),1fr))] content-evenly justify-between gap-y-6 sm:grid-cols-[repeat(7,auto)]';

type CalendarPlaceholderProps = {
  /** What a press on a day does. */
  show: string;
  onPick: () => void;
};

function DayButton({ day, onPick }: Pick<CalendarPlaceholderProps, 'onPick'> & { day: CalendarDay }) {
  return (
    <button
      type="button"
      className={`${cellClass} text-muted hover:text-ink`}
      data-cta="contact-calendar-day"
      onClick={onPick}
    >
      <Moon day={day} />
      <span className="sr-only">{fullDay.format(day.date)}</span>
      <span aria-hidden="true">{weekday.format(day.date)}</span>
      <span aria-hidden="true" className="font-display text-card leading-none text-ink">
        {day.date.getDate()}
      </span>
    </button>
  );
}

const startOfToday = () => new Date().setHours(0, 0, 0, 0);

/** Today and the next days under their true moons; any of them opens the calendar. Blank until the browser says the day. */
export function CalendarPlaceholder({ show, onPick }: CalendarPlaceholderProps) {
  const today = useBrowserValue<number | undefined>(startOfToday, undefined);
  const days = today === undefined ? [] : daysWithMoons(new Date(today), dayCount);
  return (
    <ul aria-label={show} className={daysClass}>
      {dayNumbers.map((number) => {
        const day = days[number];
        return (
          <li key={number}>
            {day ? (
              <DayButton day={day} onPick={onPick} />
            ) : (
              <span className={cellClass}>
                <Moon />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
