import { env } from '@/lib/env';
import type { HeaderReader } from './client-address';

/** The host in an address such as an origin; `undefined` if it is not an address. */
const hostOf = (address: string | null): string | undefined =>
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

/** What a proxy in front of the site gets wrong, and the line that fixes it. */
export type ProxyFault = { event: 'proxy_host' | 'proxy_address'; hint: string };

/** Headers that proxies add. Some add none, and can be recognised by HTTP/1.0, which nginx speaks. */
const traces = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * What is wrong with the proxies a request has passed, judging by its headers as they arrived. What tells a changed
 * Host from another site's request: that the browser calls it same-origin, that its origin is the configured address,
 * or that a proxy left its traces.
 */
export function proxyFaults(
  headers: HeaderReader,
  site: { url: string; trustedHops: number; httpVersion: string },
): ProxyFault[] {
  const faults: ProxyFault[] = [];
  const host = site.trustedHops > 0 ? requestHost(headers) : headers.get('host');
  const isOurs =
    headers.get('sec-fetch-site') === 'same-origin' || hostOf(headers.get('origin')) === hostOf(site.url);
  const isForwarded = site.httpVersion === '1.0' || traces.some((name) => headers.get(name) !== null);
  const crossSite = headers.get('sec-fetch-site') === 'cross-site';
  if (!crossSite && (isOurs || isForwarded) && isOtherHost(headers, host)) {
    faults.push({
      event: 'proxy_host',
      hint: 'Forms are refused: a proxy changes the Host header. nginx: proxy_set_header Host $http_host;',
    });
  }
  if (site.trustedHops === 0 && headers.get('x-forwarded-for') !== null) {
    faults.push({
      event: 'proxy_address',
      hint: 'X-Forwarded-For is not believed, and all visitors behind a proxy share one limit. If the proxy is yours: TRUSTED_PROXY_HOPS=1',
    });
  }
  return faults;
}
