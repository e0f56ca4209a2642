import { type Recommendation, type RotationTurns, rotationTurnLimit } from '@/lib/assessments/recommendation';
import { currentRotationTurns, keepRotationTurns } from './current-assessment';

/**
 * The turns a page keeps after this answer. Counted from the turn that was served, so that the same answer received
 * twice moves a rotation once; past the highest turn a submission may carry it starts again.
 */
export function nextRotationTurns(
  turns: RotationTurns,
  { isRotation, explanation }: Recommendation,
): RotationTurns {
  if (!isRotation || explanation.ruleId === null) return turns;
  const next = explanation.turn + 1;
  return { ...turns, [explanation.ruleId]: next > rotationTurnLimit ? 0 : next };
}

export const countRotationTurn = (recommendation: Recommendation) =>
  keepRotationTurns(nextRotationTurns(currentRotationTurns(), recommendation));
