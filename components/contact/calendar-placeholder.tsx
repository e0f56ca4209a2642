import { leadStarPath, roundToHundredth } from '@/components/ui/star-chart/geometry';

/** Days from one new moon to the next. */
const lunation = 29.53;

/** Path of the lit part of the moon on a day of its cycle, 0 to 27, round 0,0. */
function moonPath(day: number, radius: number): string {
  const age = (day + 1.5) / lunation;
  const edge = Math.cos(2 * Math.PI * age);
  const isWaxing = age < 0.5;
  const bulge = roundToHundredth(Math.abs(edge) * radius);
  const turn = (isWaxing ? edge > 0 : edge < 0) ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} 0 ${radius}A${bulge} ${radius} 0 0 ${turn} 0 ${-radius}z`;
}

const lunarDays = Array.from({ length: 28 }, (_, day) => day);
const takenDay = 17;
const takenStarPath = leadStarPath(0, 0, 15);

/** One lunation with one day taken: what stands where the calendar will open. */
export function CalendarPlaceholder() {
  return (
    <div
      className="grid flex-1 grid-cols-[repeat(4,auto)] content-between justify-between gap-y-2 sm:grid-cols-[repeat(7,auto)]"
      aria-hidden="true"
    >
      {lunarDays.map((day) => (
        <svg
          key={day}
          className="h-auto w-8 overflow-visible sm:w-9"
          viewBox="-15.5 -15.5 31 31"
          aria-hidden="true"
          fill="none"
        >
          {day === takenDay ? (
            <path className="fill-gold-mark" d={takenStarPath} />
          ) : (
            <>
              <circle className="stroke-control" r="15" />
              <path className="fill-link" d={moonPath(day, 15)} />
            </>
          )}
        </svg>
      ))}
    </div>
  );
}
