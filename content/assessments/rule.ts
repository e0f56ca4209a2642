import type { BackendAnswers, IncomeAnswers } from './answers';
import type { BackendIntent, IncomeIntent } from './intents';
import type { RecommendedService } from './recommended-services';

/** Services that take turns when the same answers come again (part 2, section 4). */
export type Rotation = readonly [RecommendedService, RecommendedService, ...RecommendedService[]];

/** What a table decides: also its last row, which answers when no other matches. */
export type Outcome = {
  /** Stored with the assessment and used as the rotation's key, so it never changes its meaning. */
  id: string;
  result: RecommendedService | Rotation;
  /** Why this result fits, said to the visitor; true of every service of a rotation. */
  reason: string;
};

/** The answers a row accepts, by field; a field it does not name may hold anything. */
type Condition<Answers, Field extends keyof Answers> = { readonly [F in Field]?: readonly Answers[F][] };

export type IncomeRule = Outcome & {
  intent: IncomeIntent;
  when: Condition<IncomeAnswers, 'q2Answer' | 'q3Answer' | 'q4Answer'>;
};

export type BackendRule = Outcome & {
  intent: BackendIntent;
  when: Condition<BackendAnswers, 'q2Answer' | 'q3Answer'>;
};
