import { assessmentsEndpoint, eventsEndpoint } from '@/lib/paths';

/** What the outbox takes for the last word: another attempt would be answered alike. */
export const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

function isStored(text: string): boolean {
  try {
    return JSON.parse(text).stored === true;
  } catch {
    return false;
  }
}

/**
 * What the site has said of all that a request carried. Events are acknowledged by a 204 alone: a 200 says that some
 * never will be stored, and not which.
 * @param text the body of the answer
 */
export function verdictOf(path: string, status: number, text: string): 'acknowledged' | 'refused' | 'none' {
  if (path === eventsEndpoint && status === 204) return 'acknowledged';
  if (path === assessmentsEndpoint && status === 200 && isStored(text)) return 'acknowledged';
  return isFinal(status) || (path === eventsEndpoint && status === 200) ? 'refused' : 'none';
}
