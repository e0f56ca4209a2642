import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { FirstScreenEnd } from '@/components/layout/first-screen';
import type { FormProblem } from '@/lib/forms/form-state';

type ErrorSummaryProps = {
  problems: readonly FormProblem[];
  /** Focus it when a submission has failed. */
  ref?: Ref<HTMLDivElement>;
};

const problemSummaryClass =
  'mb-6 rounded-control border border-t-4 border-error bg-surface px-5 pt-5 pb-3 -outline-offset-1 outline-gold focus:outline-2 sm:mb-12 sm:px-7 sm:pt-6 sm:pb-4';

/** Everything that is wrong, all at once, before the h1; each line links to its field (GOV.UK's pattern). */
function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const many = problems.length > 1;
  return (
    <div className={problemSummaryClass} ref={ref} role="alert" tabIndex={-1}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-title">There is a problem</h2>
        {/* Screen readers get it as the length of the list. If it were spoken, each correction would repeat the whole alert. */}
        {many && (
          <span className="text-small text-muted tabular-nums max-sm:hidden" aria-hidden="true">
            {`${problems.length} to correct`}
          </span>
        )}
      </div>
      <ul className={problems.length > 2 ? 'gap-x-8 sm:columns-2' : ''}>
        {problems.map(({ field, message }) => (
          <li key={field} className="break-inside-avoid">
            <a className="block py-2 font-link leading-7 text-error underline" href={`#${field}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FormHeadProps = {
  title: string;
  lead: string;
  /** A note that applies to the whole form. */
  note?: string;
  problems: readonly FormProblem[];
  /** The ref of the summary: focus it when a submission has failed. */
  ref?: Ref<HTMLDivElement>;
};

/** The head of a form. On phones it shrinks when there is a summary, so that the first wrong field stays in view. */
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

const formColumnsClass =
  'wrap grid grid-cols-1 items-start gap-x-[clamp(3rem,5vw,6rem)] pb-(--section) lg:grid-cols-[minmax(0,40rem)_clamp(18.5rem,26vw,22rem)] lg:justify-between lg:pt-opening';

/** A form of at most 40rem and, at the right edge, what accompanies it; on small screens the aside comes first. */
export function FormPage({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={formColumnsClass}>
      <div className="order-2 pt-8 sm:pt-12 lg:order-1 lg:pt-0">{children}</div>
      {aside}
      <FirstScreenEnd />
    </div>
  );
}

/**
 * Moves focus to the error summary once for each failed press. The summary appears a moment after the press, with its
 * problems; problems that come and go while the visitor edits do not move focus.
 */
export function useFocusOnFailure(failures: number, problems: number) {
  const summary = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  useEffect(() => {
    if (problems === 0 || failures === focusedFor.current || !summary.current) return;
    focusedFor.current = failures;
    summary.current.focus();
    // If a summary is taller than the window, browsers would show its middle.
    summary.current.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [failures, problems]);
  return summary;
}
