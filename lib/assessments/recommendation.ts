import type { Intent, RecommendedService } from '@/content/assessments/intents';
import type { AssessmentType } from '@/content/assessments/questions';
import type { RuleId } from '@/content/assessments/rules';
import { paths, type ServicePath } from '@/lib/paths';

/** Turns each rotating rule row has taken on this page load; an absent row is at turn 0 (decision 0008). */
export type RotationTurns = Partial<Record<string, number>>;

/** Highest turn a submission may carry (decision 0008). */
export const rotationTurnLimit = 10_000;

/** Why a service was recommended: what the answer on its page tells the visitor (decision 0081). */
type Explanation = {
  /** The keywords of the intent that were found in the free text; empty when the intent is unknown. */
  matchedKeywords: readonly string[];
  /** Id of the rule row that decided, `null` for a clarification. */
  ruleId: RuleId | null;
  /** True when no explicit row matched and the table's default row decided. */
  isDefault: boolean;
  /** Why the row's result fits, one sentence; `null` for a clarification. */
  reason: string | null;
  /** Turn of the rotation that was served, 0 without a rotation. */
  turn: number;
};

/** The fields of R84, and the explanation. A clarification recommends nothing (decision 0013). */
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

/** Where a result leads: to the service's page, or to a person with the open question (decision 0006). */
export function resultPath(type: AssessmentType, recommendation: Recommendation): ResultPath {
  return recommendation.needsClarification ? `${paths.contact}?clarify=${type}` : recommendation.servicePath;
}
