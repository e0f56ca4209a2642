'use client';

import type { ReactNode } from 'react';
import { AnswerList } from '@/components/assessments/answer-list';
import { SiteLink } from '@/components/ui/site-link';
import type { KnownIntent } from '@/content/assessments/intents';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import { useCurrentAssessment } from '@/lib/assessments/browser/current-assessment';
import { askFor, openOnceStyled } from '@/lib/browser/site-router';

type ClarificationProps = { type: AssessmentType };

/** The answers that led to an open question, in the tab where they were given. The tab's latest may be of the other type. */
export function GivenAnswers({ type }: ClarificationProps) {
  const answers = useCurrentAssessment()?.submission.answers;
  return answers?.assessmentType === type && <AnswerList answers={answers} />;
}

/** Only these links need the journeys and the draft, so that code is loaded at the press, and the form opens after it. */
async function openForm(address: string, type: AssessmentType, choice?: KnownIntent) {
  const isWanted = askFor(address);
  try {
    const { prepareForm } = await import('./reopen-form');
    prepareForm(type, choice);
  } catch {
    // The form then opens as it was left.
  }
  if (isWanted()) void openOnceStyled(address);
}

type FormLinkProps = ClarificationProps & {
  /** The intent whose sentence is added to the visitor's own words. */
  choice?: KnownIntent;
  className: string;
  children: ReactNode;
};

/** From an open question back to the filled-in form, at the text that was not understood. */
export function FormLink({ type, choice, ...link }: FormLinkProps) {
  return (
    <SiteLink
      href={`${assessments[type].path}#q1Typed`}
      open={(address) => void openForm(address, type, choice)}
      {...link}
    />
  );
}
