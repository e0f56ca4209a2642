import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AssessmentAnswers, AssessmentType } from '@/content/assessments/answers';
import { assessmentDrafts, type Draft } from './draft';

type AssessmentForm = UseFormReturn<Draft, unknown, AssessmentAnswers>;

/**
 * Fills the form from its draft, and keeps the draft in step with it. What was typed before hydration wins.
 *
 * @returns whether the draft has been read: until then an empty field may still be filled
 */
export function useDraft(type: AssessmentType, form: AssessmentForm, values: Partial<Draft>): boolean {
  const [isRestored, setIsRestored] = useState(false);
  const { getValues, reset } = form;

  useEffect(() => {
    reset({ ...assessmentDrafts[type].read(), ...filledIn(getValues()), assessmentType: type });
    setIsRestored(true);
  }, [type, getValues, reset]);

  useEffect(() => {
    if (isRestored) assessmentDrafts[type].write(filledIn(values));
  }, [isRestored, type, values]);

  return isRestored;
}

/** Without empty answers; an option group nothing was chosen in reads as `null`. */
function filledIn(values: Partial<Record<string, unknown>>): Draft {
  const filled = Object.entries(values).filter((entry): entry is [string, string] => {
    const [, value] = entry;
    return typeof value === 'string' && value !== '';
  });
  return Object.fromEntries(filled);
}
