import { loadingSteps, redirectDelay } from '@/content/assessments/loading';

const stepEnds = loadingSteps.map((_, index) =>
  loadingSteps.slice(0, index + 1).reduce((sum, { duration }) => sum + duration, 0),
);

/** 8,000 ms: the four steps. */
export const loadingDuration = stepEnds[stepEnds.length - 1] ?? 0;
/** 8,500 ms: when the screen leaves. */
export const loadingLeavesAt = loadingDuration + redirectDelay;

/** What the loading screen shows at a moment. */
type LoadingFrame = {
  /** Index of the current step, 0 to 3; a step starts on the millisecond the one before it ends. */
  step: number;
  /** Whole percent, 0 to 100. */
  percent: number;
  /** True from the start of the last step. */
  isComplete: boolean;
};

/** @param elapsed milliseconds since the screen was opened */
export function loadingFrame(elapsed: number): LoadingFrame {
  const last = loadingSteps.length - 1;
  const running = stepEnds.findIndex((end) => elapsed < end);
  const step = running === -1 ? last : running;
  const percent = Math.round((100 * Math.min(Math.max(elapsed, 0), loadingDuration)) / loadingDuration);
  return { step, percent, isComplete: step === last };
}

/** What the bar shows; under reduced motion it stays at the beginning of each step (decision 0010). */
export function displayedPercent(elapsed: number, isReduced: boolean): number {
  const { step, percent } = loadingFrame(elapsed);
  if (!isReduced || elapsed >= loadingDuration) return percent;
  return loadingFrame(stepEnds[step - 1] ?? 0).percent;
}
