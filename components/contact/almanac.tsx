import { leadStarPath } from '../ui/constellation/lead-star-path';
import { moonPath } from './moon-path';

const days = Array.from({ length: 28 }, (_, day) => day);
const takenDay = 17;
const star = leadStarPath(0, 0, 15);

/** One lunation with one day taken: what stands where the calendar will open. */
export function Almanac() {
  return (
    <div
      className="grid flex-1 grid-cols-[repeat(4,auto)] content-between justify-between gap-y-2 sm:grid-cols-[repeat(7,auto)]"
      aria-hidden="true"
    >
      {days.map((day) => (
        <svg
          key={day}
          className="h-auto w-8 overflow-visible sm:w-9"
          viewBox="-15.5 -15.5 31 31"
          aria-hidden="true"
          fill="none"
        >
          {day === takenDay ? (
            <path className="fill-gold-mark" d={star} />
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
