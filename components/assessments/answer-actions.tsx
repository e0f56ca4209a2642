import { useCallback, useEffect, useState } from 'react';
import { useJourney } from '@/components/analytics/journey';
import { SiteLink } from '@/components/ui/site-link';
import type { JourneyAction } from '@/content/analytics';
import { assessments } from '@/content/assessments/questions';
import { changeAnswers } from '@/lib/assessments/browser/change-answers';
import { type CurrentAssessment, currentAssessment } from '@/lib/assessments/browser/current-assessment';
import {
  draftAddress,
  type FoundService,
  type ResultText,
  resultText,
} from '@/lib/assessments/browser/result-text';
import type { Recommendation } from '@/lib/assessments/recommendation';
import { openOnceStyled } from '@/lib/browser/site-router';
import { paths } from '@/lib/paths';

const followUpActions: Partial<Record<string, JourneyAction>> = {
  [paths.contact]: 'contact',
  [paths.demo]: 'see_demo',
};

/** Opens a link in a tab of its own; the right one opens a menu. */
export const middleButton = 1;

/**
 * Calls back when the visitor follows one of a page's own links to a person or to the demo.
 * @returns a function that stops watching
 */
function watchFollowUpLinks(call: (action: JourneyAction) => void): () => void {
  const stop = new AbortController();
  const note = ({ target, eventPhase, button }: MouseEvent) => {
    // A click from before the tracker is sent once more, at the window itself, and was heard here when it came.
    if (eventPhase !== Event.CAPTURING_PHASE || button > middleButton) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const action = link && link.origin === location.origin && followUpActions[link.pathname];
    if (action) call(action);
  };
  for (const name of ['click', 'auxclick'] as const)
    addEventListener(name, note, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/** Records what the visitor does with the recommendation, in the answer or on the page below it. */
export function useRecommendationActions({ submission }: CurrentAssessment, recommendation: Recommendation) {
  const { recordAction } = useJourney();
  const { id, answers } = submission;
  const type = answers.assessmentType;
  const act = useCallback(
    (action: JourneyAction) => recordAction({ type, assessment: id, recommendation }, action),
    [recordAction, type, id, recommendation],
  );
  useEffect(() => watchFollowUpLinks(act), [act]);
  return act;
}

const textActionClass = 'py-2.5 text-purple underline';

type AnswerActionsProps = {
  current: CurrentAssessment;
  recommendation: FoundService;
  /** Records an action in the journey. */
  act: (action: JourneyAction) => void;
};

/** What a visitor can do with an answer: change what led to it, take it along, or dismiss it. */
export function AnswerActions({ current, recommendation, act }: AnswerActionsProps) {
  const dismiss = () => {
    act('dismiss');
    currentAssessment.write({ ...current, isDismissed: true });
    // The button disappears together with the answer, so focus has to move.
    document.getElementById('main')?.focus();
  };
  return (
    <div className="mt-3 flex flex-wrap gap-x-6 text-small print:hidden">
      <SiteLink
        className={textActionClass}
        href={assessments[current.submission.answers.assessmentType].path}
        open={(address) => {
          changeAnswers(current);
          return openOnceStyled(address);
        }}
      >
        Change my answers
      </SiteLink>
      <TakeAlong result={resultText(recommendation, window.location.origin)} className={textActionClass} />
      <button type="button" className={textActionClass} onClick={dismiss}>
        Dismiss this answer
      </button>
    </div>
  );
}

const copyOutcomes = {
  copied: 'Copied.',
  refused: 'Your browser did not let us copy it. Print it, or email it.',
} as const;

type TakeAlongProps = {
  result: ResultText;
  /** Class of each action. */
  className: string;
};

/** On its own, the verb would not say what it is about. */
const what = <span className="sr-only"> this answer</span>;

/** Ways to keep a result or pass it on; none of them tells us, or anybody, anything. */
function TakeAlong({ result, className }: TakeAlongProps) {
  const [outcomes, setOutcomes] = useState<(keyof typeof copyOutcomes)[]>([]);
  const outcome = outcomes.at(-1);
  const say = (next: keyof typeof copyOutcomes) => setOutcomes((before) => [...before, next]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(result.text);
      say('copied');
    } catch {
      say('refused');
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
        {/* A new element at each press: screen readers do not repeat the same words in the same place. */}
        {outcome && <span key={outcomes.length}>{copyOutcomes[outcome]}</span>}
      </span>
    </>
  );
}
