'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { v7 as uuidv7 } from 'uuid';
import { answersNotKept } from '@/content/assessments/failures';
import { answerFields } from '@/content/assessments/questions';
import { readBotReasons } from '@/lib/analytics/visitor';
import { isAnswerField, sentAnswersSchema } from '@/lib/assessments/answers-schema';
import { resultPath } from '@/lib/assessments/recommendation';
import {
  assessmentSubmissionSchema,
  storeAssessmentLater,
  submitAssessment,
} from '@/lib/assessments/submit-assessment';
import { type FormState, failedForm, formOf, readTextFields } from '@/lib/forms/form-state';
import { refusedForm } from '@/lib/forms/validation';
import { limitWrites } from '@/lib/http/rate-limit';

type AssessmentFormState = FormState<Record<string, string>>;

/** The assessment of a visitor without JavaScript: goes straight to the page it ends on, or back to the form with errors. */
export async function submitAssessmentForm(
  _previous: AssessmentFormState,
  posted: FormData,
): Promise<AssessmentFormState> {
  const formData = formOf(posted);
  const values = readTextFields(formData, answerFields());
  const parsed = sentAnswersSchema.safeParse(Object.fromEntries(formData));
  if (!parsed.success) return refusedForm(parsed.error, isAnswerField, values).state;
  const sent = await headers();
  const limit = await limitWrites('assessment', sent);
  if (!limit.ok) return failedForm('LIMITED', limit.message, values);

  // A press that had scripts has an id, under which the memory of its page may have sent it too (decision 0256).
  const pressed = assessmentSubmissionSchema.shape.id.safeParse(formData.get('id'));
  const submission = { id: pressed.data ?? uuidv7(), sessionId: null, answers: parsed.data, turns: {} };
  const { recommendation, record, stored, isRejected } = await submitAssessment(
    submission,
    readBotReasons(sent),
  );
  // No outbox keeps the answers, and a second attempt would not help: the form keeps them, and the visitor still gets
  // the result.
  if (isRejected) {
    const { recommendedService, explanation } = recommendation;
    return failedForm('NOT_KEPT', answersNotKept(recommendedService, explanation.isDefault), values);
  }
  if (stored === 'later') after(() => storeAssessmentLater(record));

  redirect(resultPath(parsed.data.assessmentType, recommendation));
}
