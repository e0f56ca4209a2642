import type { ReactNode } from 'react';
import { dotsPath, leadStarPath, type Position, starLinkPath } from '@/components/ui/star-chart/geometry';
import { LeadStar } from '@/components/ui/star-chart/lead-star';
import { seededRandom } from '@/components/ui/star-chart/seeded-random';
import { type AssessmentType, assessments, type QuestionCount } from '@/content/assessments/questions';

type AnswerDrawing = {
  viewBox: string;
  /** One star for each question; the last one is the answer the visitor is looking for. */
  stars: Record<QuestionCount, readonly Position[]>;
  /** Radius of a star, and of the last one. */
  dot: number;
  lead: number;
  waist: number;
  line: number;
  dashes: string;
  /** How far from a star a line stops, and how far from the last one. */
  gap: number;
  leadGap: number;
  /** Class for the color of what is still open. */
  open: string;
};

/** An assessment's figure at its two sizes; the strip is drawn in pixels. */
const answerDrawings = {
  plate: {
    viewBox: '0 0 100 100',
    stars: {
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
    },
    dot: 2.1,
    lead: 7.5,
    waist: 0.32,
    line: 0.7,
    dashes: '1.4 2.2',
    gap: 5,
    leadGap: 9,
    open: 'stroke-control',
  },
  strip: {
    viewBox: '0 0 72 32',
    stars: {
      4: [
        [4, 27],
        [23, 17],
        [41, 23],
        [63, 10],
      ],
      5: [
        [4, 27],
        [18, 18],
        [33, 25],
        [47, 17],
        [64, 10],
      ],
    },
    dot: 3.25,
    lead: 8,
    waist: 0.36,
    line: 1.5,
    dashes: '2 2.5',
    gap: 5.5,
    leadGap: 8,
    open: 'stroke-muted',
  },
} as const satisfies Record<string, AnswerDrawing>;

const dustRandom = seededRandom('assessment');
const dustPath = dotsPath(
  Array.from({ length: 34 }, () => [4 + dustRandom() * 92, 4 + dustRandom() * 92] as const),
);

type DrawnAnswers = { stars: readonly Position[]; answered: readonly boolean[]; drawing: AnswerDrawing };

function AnswerLinks({ stars, answered, drawing }: DrawnAnswers) {
  return stars.slice(1).map((star, index) => {
    const lit = answered[index] && answered[index + 1];
    const { gap, leadGap, line, dashes, open } = drawing;
    return (
      <path
        key={star.join()}
        d={starLinkPath(stars[index] ?? star, star, gap, index === stars.length - 2 ? leadGap : gap)}
        className={lit ? 'stroke-link [stroke-linecap:round]' : open}
        strokeDasharray={lit ? undefined : dashes}
        strokeWidth={line}
      />
    );
  });
}

function AnswerStars({ stars, answered, drawing }: DrawnAnswers) {
  const { dot, lead, waist, line, open } = drawing;
  return stars.map(([x, y], index) => {
    const key = `${x} ${y}`;
    const hollow = `fill-ground ${open}`;
    if (index < stars.length - 1) {
      const look = answered[index] ? 'fill-star' : hollow;
      return <circle key={key} className={look} strokeWidth={line} cx={x} cy={y} r={dot} />;
    }
    if (answered[index]) {
      return <LeadStar key={key} x={x} y={y} radius={lead} waist={waist} tier="gold" />;
    }
    return <path key={key} className={hollow} strokeWidth={line} d={leadStarPath(x, y, lead, waist)} />;
  });
}

// Beside a form it is smaller in a low window, so that the list of answers below it stays visible.
const figureClass = {
  plate: 'h-auto max-h-[calc(100svh-24.5rem)] w-full max-lg:hidden',
  strip: 'h-8 w-18 flex-none lg:hidden',
} as const satisfies Record<keyof typeof answerDrawings, string>;

type AnswerFigureProps = {
  answered: readonly boolean[];
  /** How many questions there are. */
  count: QuestionCount;
  /** A plate beside the form, or a strip above it. */
  shape: keyof typeof answerDrawings;
};

/** A small constellation that gains a star with each answer. */
export function AnswerFigure({ answered, count, shape }: AnswerFigureProps) {
  const drawing = answerDrawings[shape];
  const stars = drawing.stars[count];
  return (
    <svg
      className={`overflow-visible ${figureClass[shape]}`}
      viewBox={drawing.viewBox}
      fill="none"
      aria-hidden="true"
    >
      {shape === 'plate' && (
        <path className="stroke-dust" strokeLinecap="round" strokeWidth="0.7" d={dustPath} />
      )}
      <AnswerLinks stars={stars} answered={answered} drawing={drawing} />
      <AnswerStars stars={stars} answered={answered} drawing={drawing} />
    </svg>
  );
}

/** The figure at both sizes. */
export type AnswerFigures = Record<keyof typeof answerDrawings, ReactNode>;

/** The figures before the first answer. The server draws them, so no visitor loads the code before it is needed. */
export function openAnswerFigures(type: AssessmentType): AnswerFigures {
  const count = assessments[type].questions.length;
  const open = (shape: keyof AnswerFigures) => <AnswerFigure answered={[]} count={count} shape={shape} />;
  return { plate: open('plate'), strip: open('strip') };
}
