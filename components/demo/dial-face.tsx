import type { ReactNode } from 'react';
import { demo } from '@/content/demo';
import { round } from '../ui/constellation/geometry';
import { LeadStar } from '../ui/constellation/lead-star';
import { dialNumerals } from './dial-numerals';

/** The parts of the dial that never change. The server draws them, so that no code for them is sent. */
export type DialFace = { dial: ReactNode; star: ReactNode; stoppedStar: ReactNode };

export const dialFace: DialFace = {
  dial: <Numerals total={demo.seconds} />,
  star: <Star />,
  stoppedStar: <Star open />,
};

function Numerals({ total }: { total: number }) {
  return (
    <>
      <circle className="stroke-line-strong" r="204" />
      <circle className="stroke-line-strong" r="212" />
      {dialNumerals(total).map(({ value, at: [x, y] }) => (
        <text
          key={value}
          className="fill-muted text-[15px]"
          textAnchor="middle"
          dominantBaseline="central"
          x={round(x)}
          y={round(y)}
        >
          {value}
        </text>
      ))}
    </>
  );
}

/** Round 0,0, on a spot that hides the ring. */
function Star({ open }: { open?: boolean }) {
  return (
    <>
      <circle className="fill-ground" r="15" />
      <LeadStar metal="gold" x={0} y={0} radius={15} open={open} />
    </>
  );
}
