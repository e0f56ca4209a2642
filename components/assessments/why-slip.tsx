import { constellations } from '@/content/constellations';
import { type CurrentAssessment, currentAssessment } from '@/lib/assessments/browser/current-assessment';
import { serviceSlugOf } from '@/lib/assessments/browser/service-slug-of';
import type { Recommendation } from '@/lib/assessments/recommendation';
import { Constellation } from '../ui/constellation/constellation';
import { Slip } from '../ui/slip';
import { AnswerList } from './answer-list';
import { ChangeAnswers } from './change-answers';
import { Reasons } from './reasons';

type WhySlipProps = { current: CurrentAssessment; recommendation: Recommendation };

/** The answers of an assessment, how they were read, and the rule that led to this service. */
export function WhySlip({ current, recommendation }: WhySlipProps) {
  const slug = serviceSlugOf(recommendation.servicePath ?? '');
  return (
    <div data-private>
      <Slip
        heading="Why this service?"
        headingId="why-this-service"
        figure={slug && <Constellation figure={constellations[slug]} size="icon" metal="gold" />}
        links={
          <>
            <ChangeAnswers current={current} />
            <button
              type="button"
              className="py-1 text-purple underline print:hidden"
              onClick={() => currentAssessment.write({ ...current, isDismissed: true })}
            >
              Dismiss this note
            </button>
          </>
        }
      >
        <Reasons recommendation={recommendation} />
        <AnswerList answers={current.submission.answers} />
      </Slip>
    </div>
  );
}
