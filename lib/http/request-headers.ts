import type { IncomingHttpHeaders } from 'node:http';

/** The headers of a request, whether they come from a `Request` or from `headers()` in a server action. */
export type HeaderReader = Pick<Headers, 'get'>;

/** Reads the headers of a request in the form Node has them. */
export const headerReader = (headers: IncomingHttpHeaders): HeaderReader => ({
  get: (name) => headers[name]?.toString() ?? null,
});

/** Whether the visitor's browser sends Global Privacy Control with its requests (decision 0015). */
export const carriesPrivacySignal = (headers: HeaderReader): boolean => headers.get('sec-gpc') === '1';

/** The session to store with what a visitor submits; none under a privacy signal (decision 0015). */
export const linkedSession = (sessionId: string | null, headers: HeaderReader): string | null =>
  carriesPrivacySignal(headers) ? null : sessionId;
