/** What is known of a step: how long it usually takes, and how long it took here if it has run. */
type Timed = { step: { usualSeconds: number }; seconds: number };

/**
 * How many times as long as usual everything takes on this machine, as the steps that ran have shown. Before any has,
 * and for as long as they were too short to show it, the usual time is the best guess.
 */
export function slownessOf(results: Timed[]): number {
  const usual = results.reduce((sum, { step }) => sum + step.usualSeconds, 0);
  const here = results.reduce((sum, { seconds }) => sum + seconds, 0);
  // Half a minute at the usual speed weighs as much as what was seen, so that one odd short step misleads nobody.
  return (here + 30) / (usual + 30);
}

/** `40 s`, `9 min`. */
export const roundTime = (seconds: number) =>
  seconds < 55 ? `${Math.max(5, Math.round(seconds / 5) * 5)} s` : `${Math.round(seconds / 60)} min`;

/** What a step's heading says of time: how long it is likely to take, and all that is left with it. */
export function timeLeft(next: { usualSeconds: number }[], done: Timed[]): string {
  const slowness = slownessOf(done);
  const [first = 0, ...rest] = next.map(({ usualSeconds }) => usualSeconds * slowness);
  const all = rest.reduce((sum, seconds) => sum + seconds, first);
  return rest.length > 0
    ? `about ${roundTime(first)} of ${roundTime(all)} that are left`
    : `about ${roundTime(first)}`;
}
