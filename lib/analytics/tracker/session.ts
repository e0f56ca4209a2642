import { v7 as uuidv7 } from 'uuid';
import { sendsPrivacySignal } from './privacy-signal';

export type Session = {
  id: string;
  /** Milliseconds since 1970. */
  started: number;
};

/**
 * One per document, in memory alone (decision 0009): a reload starts a new one, moving inside the site does
 * not.
 */
let currentSession: Session | undefined;

/** The session's UUID v7, or `null` for a visitor who sends Global Privacy Control (decision 0015). */
export const currentSessionId = (): string | null => (sendsPrivacySignal() ? null : measuredSession().id);

/** The session of a visitor who may be measured. It began when the document did. */
export function measuredSession(): Session {
  currentSession ??= { id: uuidv7(), started: Math.round(performance.timeOrigin) };
  return currentSession;
}

/** After 30 minutes without activity a visit is over; what follows is a new session (docs/lifecycle.md). */
export function renewSession(): Session {
  currentSession = { id: uuidv7(), started: Date.now() };
  return currentSession;
}
