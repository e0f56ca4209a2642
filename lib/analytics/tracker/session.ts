import { uuidV7 } from '@/lib/browser/uuid-v7';
import { sendsPrivacySignal } from './load-tracker';

export type Session = {
  id: string;
  /** Milliseconds since 1970. */
  started: number;
};

export type DocumentSession = ReturnType<typeof createSession>;

/**
 * A document's session, in memory alone (decision 0009): a reload starts a new one, moving inside the site does not.
 * @param openedAt when the document was loaded
 */
export function createSession(openedAt: () => number, now: () => number) {
  let session: Session | undefined;
  return {
    /** It began when the document did. */
    current(): Session {
      session ??= { id: uuidV7(), started: Math.round(openedAt()) };
      return session;
    },
    /** After 30 minutes without activity, `sessionIdleLimit` of page-views, what follows is a new session (docs/lifecycle.md). */
    renew(): Session {
      session = { id: uuidV7(), started: now() };
      return session;
    },
  };
}

/**
 * This document's session. Apart from the tracker: forms need the id without it, and most pages need neither at first.
 * Not by `performance.timeOrigin`: Firefox reckons it by a clock that stops while the machine sleeps, so that it may lie
 * hours before, and the visit would be over before it began.
 */
export const documentSession = createSession(() => Date.now() - performance.now(), Date.now);

/** The session's UUID v7, or `null` for a visitor who sends Global Privacy Control (decision 0015). */
export const currentSessionId = (): string | null =>
  sendsPrivacySignal() ? null : documentSession.current().id;
