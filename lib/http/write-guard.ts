import { env } from '@/lib/env';
import type { HeaderReader } from './client-address';
import { bodyLimit } from './json-body';
import { hostOf, isOtherHost, requestHost } from './origin';
import type { HttpProblem } from './problem';

/**
 * Whether another site made the visitor's browser send this request. A request with neither header comes from an old
 * browser or from no browser at all, and carries nobody's authority, so it is let through.
 */
export function isCrossSite(headers: HeaderReader): boolean {
  const origin = headers.get('origin');
  // `null` of a page that hides where it is, or no address at all, at which Next would fail with a 500.
  if (origin !== null && hostOf(origin) === undefined) return true;
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  if (origin === null || hostOf(origin) === requestHost(headers)) return false;
  // A proxy has changed the host. Over plain http no browser says more of the page it is on.
  return hostOf(origin) !== hostOf(env().SITE_URL);
}

/**
 * Refuses a form whose page is ours and names another host than the request, as behind a proxy that changes it: Next
 * would answer 500. The visitor gets a sentence, the log the line to add.
 */
export const refuseMisdirected = (headers: HeaderReader): HttpProblem | undefined =>
  isOtherHost(headers, requestHost(headers))
    ? {
        status: 503,
        message:
          'Our site cannot take this form at the moment, and the fault is ours. What you typed is still here: please try again later.',
      }
    : undefined;

type WriteRequest = { method: string; url: string; headers: HeaderReader };

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Judges a request by its headers alone, before anything of it is parsed: the first thing every write asks, in the
 * middleware or in its handler. `undefined`: it may pass.
 */
export function refuseWrite({ method, url, headers }: WriteRequest): HttpProblem | undefined {
  if (readingMethods.has(method)) return undefined;
  const { pathname } = new URL(url);
  if (isCrossSite(headers)) return { status: 403, message: 'This can only be sent from our own pages.' };
  const length = headers.get('content-length');
  if (length === null) return { status: 411, message: 'The request has to say how long it is.' };
  if (!(Number(length) <= bodyLimit(pathname))) {
    return { status: 413, message: 'This is too long. Please shorten your answers and send them again.' };
  }
  // Handlers under /api refuse by themselves what is no JSON.
  if (!pathname.startsWith('/api/') && isUrlencoded(headers)) {
    return { status: 415, message: 'This form arrived in a way we cannot read. Please reload the page.' };
  }
  return undefined;
}

// Next would answer 200, without running the action and without a policy.
const isUrlencoded = (headers: HeaderReader) =>
  headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
