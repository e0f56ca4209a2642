const minutes = Array.from({ length: 31 }, (_, minute) => minute);
const tick = (minute: number) =>
  `M${minute * 20} 24v${minute % 15 === 0 ? -18 : minute % 5 === 0 ? -12 : -7}`;
const before = minutes.filter((minute) => minute < 15).map(tick);
const open = minutes.filter((minute) => minute >= 15).map(tick);
const hairline = '[vector-effect:non-scaling-stroke]';

/** Half an hour on a scale, with the length of a consultation in gold: 15 to 30 minutes (part 1, section 9). */
export function MinutesRuler() {
  return (
    <div>
      <svg
        className="h-6 w-full overflow-visible"
        viewBox="0 0 600 24"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        <path className={`stroke-control ${hairline}`} d={before.join('')} />
        <path className={`stroke-gold-mark ${hairline}`} d={open.join('')} />
        <path className={`stroke-gold-mark stroke-2 ${hairline}`} d="M300 24h300" />
      </svg>
      <p aria-hidden="true" className="mt-1 grid max-w-none grid-cols-3 text-small text-muted">
        <span>0</span>
        <span className="text-center">15</span>
        <span className="text-right">30 minutes</span>
      </p>
    </div>
  );
}
