import type { HeaderReader } from './client-address';

/** The host of an address, as an origin is; `undefined` where it is none. */
export const hostOf = (address: string | null): string | undefined =>
  address !== null && URL.canParse(address) ? new URL(address).host : undefined;

/** The host a request was sent to, by the same two headers in the same order as Next compares for a server action. */
export const requestHost = (headers: HeaderReader): string | null =>
  headers.get('x-forwarded-host')?.split(',')[0]?.trim() ?? headers.get('host');

/**
 * Whether the page that sends this names another host than the request: a server action would be refused. @param host as
 * the application believes it
 */
export function isOtherHost(headers: HeaderReader, host: string | null): boolean {
  const origin = hostOf(headers.get('origin'));
  return origin !== undefined && host !== null && origin !== host;
}

/** Whether a write says nothing of the page it comes from: every browser of the last years states one of them. */
export const statesNoOrigin = (headers: HeaderReader): boolean =>
  headers.get('origin') === null && headers.get('sec-fetch-site') === null;
