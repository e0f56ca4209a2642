import type { Ref } from 'react';

export type FieldProblem = { /** Id of the field the link leads to. */ id: string; message: string };

type ErrorSummaryProps = {
  problems: readonly FieldProblem[];
  /** Focus it when a submission has failed. */
  ref?: Ref<HTMLDivElement>;
};

/** Everything that is wrong, at once, before the h1; each line leads to its field (GOV.UK's pattern). */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const many = problems.length > 1;
  return (
    <div
      className="mb-6 rounded-control border border-t-4 border-error bg-surface px-5 pt-5 pb-3 outline-offset-3 outline-gold focus:outline-2 sm:mb-12 sm:px-7 sm:pt-6 sm:pb-4"
      ref={ref}
      role="alert"
      tabIndex={-1}
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-title">There is a problem</h2>
        {/* Heard as the length of the list. A count that is spoken would repeat the whole alert with each correction. */}
        {many && (
          <span className="text-small text-muted tabular-nums max-sm:hidden" aria-hidden="true">
            {problems.length} to put right
          </span>
        )}
      </div>
      <ul className={problems.length > 2 ? 'gap-x-8 sm:columns-2' : ''}>
        {problems.map(({ id, message }) => (
          <li key={id} className="break-inside-avoid">
            <a className="block py-2 font-link leading-7 text-error underline" href={`#${id}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
