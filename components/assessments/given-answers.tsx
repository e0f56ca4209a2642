'use client';

import type { AssessmentType } from '@/content/assessments/answers';
import { useCurrentAssessment } from '@/lib/assessments/browser/use-current-assessment';
import { AnswerList } from './answer-list';

/** The answers of this tab's assessment, where it is of this type. */
export function GivenAnswers({ type }: { type: AssessmentType }) {
  const answers = useCurrentAssessment()?.submission.answers;
  return answers?.assessmentType === type ? <AnswerList answers={answers} /> : null;
}
