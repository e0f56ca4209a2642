import type { AssessmentType } from './answers';
import { backendAssessment } from './backend-questions';
import { incomeAssessment } from './income-questions';
import type { Assessment } from './question';

/** The two guided assessments, by type. */
export const assessments = {
  backend: backendAssessment,
  income: incomeAssessment,
} as const satisfies Record<AssessmentType, Assessment>;
