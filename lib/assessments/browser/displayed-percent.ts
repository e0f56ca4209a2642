import { loadingSteps } from '@/content/assessments/loading';
import { loadingFrame, totalDuration } from './loading-frame';

/** What the bar shows: under reduced motion it stands at each step's beginning instead of moving (decision 10). */
export function displayedPercent(elapsed: number, isReduced: boolean): number {
  const { step, percent } = loadingFrame(elapsed);
  if (!isReduced || elapsed >= totalDuration) return percent;
  const start = loadingSteps.slice(0, step).reduce((sum, { duration }) => sum + duration, 0);
  return loadingFrame(start).percent;
}
