import {
  leadStarPath,
  type Position,
  polarPosition,
  roundToHundredth,
} from '@/components/ui/star-chart/geometry';
import { useBrowserValue } from '@/lib/browser/browser-values';

/** Days from one new moon to the next, on average; and a new moon: January 6, 2000, 18:14 UTC. */
const lunation = 29.530588;
const newMoon = Date.UTC(2000, 0, 6, 18, 14);
const dayLength = 86_400_000;

/** How much of its cycle the moon has gone through: 0 is new, 0.5 full. Within 0.7 days of the true moon. */
export function moonPhase(time: number): number {
  const cycles = (time - newMoon) / dayLength / lunation;
  return cycles - Math.floor(cycles);
}

/** Path of the lit part of a moon with this radius, around a position. */
export function moonPath(phase: number, radius: number, [x, y]: Position = [0, 0]): string {
  const edge = Math.cos(2 * Math.PI * phase);
  const isWaxing = phase < 0.5;
  const bulge = roundToHundredth(Math.abs(edge) * radius);
  const turn = (isWaxing ? edge > 0 : edge < 0) ? 0 : 1;
  const [top, foot] = [`${x} ${y - radius}`, `${x} ${y + radius}`];
  return `M${top}A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} ${foot}A${bulge} ${radius} 0 0 ${turn} ${top}z`;
}

/** The phases of tonight and the nights after it. `today` is any time on that day, where the visitor is. */
export function comingPhases(today: Date, count: number): number[] {
  return Array.from({ length: count }, (_, night) =>
    moonPhase(new Date(today.getFullYear(), today.getMonth(), today.getDate() + night, 12).getTime()),
  );
}

/** A lunation has 29.5 days: the night after the last one is like the first again. */
const nights = 29;
const [ring, moon, great] = [128, 9, 62];

const onDial = (radius: number, turn: number): Position => {
  const [x, y] = polarPosition(radius, turn * 360);
  return [roundToHundredth(x), roundToHundredth(y)];
};
const places = Array.from({ length: nights }, (_, night) => onDial(ring, night / nights));

const circlePath = ([x, y]: Position, radius: number) =>
  `M${roundToHundredth(x - radius)} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
const discs = [...places.map((place) => circlePath(place, moon)), circlePath([0, 0], great)].join('');
/** Begins at the top, where the middle of a graduation marks a night. */
const scaleTurn = 'rotate(-90.15)';

const startOfToday = () => new Date().setHours(0, 0, 0, 0);

/**
 * The moon tonight and, clockwise from the star, as it will be on each night of a month. It is a drawing and not a
 * calendar, because days that seemed pressable were taken for free ones (decision 0155). Blank until the browser knows
 * the date.
 */
export function MoonDial({ className }: { className: string }) {
  const today = useBrowserValue<number | undefined>(startOfToday, undefined);
  const phases = today === undefined ? [] : comingPhases(new Date(today), nights);
  const lit = phases.map((phase, night) => moonPath(phase, moon, places[night]));
  return (
    <svg className={className} viewBox="-142 -158 284 300" fill="none" aria-hidden="true">
      <circle
        className="stroke-control"
        r="104"
        strokeWidth="5"
        pathLength={nights * 6}
        strokeDasharray="0.12 0.88"
        transform={scaleTurn}
      />
      <circle
        className="stroke-control"
        r="102"
        strokeWidth="9"
        pathLength={nights}
        strokeDasharray="0.03 0.97"
        transform={scaleTurn}
      />
      <path className="fill-gold-mark" d={leadStarPath(0, -149, 6.5, 0.36)} />
      <path className="stroke-control" d={discs} />
      {phases[0] !== undefined && (
        <path className="fill-link" d={[...lit, moonPath(phases[0], great)].join('')} />
      )}
    </svg>
  );
}
