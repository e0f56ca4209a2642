import { dotsPath, legPath, type Position } from '../constellation/geometry';
import { LeadStar } from '../constellation/lead-star';
import { leadStarPath } from '../constellation/lead-star-path';
import { seeded } from '../constellation/seeded';

/** One star per question; the last is the answer the visitor is looking for. */
const figures: Record<4 | 5, readonly Position[]> = {
  4: [
    [14, 82],
    [40, 56],
    [62, 70],
    [86, 24],
  ],
  5: [
    [10, 84],
    [32, 60],
    [50, 74],
    [68, 46],
    [88, 20],
  ],
};

const random = seeded('assessment');
const field = dotsPath(Array.from({ length: 34 }, () => [4 + random() * 92, 4 + random() * 92] as const));

type Drawn = { stars: readonly Position[]; answered: readonly boolean[] };

function Links({ stars, answered }: Drawn) {
  return stars.slice(1).map((star, index) => {
    const lit = answered[index] && answered[index + 1];
    return (
      <path
        key={star.join()}
        d={legPath(stars[index] ?? star, star, 5, index === stars.length - 2 ? 9 : 5)}
        className={
          lit
            ? 'stroke-link [stroke-linecap:round] max-lg:stroke-2'
            : 'stroke-control [stroke-dasharray:1.4_2.2] max-lg:stroke-2'
        }
        strokeWidth={lit ? 0.7 : 0.55}
      />
    );
  });
}

const hollow = 'fill-ground stroke-control';
const coarse = 'max-lg:origin-center max-lg:scale-200 max-lg:[transform-box:fill-box]';

function Stars({ stars, answered }: Drawn) {
  return stars.map(([x, y], index) => {
    const key = `${x} ${y}`;
    if (index < stars.length - 1) {
      const look = answered[index] ? 'fill-star' : `${hollow} max-lg:stroke-[2.5px]`;
      return (
        <circle key={key} className={`${look} max-lg:[r:5.5px]`} strokeWidth="0.7" cx={x} cy={y} r="2.1" />
      );
    }
    if (answered[index]) {
      return <LeadStar key={key} className={coarse} x={x} y={y} radius={7.5} waist={0.32} metal="gold" />;
    }
    const look = `${hollow} ${coarse} max-lg:stroke-[1.25px]`;
    return <path key={key} className={look} strokeWidth="0.7" d={leadStarPath(x, y, 7.5, 0.32)} />;
  });
}

/** A small constellation that gains a star per answer; below lg it is drawn coarser, for a slim bar. */
export function AnswerFigure({
  answered,
  className = '',
}: {
  answered: readonly boolean[];
  className?: string;
}) {
  const stars = figures[answered.length === 5 ? 5 : 4];
  return (
    <svg className={`overflow-visible ${className}`} viewBox="0 0 100 100" fill="none" aria-hidden="true">
      <path className="stroke-dust max-lg:hidden" strokeLinecap="round" strokeWidth="0.7" d={field} />
      <Links stars={stars} answered={answered} />
      <Stars stars={stars} answered={answered} />
    </svg>
  );
}
