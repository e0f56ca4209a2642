import { addToOutbox, removeFromOutbox } from '@/lib/outbox/browser/outbox';
import { assessmentsEndpoint } from '@/lib/paths';
import { isRecord } from '@/lib/storage/browser/is-record';
import type { Submission } from '../assessment-schema';
import type { Recommendation } from '../recommendation';

/** Where a request for a recommendation stands. Only `answered` and `refused` are final. */
export type Pursuit =
  | { status: 'waiting' | 'failing' | 'offline' | 'refused' }
  | { status: 'answered'; recommendation: Recommendation };

const retryDelay = 1000;

/**
 * Asks until there is an answer, a refusal, or the caller stops it. The assessment lies in the outbox from before the
 * first attempt until the server says it is stored, so nothing is lost whatever happens to this page.
 */
export async function pursueRecommendation(
  submission: Submission,
  onChange: (pursuit: Pursuit) => void,
  signal: AbortSignal,
) {
  const body = JSON.stringify(submission);
  addToOutbox({ id: submission.id, path: assessmentsEndpoint, body });
  while (!signal.aborted) {
    const pursuit = await attempt(submission.id, body);
    if (signal.aborted) return;
    onChange(pursuit);
    if (pursuit.status === 'answered' || pursuit.status === 'refused') return;
    await (pursuit.status === 'offline' ? backOnline(signal) : pause(retryDelay, signal));
  }
}

async function attempt(id: string, body: string): Promise<Pursuit> {
  if (!navigator.onLine) return { status: 'offline' };
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(assessmentsEndpoint, { method: 'POST', headers, body });
    if (response.ok) return answered(id, await response.json());
    if (response.status === 429 || response.status >= 500) return { status: 'failing' };
    removeFromOutbox(id);
    return { status: 'refused' };
  } catch {
    return { status: navigator.onLine ? 'failing' : 'offline' };
  }
}

function answered(id: string, answer: unknown): Pursuit {
  if (!isAnswer(answer)) return { status: 'failing' };
  if (answer.stored) removeFromOutbox(id);
  return { status: 'answered', recommendation: answer.recommendation };
}

const isAnswer = (value: unknown): value is { stored: boolean; recommendation: Recommendation } =>
  isRecord(value) && typeof value.stored === 'boolean' && isRecord(value.recommendation);

function pause(duration: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, duration);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function backOnline(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
