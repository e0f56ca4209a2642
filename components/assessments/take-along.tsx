import { useState } from 'react';
import { draftAddress, type ResultText } from '@/lib/assessments/browser/result-text';

const copyOutcomes = {
  copied: 'Copied.',
  refused: 'Your browser did not let us copy it. Print it, or email it.',
} as const;

type TakeAlongProps = {
  result: ResultText;
  /** Of each action. */
  className: string;
};

/** Out of the row, the word alone says nothing of what it takes along. */
const what = <span className="sr-only"> this answer</span>;

/** Ways to keep a result, or to pass it on: none of them tells us, or anyone, anything. */
export function TakeAlong({ result, className }: TakeAlongProps) {
  const [outcome, setOutcome] = useState<keyof typeof copyOutcomes>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(result.text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        Copy
        {what}
      </button>
      <button type="button" className={className} onClick={() => window.print()}>
        Print
        {what}
      </button>
      <a className={className} href={draftAddress(result)}>
        Email
        {what}
      </a>
      <span role="status" className="order-last w-full text-muted">
        {outcome && copyOutcomes[outcome]}
      </span>
    </>
  );
}
