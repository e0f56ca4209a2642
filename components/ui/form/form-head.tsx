import type { Ref } from 'react';
import { ErrorSummary, type FieldProblem } from './error-summary';

type FormHeadProps = {
  title: string;
  lead: string;
  /** What holds for the whole form. */
  note?: string;
  problems: readonly FieldProblem[];
  /** Of the summary: focus it when a submission has failed. */
  ref?: Ref<HTMLDivElement>;
};

/** The head of a form. On phones it steps back behind the summary, so that the first field that is wrong stays in view. */
export function FormHead({ title, lead, note, problems, ref }: FormHeadProps) {
  const isWrong = problems.length > 0;
  return (
    <>
      {isWrong && <ErrorSummary problems={problems} ref={ref} />}
      <h1 className={`text-page ${isWrong ? 'max-sm:text-section' : ''}`}>{title}</h1>
      <div className={`mt-4 mb-12 ${isWrong ? 'max-sm:mt-2 max-sm:mb-6' : ''}`}>
        <p className={`text-lead text-balance text-muted ${isWrong ? 'max-sm:hidden' : ''}`}>{lead}</p>
        {note && <p className="mt-2 text-small text-muted">{note}</p>}
      </div>
    </>
  );
}
