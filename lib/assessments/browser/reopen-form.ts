import type { KnownIntent } from '@/content/assessments/intents';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import { tabJourneys } from '@/lib/analytics/tracker/tab-journeys';
import { assessmentFields } from './assessment-draft';
import { changeAnswers } from './change-answers';
import { currentAssessment } from './current-assessment';
import { addChoice } from './read-free-text';

/**
 * Prepares the form before it is opened again from an open question.
 *
 * @param isOpening the form is really to be opened: whoever has gone elsewhere does not answer anew, and what waits is sent
 * @param choice its sentence is added after the visitor's own text, replacing one that an earlier press added
 */
export function prepareForm(type: AssessmentType, isOpening: boolean, choice?: KnownIntent) {
  const last = currentAssessment.read();
  // The tab's last assessment may be of the other type, in which case the open question is not about it. Nor is it about
  // a later one that was understood: whatever is done here leaves that as it is.
  const current = last?.submission.answers.assessmentType === type ? last : null;
  if (current?.recommendation?.needsClarification && isOpening) changeAnswers(current);
  if (!choice) return;
  const { draft } = assessmentFields[type];
  const given = draft.read();
  // What has been written since the press takes precedence.
  const text = given?.q1Typed ?? current?.submission.answers.q1Typed ?? '';
  const chosen = addChoice(type, text, choice);
  draft.write({ ...given, q1Typed: chosen });
  // The form will find the text there and notice no change, so the journey is told here.
  const question = assessments[type].questions.find(({ field }) => field === 'q1Typed');
  if (question?.trackedNumber)
    tabJourneys.answerQuestion(type, { number: question.trackedNumber, text: question.label }, chosen);
}
