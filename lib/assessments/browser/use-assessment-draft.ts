import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AssessmentAnswers, AssessmentType } from '@/content/assessments/questions';
import { isRecord, type StoredValue, storedValue } from '@/lib/browser/storage';

/** A form as far as it has been filled in: field name to text. Kept after the press, for "Change my answers". */
export type AssessmentDraft = Record<string, string>;

const isAssessmentDraft = (value: unknown): value is AssessmentDraft =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

export const assessmentDraftStores: Record<AssessmentType, StoredValue<AssessmentDraft>> = {
  backend: storedValue('session', 'assessment_draft_backend', isAssessmentDraft),
  income: storedValue('session', 'assessment_draft_income', isAssessmentDraft),
};

type AssessmentForm = UseFormReturn<AssessmentDraft, unknown, AssessmentAnswers>;

/**
 * Fills the form from its draft, and keeps the draft in step with it. What was typed before hydration wins.
 *
 * @returns whether the draft has been read: until then an empty field may still be filled
 */
export function useAssessmentDraft(
  type: AssessmentType,
  form: AssessmentForm,
  values: Partial<AssessmentDraft>,
): boolean {
  const [isRestored, setIsRestored] = useState(false);
  const { getValues, reset } = form;

  useEffect(() => {
    reset({ ...assessmentDraftStores[type].read(), ...filledInFields(getValues()), assessmentType: type });
    setIsRestored(true);
  }, [type, getValues, reset]);

  useEffect(() => {
    if (isRestored) assessmentDraftStores[type].write(filledInFields(values));
  }, [isRestored, type, values]);

  return isRestored;
}

/** Without empty answers; an option group nothing was chosen in reads as `null`. */
function filledInFields(values: Partial<Record<string, unknown>>): AssessmentDraft {
  const filled = Object.entries(values).filter((entry): entry is [string, string] => {
    const [, value] = entry;
    return typeof value === 'string' && value !== '';
  });
  return Object.fromEntries(filled);
}
