import type { Recommendation, RotationTurns } from '@/lib/assessments/recommendation';

/** Page memory, so that a reload starts again at each row's first service, as specified (decision 8). */
let turns: RotationTurns = {};

export const currentTurns = (): RotationTurns => turns;

/** Counts a served turn, once for each assessment: the loading screen may hear the same answer twice. */
export function countTurn({ isRotation, explanation }: Recommendation) {
  const { ruleId, turn } = explanation;
  if (isRotation && ruleId !== null) turns = { ...turns, [ruleId]: turn + 1 };
}
