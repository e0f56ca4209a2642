import { changeAnswers } from '@/components/assessments/answer-actions';
import type { KnownIntent } from '@/content/assessments/intents';
import type { AssessmentType } from '@/content/assessments/questions';
import { assessmentFields } from '@/lib/assessments/browser/assessment-draft';
import type { CurrentAssessment } from '@/lib/assessments/browser/current-assessment';
import { addChoice } from '@/lib/assessments/browser/read-free-text';

/**
 * Before the form of an open question is opened anew.
 *
 * @param current what was sent; `null` in a tab that does not know it
 * @param choice its sentence goes after the visitor's own text, in the place of one that an earlier press has put there
 */
export function prepareForm(type: AssessmentType, current: CurrentAssessment | null, choice?: KnownIntent) {
  if (current) changeAnswers(current);
  if (!choice) return;
  const { draft } = assessmentFields[type];
  const given = draft.read();
  const text = current?.submission.answers.q1Typed ?? given?.q1Typed ?? '';
  draft.write({ ...given, q1Typed: addChoice(type, text, choice) });
}
