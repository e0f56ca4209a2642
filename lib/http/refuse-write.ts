import { bodyLimit } from './body-limit';
import type { HeaderReader } from './header-reader';
import { isCrossSite } from './is-cross-site';
import type { Problem } from './problem';

type Write = { method: string; url: string; headers: HeaderReader };

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Judges a request by its headers alone, before anything of it is parsed: the first thing every write asks, in the
 * middleware or in its handler. `undefined`: it may pass.
 */
export function refuseWrite({ method, url, headers }: Write): Problem | undefined {
  if (reading.has(method)) return;
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
}

// Next would answer 200, without running the action and without a policy.
const isUrlencoded = (headers: HeaderReader) =>
  headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
