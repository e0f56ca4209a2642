import '@/lib/forms/browser/no-generated-code';
import type { AssessmentAnswers } from '@/content/assessments/questions';
import { answersSchema, isAnswerField } from '@/lib/assessments/answers-schema';
import { type RefusedForm, refusedForm } from '@/lib/forms/validation';
import type { AssessmentDraft } from './assessment-draft';

// What pressing TRANSCEND needs, in one chunk that is fetched when the form is first touched.
export { networkAnswers } from '@/lib/browser/network-answers';
export { keepAssessment } from './assessment-outbox';
export { sendByFormInsteadOfDocument } from './send-by-form';

/** Checks what was typed with the same schema as the server: returns the answers, or what is wrong with them. */
export function checkAnswers(
  draft: AssessmentDraft,
): { answers: AssessmentAnswers } | { refused: RefusedForm<AssessmentDraft> } {
  const parsed = answersSchema.safeParse(draft);
  if (parsed.success) return { answers: parsed.data };
  return { refused: refusedForm(parsed.error, isAnswerField, draft) };
}
