import { loadingOutcomes, loadingSteps } from '@/content/assessments/loading';
import { leavesAt, loadingFrame } from '@/lib/assessments/browser/loading-frame';
import type { Pursuit } from '@/lib/assessments/browser/pursue-recommendation';

type LoadingOutcomeProps = { elapsed: number; pursuit: Pursuit };

/** What is said of the result, once there is something to say; each step is announced as it begins. */
export function LoadingOutcome({ elapsed, pursuit }: LoadingOutcomeProps) {
  const { step, isComplete } = loadingFrame(elapsed);
  return (
    <div role="status" className="mt-4 min-h-[3.24em]">
      <span className="sr-only">{loadingSteps[step]?.text}</span>
      <p>{outcome(elapsed, isComplete, pursuit)}</p>
    </div>
  );
}

function outcome(elapsed: number, isComplete: boolean, pursuit: Pursuit): string | null {
  if (pursuit.status === 'offline') return loadingOutcomes.offline;
  if (pursuit.status !== 'answered') return elapsed >= leavesAt ? loadingOutcomes.waiting : null;
  if (!isComplete) return null;
  return pursuit.recommendation.needsClarification ? loadingOutcomes.clarification : loadingOutcomes.matched;
}
