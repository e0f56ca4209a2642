import '@/lib/forms/browser/no-generated-code';
import { type AssessmentAnswers, assessmentFormName, assessments } from '@/content/assessments/questions';
import { answersSchema, isAnswerField } from '@/lib/assessments/answers-schema';
import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import { networkAnswers } from '@/lib/browser/network-answers';
import { askFor } from '@/lib/browser/site-router';
import { type RefusedForm, refusedForm } from '@/lib/forms/validation';
import { paths } from '@/lib/paths';
import type { AssessmentDraft } from './assessment-draft';
import { keepAssessment } from './assessment-outbox';
import { currentAssessment } from './current-assessment';

// What pressing TRANSCEND needs, in one chunk that is fetched when the form is first touched.
export { removeFromOutbox as discardPress } from '@/lib/browser/outbox';
export { networkAnswers };

/** Until they are sent. @param replaced as in `keepAssessment` */
export function keepPress(submission: AssessmentSubmission, replaced?: string) {
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

/**
 * Where the browser refuses storage, another document would know nothing of the answers. If the loading screen can only
 * be shown by one, whoever asks for it, the form takes them to the server instead, as without JavaScript (decision 0256).
 */
function sendByFormInsteadOfDocument(submission: AssessmentSubmission) {
  // Browsers of before 2026 may not have it.
  if (!window.navigation) return;
  const { path } = assessments[submission.answers.assessmentType];
  window.navigation.onnavigate = (event) => {
    const { sameDocument, url } = event.destination;
    if (sameDocument || location.pathname !== path || new URL(url).pathname !== paths.analysisLoading) return;
    if (currentAssessment.isLasting()) return;
    event.preventDefault();
    void sendByForm(submission, path);
  };
}

/**
 * By the form as the server has it now: one that scripts have made cannot be sent without them, and there may have been
 * a deploy. With the id of the press, so that it is stored once if what waits in this page's memory is sent as well.
 */
async function sendByForm({ id, answers }: AssessmentSubmission, path: string) {
  const isWanted = askFor(paths.analysisLoading);
  // A server that is just being replaced is back in seconds.
  await networkAnswers(path, new AbortController().signal);
  const page = await (await fetch(path)).text();
  const { forms } = new DOMParser().parseFromString(page, 'text/html');
  const form = forms.namedItem(assessmentFormName(answers.assessmentType));
  if (!form || !isWanted()) return;
  form.addEventListener('formdata', ({ formData }) => {
    for (const [field, value] of Object.entries({ ...answers, id })) formData.set(field, value);
  });
  form.action = path;
  form.hidden = true;
  document.body.append(form);
  form.submit();
  // The page may come back from the browser's cache.
  form.remove();
}
