import type { AssessmentType } from '@/content/assessments/questions';
import { isRecord, type StoredValue, storedValue } from '@/lib/browser/storage';

/** A form as far as it has been filled in: field name to text. Kept after the press, for "Change my answers". */
export type AssessmentDraft = Record<string, string>;

const isAssessmentDraft = (value: unknown): value is AssessmentDraft =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const draftStore = (type: AssessmentType) =>
  storedValue('session', `assessment_draft_${type}`, isAssessmentDraft);

/** The draft of each form; what is written here is what the form opens with. */
export const assessmentDrafts: Record<AssessmentType, StoredValue<AssessmentDraft>> = {
  backend: draftStore('backend'),
  income: draftStore('income'),
};
