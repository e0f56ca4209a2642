import { type ReactNode, useEffect, useRef } from 'react';
import type { AssessmentType } from '@/content/assessments/answers';
import type { Question } from '@/content/assessments/question';
import type { TrackedQuestion as Tracked } from '@/lib/analytics/browser/journey';
import { watchQuestion } from '@/lib/analytics/browser/watch-question';
import { useJourney } from '../analytics/journey';

type TrackedQuestionProps = { assessment: AssessmentType; question: Question; children: ReactNode };

/** Tells the journey when a question comes into view and how it is answered. The name is not tracked. */
export function TrackedQuestion({ assessment, question, children }: TrackedQuestionProps) {
  const { reachQuestion, answerQuestion } = useJourney();
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tracked = trackedQuestion(question);
    if (!tracked || !block.current) return;
    return watchQuestion(block.current, {
      onReach: () => reachQuestion(assessment, tracked),
      onAnswer: (answer) => answerQuestion(assessment, tracked, answer),
    });
  }, [assessment, question, reachQuestion, answerQuestion]);

  return <div ref={block}>{children}</div>;
}

function trackedQuestion(question: Question): Tracked | null {
  const { trackedNumber, label } = question;
  if (trackedNumber === null) return null;
  const options = question.kind === 'options' ? question.options.map(({ value }) => value) : undefined;
  return { number: trackedNumber, text: label, options };
}
