import { tabJourneys } from '@/components/analytics/journey';
import type { CurrentAssessment } from '@/lib/assessments/browser/current-assessment';
import { removeFromOutbox } from '@/lib/browser/outbox';

/**
 * For a link from a result back to the filled-in form: the journey says so, and as the visitor is about to answer anew,
 * the old answers are not sent any more where they still wait.
 */
export function changeAnswers({ submission, recommendation }: CurrentAssessment) {
  if (!recommendation) return;
  const { id, answers } = submission;
  tabJourneys.recordAction(
    { type: answers.assessmentType, assessment: id, recommendation },
    'change_answers',
  );
  removeFromOutbox(id);
}
