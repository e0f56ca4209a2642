import '@/lib/forms/browser/no-generated-code';
import type { AssessmentAnswers } from '@/content/assessments/questions';
import { answersSchema, isAnswerField } from '@/lib/assessments/answers-schema';
import { type RefusedForm, refusedForm } from '@/lib/forms/refused-form';
import type { AssessmentDraft } from './assessment-draft';

/** Reads the typed texts with the schema the server uses: the answers, or what is wrong with them. */
export function checkAnswers(
  draft: AssessmentDraft,
): { answers: AssessmentAnswers } | { refused: RefusedForm<AssessmentDraft> } {
  const parsed = answersSchema.safeParse(draft);
  if (parsed.success) return { answers: parsed.data };
  return { refused: refusedForm(parsed.error, isAnswerField, draft) };
}
