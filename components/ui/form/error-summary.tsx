import type { Ref } from 'react';

export type FieldProblem = { /** Id of the field the link leads to. */ id: string; message: string };

type ErrorSummaryProps = {
  problems: readonly FieldProblem[];
  /** Focus it when a submission has failed. */
  ref?: Ref<HTMLDivElement>;
};

/** Everything that is wrong, at once, before the h1; each line leads to its field (GOV.UK's pattern). */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  return (
    <div
      className="mb-12 rounded-control border border-t-4 border-error bg-surface px-5 py-5 sm:px-7 sm:py-6"
      ref={ref}
      role="alert"
      tabIndex={-1}
    >
      <h2 className="mb-3 text-title">There is a problem</h2>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a className="inline-block py-1.5 font-link text-error underline" href={`#${id}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
