import { dotsPath, legPath, type Position } from '../constellation/geometry';
import { LeadStar } from '../constellation/lead-star';
import { leadStarPath } from '../constellation/lead-star-path';
import { seeded } from '../constellation/seeded';
import { type Drawing, drawings } from './answer-drawings';

const random = seeded('assessment');
const field = dotsPath(Array.from({ length: 34 }, () => [4 + random() * 92, 4 + random() * 92] as const));

type Drawn = { stars: readonly Position[]; answered: readonly boolean[]; drawing: Drawing };

function Links({ stars, answered, drawing }: Drawn) {
  return stars.slice(1).map((star, index) => {
    const lit = answered[index] && answered[index + 1];
    const { gap, leadGap, line, dashes, open } = drawing;
    return (
      <path
        key={star.join()}
        d={legPath(stars[index] ?? star, star, gap, index === stars.length - 2 ? leadGap : gap)}
        className={lit ? 'stroke-link [stroke-linecap:round]' : open}
        strokeDasharray={lit ? undefined : dashes}
        strokeWidth={line}
      />
    );
  });
}

function Stars({ stars, answered, drawing }: Drawn) {
  const { dot, lead, waist, line, open } = drawing;
  return stars.map(([x, y], index) => {
    const key = `${x} ${y}`;
    const hollow = `fill-ground ${open}`;
    if (index < stars.length - 1) {
      const look = answered[index] ? 'fill-star' : hollow;
      return <circle key={key} className={look} strokeWidth={line} cx={x} cy={y} r={dot} />;
    }
    if (answered[index]) {
      return <LeadStar key={key} x={x} y={y} radius={lead} waist={waist} metal="gold" />;
    }
    return <path key={key} className={hollow} strokeWidth={line} d={leadStarPath(x, y, lead, waist)} />;
  });
}

type AnswerFigureProps = {
  answered: readonly boolean[];
  /** A plate beside a form, or a strip over it. */
  shape: keyof typeof drawings;
  className?: string;
};

/** A small constellation that gains a star per answer. */
export function AnswerFigure({ answered, shape, className = '' }: AnswerFigureProps) {
  const drawing = drawings[shape];
  const stars = drawing.stars[answered.length === 5 ? 5 : 4];
  return (
    <svg className={`overflow-visible ${className}`} viewBox={drawing.viewBox} fill="none" aria-hidden="true">
      {shape === 'plate' && (
        <path className="stroke-dust" strokeLinecap="round" strokeWidth="0.7" d={field} />
      )}
      <Links stars={stars} answered={answered} drawing={drawing} />
      <Stars stars={stars} answered={answered} drawing={drawing} />
    </svg>
  );
}
