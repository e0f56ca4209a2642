import { useEffect } from 'react';
import type { JourneyAction } from '@/content/analytics';
import { constellations } from '@/content/constellations';
import { watchWaysOn } from '@/lib/analytics/browser/watch-ways-on';
import { type CurrentAssessment, currentAssessment } from '@/lib/assessments/browser/current-assessment';
import { serviceSlugOf } from '@/lib/assessments/browser/service-slug-of';
import type { Recommendation } from '@/lib/assessments/recommendation';
import { JourneyTracker, useJourney } from '../analytics/journey';
import { Constellation } from '../ui/constellation/constellation';
import { Slip } from '../ui/slip';
import { AnswerList } from './answer-list';
import { ChangeAnswers } from './change-answers';
import { Reasons } from './reasons';

type WhySlipProps = { current: CurrentAssessment; recommendation: Recommendation };

/** The answers of an assessment, how they were read, and the rule that led to this service. */
export function WhySlip(props: WhySlipProps) {
  return (
    <JourneyTracker>
      <Note {...props} />
    </JourneyTracker>
  );
}

function Note({ current, recommendation }: WhySlipProps) {
  const act = useActions(current, recommendation);
  const slug = serviceSlugOf(recommendation.servicePath ?? '');
  const dismiss = () => {
    act('dismiss');
    currentAssessment.write({ ...current, isDismissed: true });
  };
  return (
    <div data-private>
      <Slip
        heading="Why this service?"
        headingId="why-this-service"
        figure={slug && <Constellation figure={constellations[slug]} size="icon" metal="gold" />}
        links={
          <>
            <ChangeAnswers current={current} onChoose={() => act('change_answers')} />
            <button type="button" className="py-1 text-purple underline print:hidden" onClick={dismiss}>
              Dismiss this note
            </button>
          </>
        }
      >
        <Reasons recommendation={recommendation} onAlternative={() => act('alternative')} />
        <AnswerList answers={current.submission.answers} />
      </Slip>
    </div>
  );
}

/** What the visitor does with the recommendation, from the note or from the page below it. */
function useActions({ submission }: CurrentAssessment, recommendation: Recommendation) {
  const { actOn } = useJourney();
  const type = submission.answers.assessmentType;
  useEffect(
    () => watchWaysOn((action) => actOn(type, recommendation, action)),
    [actOn, type, recommendation],
  );
  return (action: JourneyAction) => actOn(type, recommendation, action);
}
