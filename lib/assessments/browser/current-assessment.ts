import type { Recommendation, RotationTurns } from '@/lib/assessments/recommendation';
import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import { isRecord, storedValue } from '@/lib/browser/storage';

/** The last press of TRANSCEND in this tab: what was sent, and the answer once there is one. */
export type CurrentAssessment = {
  version: 1;
  submission: AssessmentSubmission;
  recommendation: Recommendation | null;
  /** The visitor closed the "why" note. */
  isDismissed: boolean;
};

const isCurrentAssessment = (value: unknown): value is CurrentAssessment =>
  isRecord(value) && value.version === 1 && isRecord(value.submission);

/** Carries an assessment from its form through the loading screen to the page it ends on (decision 0005). */
export const currentAssessment = storedValue('session', 'assessment', isCurrentAssessment);

/** Page memory, so that a reload starts again at each row's first service (decision 0008). */
let rotationTurns: RotationTurns = {};

export const currentRotationTurns = (): RotationTurns => rotationTurns;

export function keepRotationTurns(turns: RotationTurns) {
  rotationTurns = turns;
}
