import { dotsPath, leadStarPath, type Position, starLinkPath } from '@/components/ui/star-chart/geometry';
import { LeadStar } from '@/components/ui/star-chart/lead-star';
import { seededRandom } from '@/components/ui/star-chart/seeded-random';
import type { QuestionCount } from '@/content/assessments/questions';

type AnswerDrawing = {
  viewBox: string;
  /** One star per question; the last is the answer the visitor is looking for. */
  stars: Record<QuestionCount, readonly Position[]>;
  /** Radius of a star, and of the last one. */
  dot: number;
  lead: number;
  waist: number;
  line: number;
  dashes: string;
  /** Distances at which a line stops before a star, and before the last one. */
  gap: number;
  leadGap: number;
  /** Ink of what is still open. */
  open: string;
};

/** The figure of an assessment at its two sizes; the strip is drawn in pixels. */
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

type AnswerFigureProps = {
  answered: readonly boolean[];
  /** How many questions there are. */
  count: QuestionCount;
  /** A plate beside a form, or a strip over it. */
  shape: keyof typeof answerDrawings;
  className?: string;
};

/** A small constellation that gains a star per answer. */
function AnswerFigure({ answered, count, shape, className = '' }: AnswerFigureProps) {
  const drawing = answerDrawings[shape];
  const stars = drawing.stars[count];
  return (
    <svg className={`overflow-visible ${className}`} viewBox={drawing.viewBox} fill="none" aria-hidden="true">
      {shape === 'plate' && (
        <path className="stroke-dust" strokeLinecap="round" strokeWidth="0.7" d={dustPath} />
      )}
      <AnswerLinks stars={stars} answered={answered} drawing={drawing} />
      <AnswerStars stars={stars} answered={answered} drawing={drawing} />
    </svg>
  );
}

export type AnswerRow = {
  /** One word for the question. */
  name: string;
  /** What was answered, in a few words; `null` while it is missing. */
  answer: string | null;
};

const progressBarClass =
  'sticky top-16 z-5 order-1 -mx-(--gutter) flex h-12 items-center gap-3 border-b border-line bg-ground px-(--gutter) sm:gap-4 lg:top-24 lg:order-2 lg:m-0 lg:block lg:h-auto lg:border-0 lg:p-0';

/** What has been answered so far: a figure that grows, a count, and a list. A slim bar under the header below lg. */
export function AnswerProgress({ rows, count }: { rows: readonly AnswerRow[]; count: QuestionCount }) {
  const answered = rows.map(({ answer }) => answer !== null);
  const next = rows.find(({ answer }) => answer === null)?.name;
  return (
    <aside aria-label="Your answers" className={progressBarClass}>
      <AnswerFigure
        answered={answered}
        count={count}
        shape="strip"
        className="h-8 w-18 flex-none lg:hidden"
      />
      <AnswerFigure answered={answered} count={count} shape="plate" className="h-auto w-full max-lg:hidden" />
      <p className="whitespace-nowrap text-small lg:mt-4 lg:font-display lg:text-title" aria-live="polite">
        {answered.filter(Boolean).length} of {rows.length} answered
      </p>
      {next && (
        <p className="ml-auto truncate text-small text-muted max-2xs:hidden lg:hidden">Next: {next}</p>
      )}
      <AnswerRows rows={rows} next={answered.includes(true) ? next : undefined} />
    </aside>
  );
}

/** Beside a form only. The next question stands out once the first is answered. */
function AnswerRows({ rows, next }: { rows: readonly AnswerRow[]; next?: string }) {
  return (
    <ol className="mt-6 border-t border-line text-small max-lg:hidden">
      {rows.map(({ name, answer }) => (
        <li key={name} className="flex justify-between gap-4 border-b border-line py-2">
          <span>{name}</span>
          <span className={`truncate tabular-nums ${answerLook(answer, name === next)}`}>
            {answer ?? 'Not yet'}
          </span>
        </li>
      ))}
    </ol>
  );
}

function answerLook(answer: string | null, isNext: boolean) {
  if (answer !== null) return 'font-link';
  return isNext ? 'text-gold' : 'text-muted';
}
