import type { ReactNode } from 'react';
import { demo } from '@/content/demo';
import { round } from '../ui/constellation/geometry';
import { LeadStar } from '../ui/constellation/lead-star';
import { dialNumerals } from './dial-numerals';
import { dialSize } from './dial-size';

/** The parts of the dial that never change. The server draws them, so that no code for them is sent. */
export type DialFace = { rings: ReactNode; numerals: ReactNode; star: ReactNode; stoppedStar: ReactNode };

export const dialFace: DialFace = {
  rings: (
    <>
      <circle className="stroke-line-strong" r="204" />
      <circle className="stroke-line-strong" r="212" />
    </>
  ),
  numerals: <Numerals total={demo.seconds} />,
  star: <LeadStar metal="gold" x={0} y={0} radius={15} />,
  stoppedStar: <LeadStar metal="gold" x={0} y={0} radius={15} open />,
};

const share = (at: number) => `${round(50 + (at / dialSize) * 100)}%`;

/** Set over the drawing, not in it: there they would shrink with it below what can be read. */
function Numerals({ total }: { total: number }) {
  return dialNumerals(total).map(({ value, at: [x, y] }) => (
    <span
      key={value}
      aria-hidden="true"
      className="absolute -translate-1/2 text-note leading-none text-muted lining-nums"
      style={{ left: share(x), top: share(y) }}
    >
      {value}
    </span>
  ));
}
