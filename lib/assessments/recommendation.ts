import type { Intent, RecommendedService } from '@/content/assessments/intents';
import type { AssessmentType } from '@/content/assessments/questions';
import type { RuleId } from '@/content/assessments/rules';
import { paths, type ServicePath } from '@/lib/paths';

/** Turns each rotating row of the rules has taken since this page was loaded; an absent row is at turn 0 (decision 0008). */
export type RotationTurns = Partial<Record<string, number>>;

/** The highest turn a submission may carry (decision 0008). */
export const rotationTurnLimit = 10_000;

/** Why a service was recommended: what the answer on its page tells the visitor (decision 0081). */
type Explanation = {
  /** The keywords of the intent that were found in the free text; empty when the intent is unknown. */
  matchedKeywords: readonly string[];
  /** Id of the rule row that decided, `null` for a clarification. */
  ruleId: RuleId | null;
  /** Whether no explicit row matched, so that the table's default row decided. */
  isDefault: boolean;
  /** Why the row's result fits, in one sentence; `null` for a clarification. */
  reason: string | null;
  /** Which turn of the rotation was served, 0 without a rotation. */
  turn: number;
};

/** The fields of R84, and the explanation. A clarification does not recommend anything (decision 0013). */
export type Recommendation = {
  userIntent: Intent;
  isRotation: boolean;
  /** Names of the services that take turns; empty without a rotation. */
  rotationServices: readonly RecommendedService[];
  explanation: Explanation;
} & (
  | {
      needsClarification: false;
      recommendedService: RecommendedService;
      servicePath: ServicePath;
      clarificationMessage: null;
    }
  | { needsClarification: true; recommendedService: null; servicePath: null; clarificationMessage: string }
);

export type ResultPath = ServicePath | `${typeof paths.contact}?clarify=${AssessmentType}`;

/** Where a result leads: to the service's page, or to a person together with the open question (decision 0006). */
export function resultPath(type: AssessmentType, recommendation: Recommendation): ResultPath {
  return recommendation.needsClarification ? `${paths.contact}?clarify=${type}` : recommendation.servicePath;
}
