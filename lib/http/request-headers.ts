import type { IncomingHttpHeaders } from 'node:http';
import { env } from '@/lib/env';

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

/** The host in an address such as an origin; `undefined` if it is not an address. */
export const hostOf = (address: string | null): string | undefined =>
  address !== null && URL.canParse(address) ? new URL(address).host : undefined;

/** The host a request was sent to, read from the same two headers, in the same order, as Next does for a server action. */
export const requestHost = (headers: HeaderReader): string | null =>
  headers.get('x-forwarded-host')?.split(',')[0]?.trim() ?? headers.get('host');

/**
 * Whether another site made the visitor's browser send this request (CSRF). A request with neither header comes from
 * an old browser or from no browser at all. It does not carry anybody's authority, so it is let through.
 */
export function isCrossSite(headers: HeaderReader): boolean {
  const origin = headers.get('origin');
  // Either `null`, from a page that hides where it is, or not an address at all, at which Next would fail with a 500.
  if (origin !== null && hostOf(origin) === undefined) return true;
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  if (origin === null || hostOf(origin) === requestHost(headers)) return false;
  // A proxy has changed the host. Over plain http browsers say nothing else about the page they are on.
  return hostOf(origin) !== hostOf(env().SITE_URL);
}

/**
 * Whether the page that sends this names another host than the request: Next would refuse its server action.
 * @param host the one the application believes
 */
export function isOtherHost(headers: HeaderReader, host: string | null): boolean {
  const origin = hostOf(headers.get('origin'));
  return origin !== undefined && host !== null && origin !== host;
}

/** Whether a write says nothing about the page it comes from; every recent browser sends at least one of these headers. */
export const statesNoOrigin = (headers: HeaderReader): boolean =>
  headers.get('origin') === null && headers.get('sec-fetch-site') === null;
