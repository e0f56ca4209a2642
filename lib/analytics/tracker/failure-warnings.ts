import { errorName } from '@/lib/error-code';

/** Fixed words, by which logs are searched (R122). */
const failureMessages = {
  start: 'Failed to initialize analytics:',
  event: 'Failed to track website event:',
  journey: 'Failed to track AI journey event:',
} as const;

export type TrackingFailure = keyof typeof failureMessages;

export type FailureWarnings = ReturnType<typeof createFailureWarnings>;

/** Says once a page that measuring failed, and with which code; never what was measured. */
export function createFailureWarnings(warn: (message: string, code: string | number) => void) {
  const warned = new Set<TrackingFailure>();

  function warnOnce(failure: TrackingFailure, code: string | number) {
    if (warned.has(failure)) return;
    warned.add(failure);
    warn(failureMessages[failure], code);
  }

  const warnOfError = (failure: TrackingFailure) => (error: unknown) => warnOnce(failure, errorName(error));

  /** The same function, but one that never throws: measuring must not break what is measured. */
  const neverThrowing =
    <Arguments extends unknown[]>(failure: TrackingFailure, run: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      try {
        run(...given);
      } catch (error) {
        warnOfError(failure)(error);
      }
    };

  return { warnOnce, warnOfError, neverThrowing };
}
