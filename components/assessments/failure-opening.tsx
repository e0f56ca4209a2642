import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { callInstead, failureTexts, keptByPage } from '@/content/assessments/failures';
import { assessments, type SentAnswers } from '@/content/assessments/questions';
import type { Figure } from '@/content/constellations';
import { assessmentFields } from '@/lib/assessments/browser/assessment-draft';
import { type CurrentAssessment, currentAssessment } from '@/lib/assessments/browser/current-assessment';
import { deliverAssessments } from '@/lib/assessments/browser/deliver-assessments';
import { paths } from '@/lib/paths';
import { AnswerList } from './answer-list';
import { OpeningFrame } from './opening-frame';

/** Why an assessment ended here without a result, with its answers and the way to a result. */
export function FailureOpening({ current }: { current: CurrentAssessment }) {
  // Where the browser refuses storage, the layout, which asks that for what waits, finds nothing and sends nothing.
  useEffect(() => void deliverAssessments(paths.analysisLoading), []);
  // A tab may hold one that another version of the site has named.
  if (!current.failure || !Object.hasOwn(failureTexts, current.failure)) return null;
  const { heading, text, way, action } = failureTexts[current.failure];
  const { answers } = current.submission;
  const form = assessments[answers.assessmentType].path;
  return (
    <div data-private>
      <OpeningFrame
        heading={heading}
        headingId="no-result"
        plate={
          <StarChart
            className="w-full max-w-130 lg:ml-auto"
            figure={openFigure}
            size="hero"
            tier="silver"
            traced={2 / 3}
          />
        }
      >
        <p className="mt-4 max-w-136 text-lead text-muted sm:mt-6">
          {currentAssessment.isLasting() ? text : keptByPage(text)}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 sm:mt-8 print:hidden">
          {way === 'again' ? (
            <ButtonLink href={paths.analysisLoading}>{action}</ButtonLink>
          ) : (
            <ButtonLink href={form} onClick={() => fillForm(answers)}>
              {action}
            </ButtonLink>
          )}
          <a className="py-2.5 text-purple underline" href="#calendar">
            {callInstead}
          </a>
        </div>
        <div className="mt-8 max-w-136 border-t border-line text-small lg:mt-10">
          <AnswerList answers={answers} />
        </div>
      </OpeningFrame>
    </div>
  );
}

/** Makes the form open with these answers, even if they are from an earlier visit. */
function fillForm({ assessmentType, ...answers }: SentAnswers) {
  assessmentFields[assessmentType].draft.write(answers);
}

/** Four stars, of which three are joined; the last one, drawn open, is still to be reached. */
const openFigure: Figure = {
  name: 'Open answer',
  means: 'four stars, the last not reached',
  points: [
    [6, 84, 2],
    [30, 54, 2],
    [52, 68, 2],
    [70, 22, 1],
  ],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
  ],
};
