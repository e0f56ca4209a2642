import { leadStarPath } from '../ui/constellation/lead-star-path';
import { moonPath } from './moon-path';

const days = Array.from({ length: 28 }, (_, day) => day);
const takenDay = 17;
const star = leadStarPath(0, 0, 15);

/** One lunation with one day taken: what stands where the calendar will open. */
export function Almanac() {
  return (
    <div
      className="grid flex-1 grid-cols-4 content-between justify-items-center gap-y-2 sm:max-h-80 sm:grid-cols-7"
      aria-hidden="true"
    >
      {days.map((day) => (
        <svg
          key={day}
          className="h-auto w-9 sm:w-[clamp(1.75rem,3.4vw,2.75rem)]"
          viewBox="-20 -20 40 40"
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
