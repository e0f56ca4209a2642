import { tabJourneys } from '@/components/analytics/journey';
import { changeAnswers } from '@/components/assessments/answer-actions';
import type { KnownIntent } from '@/content/assessments/intents';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import { assessmentFields } from '@/lib/assessments/browser/assessment-draft';
import { currentAssessment } from '@/lib/assessments/browser/current-assessment';
import { addChoice } from '@/lib/assessments/browser/read-free-text';

/**
 * Before the form of an open question is opened anew.
 *
 * @param choice its sentence goes after the visitor's own text, in the place of one that an earlier press has put there
 */
export function prepareForm(type: AssessmentType, choice?: KnownIntent) {
  const last = currentAssessment.read();
  // The tab's last assessment may be of the other type: then the open question is not about it.
  const current = last?.submission.answers.assessmentType === type ? last : null;
  if (current) changeAnswers(current);
  if (!choice) return;
  const { draft } = assessmentFields[type];
  const given = draft.read();
  // What was written since the press comes first.
  const text = given?.q1Typed ?? current?.submission.answers.q1Typed ?? '';
  const chosen = addChoice(type, text, choice);
  draft.write({ ...given, q1Typed: chosen });
  // The form will find it there, and hear of no change.
  const [, { trackedNumber, label }] = assessments[type].questions;
  tabJourneys.answerQuestion(type, { number: trackedNumber, text: label }, chosen);
}
