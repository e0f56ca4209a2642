'use client';

import { type ReactNode, useState, useTransition } from 'react';
import { AnswerList } from '@/components/assessments/answer-list';
import { SiteLink } from '@/components/ui/site-link';
import type { KnownIntent } from '@/content/assessments/intents';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import { useCurrentAssessment } from '@/lib/assessments/browser/current-assessment';
import { askFor, openOnceStyled } from '@/lib/browser/site-router';

type ClarificationProps = { type: AssessmentType };

/**
 * The answers that led to an open question, in the tab where they were given. The tab's latest may be of the other type,
 * or of a later press, which was understood or has no answer yet.
 */
export function GivenAnswers({ type }: ClarificationProps) {
  const { submission, recommendation } = useCurrentAssessment() ?? {};
  const answers = submission?.answers;
  return (
    recommendation?.needsClarification && answers?.assessmentType === type && <AnswerList answers={answers} />
  );
}

type FormLinkProps = ClarificationProps & {
  /** The intent whose sentence is added to the visitor's own words. */
  choice?: KnownIntent;
  className: string;
  children: ReactNode;
};

/**
 * From an open question back to the filled-in form, at the text that was not understood. Only these links need the
 * journeys and the draft, so that code is loaded at the press, and the form opens after it; other links work meanwhile.
 */
export function FormLink({ type, choice, children, ...link }: FormLinkProps) {
  const [isPreparing, setPreparing] = useState(false);
  const [isOpening, openForm] = useTransition();

  async function prepareAndOpen(address: string) {
    const isWanted = askFor(address);
    setPreparing(true);
    try {
      const { prepareForm } = await import('@/lib/assessments/browser/reopen-form');
      prepareForm(type, isWanted(), choice);
    } catch {
      // The form then opens as it was left.
    }
    setPreparing(false);
    if (isWanted()) openForm(() => openOnceStyled(address));
  }

  return (
    <SiteLink
      href={`${assessments[type].path}#q1Typed`}
      open={(address) => void prepareAndOpen(address)}
      {...link}
    >
      {children}
      {(isPreparing || isOpening) && <span hidden data-pending />}
    </SiteLink>
  );
}
