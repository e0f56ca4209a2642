import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { QuestionCount } from '@/content/assessments/questions';
import type { AnswerFigure, AnswerFigures } from './answer-figure';

type FigureProps = ComponentProps<typeof AnswerFigure>;

const nothing: ComponentType<FigureProps> = () => null;

/** Drawn in the browser from the first answer on; if its chunk does not load, the count alone has to do. */
const LazyAnswerFigure = lazy(async () => {
  const loaded = await import('./answer-figure').catch(() => null);
  return { default: loaded?.AnswerFigure ?? nothing };
});

export type AnswerRow = {
  /** One word for the question. */
  name: string;
  /** What was answered, in a few words; `null` if the answer is missing. */
  answer: string | null;
};

// Below the header at either of its heights; otherwise the first pixels of scrolling would hide the top of the figure.
const underHeader = 'answer-bar sticky max-lg:top-20 max-lg:[[data-scrolled=true]~*_&]:top-16';
// A low window, such as one zoomed to 400 %, needs its room for the question.
const inLowWindow = 'max-lg:[@media(height<480px)]:static';
const slimBar =
  'z-5 order-1 -mx-(--gutter) flex h-12 items-center gap-3 border-b border-line bg-ground px-(--gutter) sm:gap-4';
const besideForm = 'lg:top-24 lg:order-2 lg:m-0 lg:block lg:h-auto lg:border-0 lg:p-0';

type AnswerProgressProps = {
  rows: readonly AnswerRow[];
  count: QuestionCount;
  /** Shown until there is a first answer. */
  openFigures: AnswerFigures;
};

/**
 * What has been answered so far: a growing figure, a count and a list. Below lg it is a slim bar under the header.
 * Without JavaScript it could count nothing, and on paper it would lie over the questions.
 */
export function AnswerProgress({ rows, count, openFigures }: AnswerProgressProps) {
  const answered = rows.map(({ answer }) => answer !== null);
  const given = answered.filter(Boolean).length;
  const next = rows.find(({ answer }) => answer === null)?.name;
  const figure = (shape: keyof AnswerFigures) =>
    given ? (
      <Suspense fallback={openFigures[shape]}>
        <LazyAnswerFigure answered={answered} count={count} shape={shape} />
      </Suspense>
    ) : (
      openFigures[shape]
    );
  return (
    <aside
      aria-label="Your answers"
      className={`${underHeader} ${inLowWindow} ${slimBar} ${besideForm} print:hidden noscript:hidden`}
    >
      {figure('strip')}
      {figure('plate')}
      <p className="whitespace-nowrap text-small lg:mt-4 lg:font-display lg:text-title">
        {`${given} of ${rows.length} answered`}
      </p>
      {next && (
        <p className="ml-auto truncate text-small text-muted max-2xs:hidden lg:hidden">{`Next: ${next}`}</p>
      )}
      <AnswerRows rows={rows} next={given ? next : undefined} />
    </aside>
  );
}

/** Only beside a form. The next question is highlighted once the first is answered. */
function AnswerRows({ rows, next }: { rows: readonly AnswerRow[]; next?: string }) {
  return (
    <ol className="mt-6 border-t border-line text-small max-lg:hidden">
      {rows.map(({ name, answer }) => (
        <li key={name} className="flex justify-between gap-4 border-b border-line py-2">
          <span>{name}</span>
          <span className={`truncate tabular-nums ${answerLook(answer, name === next)}`} dir="auto">
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
