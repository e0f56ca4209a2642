import { legPath } from '../ui/constellation/geometry';
import { leadStarPath } from '../ui/constellation/lead-star-path';

/** Two stars that are lit, and one that is still open. */
export function OpenFigure() {
  return (
    <svg viewBox="0 0 100 100" fill="none" aria-hidden="true">
      <path
        className="stroke-link"
        strokeLinecap="round"
        strokeWidth="2.6"
        d={legPath([10, 84], [38, 52], 8, 8)}
      />
      <path
        className="stroke-control"
        strokeDasharray="4 6"
        strokeWidth="2.6"
        d={legPath([38, 52], [82, 26], 9, 22)}
      />
      <circle className="fill-star" cx="10" cy="84" r="5" />
      <circle className="fill-star" cx="38" cy="52" r="5" />
      <path className="fill-ground stroke-gold-mark" strokeWidth="3" d={leadStarPath(82, 26, 18, 0.36)} />
    </svg>
  );
}
