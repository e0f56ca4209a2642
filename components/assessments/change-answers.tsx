import { assessments } from '@/content/assessments/questions';
import type { CurrentAssessment } from '@/lib/assessments/browser/current-assessment';
import { removeFromOutbox } from '@/lib/outbox/browser/outbox';
import { SiteLink } from '../ui/site-link';

type ChangeAnswersProps = { current: CurrentAssessment; onChoose: () => void };

/** Back to the filled-in form. What is about to be answered anew need not be delivered any more (lifecycle.md). */
export function ChangeAnswers({ current, onChoose }: ChangeAnswersProps) {
  const { id, answers } = current.submission;
  return (
    <SiteLink
      className="py-1 text-purple underline print:hidden"
      href={assessments[answers.assessmentType].path}
      onClick={() => {
        onChoose();
        removeFromOutbox(id);
      }}
    >
      Change my answers
    </SiteLink>
  );
}
