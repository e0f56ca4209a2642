import { type AssessmentType, assessments } from '@/content/assessments/questions';
import { isRecord, type StoredValue, storedValue } from '@/lib/browser/storage';
import type { FormFields } from '@/lib/forms/browser/use-form-fields';
import { readTextFields } from '@/lib/forms/form-state';

/** A form as far as it has been filled in, by field name. Kept after the form is sent, for "Change my answers". */
export type AssessmentDraft = Record<string, string>;

const isAssessmentDraft = (value: unknown): value is AssessmentDraft =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

type AssessmentFields = FormFields<AssessmentDraft> & { draft: StoredValue<AssessmentDraft> };

function fieldsOf(type: AssessmentType): AssessmentFields {
  const names = assessments[type].questions.map(({ field }) => field);
  return {
    read: (form) => readTextFields(new FormData(form), names),
    draft: storedValue('session', `assessment_draft_${type}`, isAssessmentDraft),
  };
}

/** How each form is read, and its draft: what is written there fills the form when it opens. */
export const assessmentFields: Record<AssessmentType, AssessmentFields> = {
  backend: fieldsOf('backend'),
  income: fieldsOf('income'),
};
