'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import { currentAssessment } from '@/lib/assessments/browser/current-assessment';

/** Nothing but this link needs the journeys here, and the page stays while the form is opened. */
async function recordChange(type: AssessmentType) {
  const { submission, recommendation } = currentAssessment.read() ?? {};
  if (!recommendation || submission?.answers.assessmentType !== type) return;
  const { tabJourneys } = await import('@/components/analytics/journey');
  tabJourneys.recordAction({ type, assessment: submission.id, recommendation }, 'change_answers');
}

type ChangeAnswersProps = { type: AssessmentType; children: ReactNode };

/** From an open question back to the filled-in form. */
export function ChangeAnswers({ type, children }: ChangeAnswersProps) {
  return (
    <ButtonLink href={assessments[type].path} onClick={() => void recordChange(type).catch(() => undefined)}>
      {children}
    </ButtonLink>
  );
}
