'use client';

import { usePathname } from 'next/navigation';
import { constellations } from '@/content/constellations';
import { currentAssessment } from '@/lib/assessments/browser/current-assessment';
import { useCurrentAssessment } from '@/lib/assessments/browser/use-current-assessment';
import { serviceSlugOf } from '@/lib/paths';
import { Constellation } from '../ui/constellation/constellation';
import { Slip } from '../ui/slip';
import { AnswerList } from './answer-list';
import { ChangeAnswers } from './change-answers';
import { Reasons } from './reasons';

/** Why this service? On the page an assessment led to: the answers, how they were read, and the rule (decision 11). */
export function WhyNote() {
  const path = usePathname();
  const current = useCurrentAssessment();
  const recommendation = current?.recommendation;
  const slug = serviceSlugOf(path);
  if (!current || !slug || current.isDismissed || recommendation?.servicePath !== path) return null;
  return (
    <div data-private>
      <Slip
        heading="Why this service?"
        headingId="why-this-service"
        figure={<Constellation figure={constellations[slug]} size="icon" metal="gold" />}
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
