import type { ReactNode } from 'react';
import { type Position, polarPosition, roundToHundredth } from '@/components/ui/star-chart/geometry';
import { LeadStar } from '@/components/ui/star-chart/lead-star';
import { demo } from '@/content/demo';
import { dialSize } from './dial';

/** The numerals show what is left: of 120 seconds 120, 90, 60 and 30. */
function dialNumerals(total: number): { value: number; at: Position }[] {
  return [1, 0.75, 0.5, 0.25].map((share) => ({
    value: total * share,
    at: polarPosition(148, (1 - share) * 360),
  }));
}

/** The parts of the dial that never change. The server draws them, so that browsers load no code for them. */
export type DialFace = { rings: ReactNode; numerals: ReactNode; star: ReactNode; stoppedStar: ReactNode };

export const dialFace: DialFace = {
  rings: (
    <>
      <circle className="stroke-line-strong" r="204" />
      <circle className="stroke-line-strong" r="212" />
    </>
  ),
  numerals: <Numerals total={demo.seconds} />,
  star: <LeadStar tier="gold" x={0} y={0} radius={15} />,
  stoppedStar: <LeadStar tier="gold" x={0} y={0} radius={15} open />,
};

const percentOf = (at: number) => `${roundToHundredth(50 + (at / dialSize) * 100)}%`;

/** Placed over the drawing and not in it, where they would shrink with it and become too small to read. */
function Numerals({ total }: { total: number }) {
  return dialNumerals(total).map(({ value, at: [x, y] }) => (
    <span
      key={value}
      aria-hidden="true"
      className="absolute -translate-1/2 text-note leading-none text-muted lining-nums"
      style={{ left: percentOf(x), top: percentOf(y) }}
    >
      {value}
    </span>
  ));
}
