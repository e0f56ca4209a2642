/** Fixed words, by which logs are searched (R122). */
export const failureMessages = {
  start: 'Failed to initialize analytics:',
  event: 'Failed to track website event:',
  journey: 'Failed to track AI journey event:',
} as const;

export type TrackingFailure = keyof typeof failureMessages;

const warnedFailures = new Set<TrackingFailure>();

/** Says once a page that measuring failed, and with which code; never what was measured. */
export function warnOnce(failure: TrackingFailure, code: string | number) {
  if (warnedFailures.has(failure)) return;
  warnedFailures.add(failure);
  console.warn(failureMessages[failure], code);
}

/** What may be told of an exception: its kind, not its words. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'UNKNOWN');

/** The same function, but one that never throws: measuring must not break what is measured. */
export const neverThrowing =
  <Arguments extends unknown[]>(failure: TrackingFailure, run: (...given: Arguments) => void) =>
  (...given: Arguments) => {
    try {
      run(...given);
    } catch (error) {
      warnOnce(failure, errorName(error));
    }
  };
