import { v7 as uuidv7 } from 'uuid';
import type { BackendAnswers, IncomeAnswers } from '@/content/assessments/questions';
import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import { backendAnswers, incomeAnswers } from '../fixtures/answers';

type Rest = Partial<Omit<AssessmentSubmission, 'answers'>>;

/** Operations, $1,500–3,000, NEW system: FULL Backend Optimization. */
export function backendSubmission(
  answers: Partial<BackendAnswers> = {},
  rest: Rest = {},
): AssessmentSubmission {
  return {
    id: uuidv7(),
    sessionId: null,
    turns: {},
    answers: backendAnswers({
      name: 'Test Visitor',
      q1Typed: 'Our daily operations',
      q2Answer: '$1,500–3,000',
      q3Answer: 'NEW system',
      ...answers,
    }),
    ...rest,
  };
}

/** Referrals, increase, $3,000–7,000, short: a rotation of Appointment Setting and AI Email Outreach. */
export function incomeSubmission(
  answers: Partial<IncomeAnswers> = {},
  rest: Rest = {},
): AssessmentSubmission {
  return {
    id: uuidv7(),
    sessionId: null,
    turns: {},
    answers: incomeAnswers({
      name: 'Test Visitor',
      q1Typed: 'Mostly referrals',
      q2Answer: 'Increase current process',
      q3Answer: '$3,000–7,000',
      q4Answer: 'Short-term sales',
      ...answers,
    }),
    ...rest,
  };
}
