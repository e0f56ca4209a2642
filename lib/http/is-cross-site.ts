import type { HeaderReader } from './header-reader';

/**
 * Whether another site made the visitor's browser send this request. A request with neither header comes from an old
 * browser or from no browser at all, and carries nobody's authority, so it is let through.
 */
export function isCrossSite(headers: HeaderReader): boolean {
  const origin = headers.get('origin');
  if (origin === 'null') return true;
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  return origin !== null && hostOf(origin) !== ownHost(headers);
}

// The same two headers in the same order as Next compares for a server action.
const ownHost = (headers: HeaderReader) =>
  headers.get('x-forwarded-host')?.split(',')[0]?.trim() ?? headers.get('host');

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
