import { useSyncExternalStore } from 'react';
import { type Recommendation, type RotationTurns, rotationTurnLimit } from '@/lib/assessments/recommendation';
import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import { storedValue } from '@/lib/browser/storage';
import { paths } from '@/lib/paths';

/**
 * What became of a press of TRANSCEND that ended without a result: no answer in time, too many at once or in one day, or
 * answers that were refused; or since then they have arrived, delivered in the background.
 */
export type AssessmentOutcome = 'unanswered' | 'limited' | 'limitedToday' | 'refused' | 'arrived';

/** The last press of TRANSCEND in this tab: what was sent, and the answer once there is one. */
export type CurrentAssessment = {
  version: 1;
  submission: AssessmentSubmission;
  recommendation: Recommendation | null;
  /** Why there is no answer; the next attempt clears it. */
  failure?: AssessmentOutcome;
  /** The visitor closed the answer on the page of its service. */
  isDismissed: boolean;
};

/**
 * What pages take for granted in it has to be there, whoever wrote it. The list of assessments in content is sent to
 * fewer pages. Throws where there is no submission at all.
 */
function isCurrentAssessment(value: unknown): value is CurrentAssessment {
  const { version, submission } = value as {
    version: unknown;
    submission: { answers: { assessmentType: string } };
  };
  const answers = { name: null, q1Typed: null, ...submission.answers };
  return (
    version === 1 &&
    ['backend', 'income'].includes(answers.assessmentType) &&
    Object.values(answers).every((text) => typeof text === 'string')
  );
}

export const assessmentStorageKey = 'assessment';

/** Carries an assessment from its form through the loading screen to the page it ends on (decision 0005). */
export const currentAssessment = storedValue('session', assessmentStorageKey, isCurrentAssessment);

const noneOnServer = () => null;

/** The tab's current assessment; `null` on the server and while hydrating, where nobody can know it. */
export function useCurrentAssessment(): CurrentAssessment | null {
  return useSyncExternalStore(currentAssessment.subscribe, currentAssessment.read, noneOnServer);
}

/** The page that opens with this assessment: either with its answer, or with why there is none. */
export function openedPath({ recommendation, failure, isDismissed }: CurrentAssessment): string | null {
  if (isDismissed) return null;
  if (recommendation) return recommendation.servicePath;
  return failure ? paths.contact : null;
}

/** In the page's memory, so that a reload starts again at the first service of each row (decision 0008). */
let rotationTurns: RotationTurns = {};

export const currentRotationTurns = (): RotationTurns => rotationTurns;

/**
 * The turns a page keeps after this answer. They are counted from the turn that was served, so that receiving the same
 * answer twice moves a rotation only once. Beyond the highest turn that a submission may carry, counting starts again.
 */
export function nextRotationTurns(
  turns: RotationTurns,
  { isRotation, explanation }: Recommendation,
): RotationTurns {
  if (!isRotation || explanation.ruleId === null) return turns;
  const next = explanation.turn + 1;
  return { ...turns, [explanation.ruleId]: next > rotationTurnLimit ? 0 : next };
}

export function countRotationTurn(recommendation: Recommendation) {
  rotationTurns = nextRotationTurns(rotationTurns, recommendation);
}
