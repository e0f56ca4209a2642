import '@/lib/forms/browser/no-generated-code';
import type { AssessmentAnswers } from '@/content/assessments/questions';
import { answersSchema, isAnswerField } from '@/lib/assessments/answers-schema';
import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import { type RefusedForm, refusedForm } from '@/lib/forms/validation';
import type { AssessmentDraft } from './assessment-draft';
import { keepAssessment } from './assessment-outbox';
import { sendByFormInsteadOfDocument } from './send-by-form';

// What pressing TRANSCEND needs, in one chunk that is fetched when the form is first touched.
export { networkAnswers } from '@/lib/browser/network-answers';
export { removeFromOutbox as discard } from '@/lib/browser/outbox';

/** Until they are sent. @param replaced as in `keepAssessment` */
export function keep(submission: AssessmentSubmission, replaced?: string) {
  keepAssessment(submission, replaced);
  sendByFormInsteadOfDocument(submission);
}

/** Checks what was typed with the same schema as the server: returns the answers, or what is wrong with them. */
export function checkAnswers(
  draft: AssessmentDraft,
):
  | { answers: AssessmentAnswers; refused?: undefined }
  | { answers?: undefined; refused: RefusedForm<AssessmentDraft> } {
  const parsed = answersSchema.safeParse(draft);
  if (parsed.success) return { answers: parsed.data };
  return { refused: refusedForm(parsed.error, isAnswerField, draft) };
}
