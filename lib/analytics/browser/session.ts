import { v7 as uuidv7 } from 'uuid';
import { sendsPrivacySignal } from './sends-privacy-signal';

/** One per document, in memory alone (decision 9): a reload is a new session, moving inside the site is the same one. */
let id: string | undefined;

/** The session's UUID v7, or `null` for a visitor who sends Global Privacy Control (decision 15). */
export function currentSessionId(): string | null {
  if (sendsPrivacySignal()) return null;
  id ??= uuidv7();
  return id;
}
