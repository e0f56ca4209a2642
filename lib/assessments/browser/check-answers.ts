import '@/lib/forms/browser/no-generated-code';
import { type AssessmentAnswers, answerFields } from '@/content/assessments/questions';
import { answersSchema } from '@/lib/assessments/answers-schema';
import { type RefusedForm, refusedForm } from '@/lib/forms/refused-form';
import type { AssessmentDraft } from './assessment-draft';

const fields: readonly string[] = answerFields();

/** Reads the typed texts with the schema the server uses: the answers, or what is wrong with them. */
export function checkAnswers(
  draft: AssessmentDraft,
): { answers: AssessmentAnswers } | { refused: RefusedForm<AssessmentDraft> } {
  const parsed = answersSchema.safeParse(draft);
  if (parsed.success) return { answers: parsed.data };
  return { refused: refusedForm(parsed.error, (name) => fields.includes(name), draft) };
}
