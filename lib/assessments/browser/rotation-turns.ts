import type { Recommendation, RotationTurns } from '@/lib/assessments/recommendation';
import { nextTurns } from './next-turns';

/** Page memory, so that a reload starts again at each row's first service, as specified (decision 8). */
let turns: RotationTurns = {};

export const currentTurns = (): RotationTurns => turns;

export function countTurn(recommendation: Recommendation) {
  turns = nextTurns(turns, recommendation);
}
