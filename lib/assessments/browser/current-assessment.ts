import type { Submission } from '@/lib/assessments/assessment-schema';
import type { Recommendation } from '@/lib/assessments/recommendation';
import { isRecord } from '@/lib/storage/browser/is-record';
import { storedValue } from '@/lib/storage/browser/stored-value';

/** The last press of TRANSCEND in this tab: what was sent, and the answer once there is one. */
export type CurrentAssessment = {
  version: 1;
  submission: Submission;
  recommendation: Recommendation | null;
  /** The visitor closed the "why" note. */
  isDismissed: boolean;
};

const isCurrentAssessment = (value: unknown): value is CurrentAssessment =>
  isRecord(value) && value.version === 1 && isRecord(value.submission);

/** Carries an assessment from its form to the loading screen, and on to the page it ends on (decisions 5, 6, 11). */
export const currentAssessment = storedValue('session', 'assessment', isCurrentAssessment);
