import type { ServicePath } from '@/lib/paths';

/** Turns already taken by each rotating rule row on this page load; an absent row is at turn 0 (decision 8). */
export type RotationTurns = Partial<Record<string, number>>;

/** Why a service was recommended: what the note on its page tells the visitor (decision 11). */
export type Explanation = {
  /** The keywords found in the free text, as typed by the specification; empty when the intent is unknown. */
  matchedKeywords: readonly string[];
  /** Id of the rule row that decided, `null` for a clarification. */
  ruleId: string | null;
  /** True when no explicit row matched and the table's default row decided. */
  isDefault: boolean;
  /** Turn of the rotation that was served, 0 without a rotation. */
  turn: number;
};

/** The result fields of part 2, section 3, and the explanation. A clarification recommends nothing (decision 31). */
export type Recommendation = {
  userIntent: string;
  isRotation: boolean;
  /** Names of the services that take turns; empty without a rotation. */
  rotationServices: readonly string[];
  explanation: Explanation;
} & (
  | {
      needsClarification: false;
      recommendedService: string;
      servicePath: ServicePath;
      clarificationMessage: null;
    }
  | { needsClarification: true; recommendedService: null; servicePath: null; clarificationMessage: string }
);
