import { AnswerFigure } from './answer-figure';

export type AnswerRow = {
  /** One word for the question. */
  name: string;
  /** What was answered, in a few words; `null` while it is missing. */
  answer: string | null;
};

/** What has been answered so far: a figure that grows, a count, and a list. A slim bar under the header below lg. */
export function AnswerProgress({ rows }: { rows: readonly AnswerRow[] }) {
  const answered = rows.map(({ answer }) => answer !== null);
  return (
    <aside
      aria-label="Your answers"
      className="sticky top-16 z-5 order-1 -mx-(--gutter) flex items-center justify-between border-b border-line bg-ground px-(--gutter) py-1.5 lg:top-24 lg:order-2 lg:m-0 lg:block lg:border-0 lg:p-0"
    >
      <AnswerFigure answered={answered} className="h-10 w-13 lg:h-auto lg:w-full lg:max-w-88" />
      <p className="text-small lg:mt-4 lg:font-display lg:text-title" aria-live="polite">
        {answered.filter(Boolean).length} of {rows.length} answered
      </p>
      <ol className="mt-6 max-w-88 border-t border-line text-small max-lg:hidden">
        {rows.map(({ name, answer }) => (
          <li key={name} className="flex justify-between gap-4 border-b border-line py-2">
            <span>{name}</span>
            <span className={`truncate tabular-nums ${answer === null ? 'text-gold' : 'text-muted'}`}>
              {answer ?? 'Not yet'}
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
