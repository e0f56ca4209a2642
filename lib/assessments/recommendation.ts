import type { AssessmentType } from '@/content/assessments/questions';
import type { Intent, RecommendedService } from '@/content/assessments/rule-vocabulary';
import type { RuleId } from '@/content/assessments/rules';
import { paths, type ServicePath } from '@/lib/paths';

/** Turns already taken by each rotating rule row on this page load; an absent row is at turn 0 (decision 8). */
export type RotationTurns = Partial<Record<string, number>>;

/** Highest turn a submission may carry (decision 8). */
export const rotationTurnLimit = 10_000;

/** Why a service was recommended: what the note on its page tells the visitor (decision 11). */
export type Explanation = {
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

/** The result fields of part 2, section 3, and the explanation. A clarification recommends nothing (decision 31). */
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

/** Where a result sends the visitor: the service's page, or a person with the question still open (decision 6). */
export function resultPath(type: AssessmentType, recommendation: Recommendation): ResultPath {
  return recommendation.needsClarification ? `${paths.contact}?clarify=${type}` : recommendation.servicePath;
}
