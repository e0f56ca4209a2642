import { type Recommendation, type RotationTurns, turnLimit } from '@/lib/assessments/recommendation';

/**
 * The turns a page keeps after this answer. Counted from the turn that was served, so that the same answer received
 * twice moves a rotation once; past the highest turn a submission may carry it starts again.
 */
export function nextTurns(turns: RotationTurns, { isRotation, explanation }: Recommendation): RotationTurns {
  if (!isRotation || explanation.ruleId === null) return turns;
  const next = explanation.turn + 1;
  return { ...turns, [explanation.ruleId]: next > turnLimit ? 0 : next };
}
