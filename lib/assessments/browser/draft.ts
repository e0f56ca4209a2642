import type { AssessmentType } from '@/content/assessments/answers';
import { isRecord } from '@/lib/storage/browser/is-record';
import { type StoredValue, storedValue } from '@/lib/storage/browser/stored-value';

/** A form as far as it has been filled in: field name to text. Kept after the press, for "Change my answers". */
export type Draft = Record<string, string>;

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

export const assessmentDrafts: Record<AssessmentType, StoredValue<Draft>> = {
  backend: storedValue('session', 'assessment_draft_backend', isDraft),
  income: storedValue('session', 'assessment_draft_income', isDraft),
};
