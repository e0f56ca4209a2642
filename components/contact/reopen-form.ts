import { changeAnswers } from '@/components/assessments/answer-actions';
import type { AssessmentType } from '@/content/assessments/questions';
import { addSentence } from '@/lib/assessments/browser/add-sentence';
import { assessmentFields } from '@/lib/assessments/browser/assessment-draft';
import type { CurrentAssessment } from '@/lib/assessments/browser/current-assessment';

/**
 * Before the form of an open question is opened anew.
 *
 * @param current what was sent; `null` in a tab that does not know it
 * @param sentence goes after the text that was sent, in the place of one that an earlier press has put there
 */
export function prepareForm(type: AssessmentType, current: CurrentAssessment | null, sentence?: string) {
  if (current) changeAnswers(current);
  if (!sentence) return;
  const { draft } = assessmentFields[type];
  const given = draft.read();
  const text = current?.submission.answers.q1Typed ?? given?.q1Typed ?? '';
  draft.write({ ...given, q1Typed: addSentence(text, sentence) });
}
