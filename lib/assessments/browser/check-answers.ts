import '@/lib/forms/browser/no-generated-code';
import { type AssessmentAnswers, answerFields } from '@/content/assessments/questions';
import { answersSchema } from '@/lib/assessments/answers-schema';
import { type FormState, invalidForm } from '@/lib/forms/form-state';
import type { AssessmentDraft } from './assessment-draft';

const fields: readonly string[] = answerFields();

/** Reads the typed texts with the schema the server uses: the answers, or what is wrong with them. */
export function checkAnswers(
  draft: AssessmentDraft,
): { answers: AssessmentAnswers } | { state: FormState<AssessmentDraft> } {
  const parsed = answersSchema.safeParse(draft);
  if (parsed.success) return { answers: parsed.data };
  return { state: invalidForm(parsed.error, (name) => fields.includes(name), draft) };
}
