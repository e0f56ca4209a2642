import { errorName } from '@/lib/error-code';
import type { Tracker } from './tracker';

/** Fixed words, by which logs are searched (R122). */
const failureMessages = {
  start: 'Failed to initialize analytics:',
  event: 'Failed to track website event:',
  journey: 'Failed to track AI journey event:',
} as const;

export type TrackingFailure = keyof typeof failureMessages;

export type FailureWarnings = ReturnType<typeof createFailureWarnings>;

/** Says once per page that measuring failed, and with which code; never what was being measured. */
export function createFailureWarnings(warn: (message: string, code: string | number) => void) {
  const warned = new Set<TrackingFailure>();

  function warnOnce(failure: TrackingFailure, code: string | number) {
    if (warned.has(failure)) return;
    warned.add(failure);
    warn(failureMessages[failure], code);
  }

  const warnOfError = (failure: TrackingFailure) => (error: unknown) => warnOnce(failure, errorName(error));

  /** The same function, except that it never throws: measuring must not break what it measures. */
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

declare global {
  interface Navigator {
    /** Global Privacy Control; absent where the browser does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor's browser sends Global Privacy Control (decision 0015). */
export const sendsPrivacySignal = (): boolean => navigator.globalPrivacyControl === true;

/** The page's one tracker. This module is small because every page loads it; the tracker itself is another chunk. */
let runningTracker: Tracker | undefined;
const waitingCalls: ((tracker: Tracker) => void)[] = [];

const warnings = createFailureWarnings((message, code) => console.warn(message, code));

/** Calls the tracker as soon as there is one; for a visitor who sends a privacy signal nothing is kept. */
export function callTracker(call: (tracker: Tracker) => void) {
  if (runningTracker) call(runningTracker);
  else if (!sendsPrivacySignal()) waitingCalls.push(call);
}

/**
 * Fetches and starts the tracker. Nobody is asked for consent first: it sets no cookie and belongs to this site
 * (decision 0030). Under a privacy signal there is no tracker (decision 0015).
 */
export async function loadTracker() {
  if (sendsPrivacySignal()) return;
  // Chrome prepares a page whose address is being typed, and may never show it.
  if (document.prerendering) return addEventListener('prerenderingchange', loadTracker, true);
  // The visitor may have gone on to another page before the tracker is there.
  const opened = new URL(location.href);
  const { title } = document;
  try {
    const { startTracking } = await import('./tracker');
    runningTracker = await startTracking(opened, title, warnings);
    for (const call of waitingCalls) call(runningTracker);
  } catch (error) {
    warnings.warnOfError('start')(error);
  }
}
