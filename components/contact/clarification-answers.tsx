'use client';

import type { ReactNode } from 'react';
import { AnswerList } from '@/components/assessments/answer-list';
import { ButtonLink } from '@/components/ui/button';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import {
  type CurrentAssessment,
  currentAssessment,
  useCurrentAssessment,
} from '@/lib/assessments/browser/current-assessment';

/** The tab's last assessment may be of the other type: then the question is not about it. */
const ifOfType = (type: AssessmentType, current: CurrentAssessment | null) =>
  current?.submission.answers.assessmentType === type ? current : null;

type ClarificationProps = { type: AssessmentType };

/** The answers that led to an open question, in the tab they were given in. */
export function GivenAnswers({ type }: ClarificationProps) {
  const current = ifOfType(type, useCurrentAssessment());
  return current && <AnswerList answers={current.submission.answers} />;
}

/** Nothing but this link needs the journeys here, and the page stays while the form is opened. */
async function change(type: AssessmentType) {
  const current = ifOfType(type, currentAssessment.read());
  if (!current) return;
  const { changeAnswers } = await import('@/components/assessments/answer-actions');
  changeAnswers(current);
}

/** From an open question back to the filled-in form. */
export function ChangeAnswers({ type, children }: ClarificationProps & { children: ReactNode }) {
  return (
    <ButtonLink href={assessments[type].path} onClick={() => void change(type).catch(() => undefined)}>
      {children}
    </ButtonLink>
  );
}
