import { BlockList, isIPv6 } from 'node:net';
import { log } from '@/lib/log';
import { forwardedAddresses } from './client-address';
import { type HeaderReader, hostOf, isOtherHost, requestHost } from './request-headers';

/** What a proxy in front of the site gets wrong, and the line that fixes it. */
export type ProxyFault = { event: 'proxy_host' | 'proxy_address' | 'proxy_hops'; hint: string };

/** Headers that proxies add. Some add none, and can be recognized by HTTP/1.0, which nginx speaks. */
const traces = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Headers in which hosts and CDNs name the visitor alone. */
const visitorHeaders = ['cf-connecting-ip', 'fastly-client-ip', 'true-client-ip'] as const;

/** Networks in which proxies stand, and no visitor of a public site. */
const insideNetworks = new BlockList();
insideNetworks.addSubnet('10.0.0.0', 8);
insideNetworks.addSubnet('100.64.0.0', 10);
insideNetworks.addSubnet('169.254.0.0', 16);
insideNetworks.addSubnet('172.16.0.0', 12);
insideNetworks.addSubnet('192.168.0.0', 16);
insideNetworks.addSubnet('fc00::', 7, 'ipv6');
insideNetworks.addSubnet('fe80::', 10, 'ipv6');
insideNetworks.addAddress('127.0.0.1');
insideNetworks.addAddress('::1', 'ipv6');

const isInside = (address: string) => insideNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * How many proxies a request seems to have passed: as many as wrote down an address up to the visitor's, which a header
 * of a CDN names, or which is the first that is of no inner network. Anybody may have written all of this, so it is
 * good for a hint alone.
 * @returns 0 where nothing tells
 */
function proxiesPassed(headers: HeaderReader): number {
  const named = visitorHeaders.map((name) => headers.get(name)).find((address) => address !== null);
  const isVisitor = (address: string) => (named ? address === named : !isInside(address));
  return forwardedAddresses(headers).findIndex(isVisitor) + 1;
}

/** The fault of a form that names another host than the one it came to, where a page of ours has sent it. */
export const hostFault: ProxyFault = {
  event: 'proxy_host',
  hint: 'Forms are refused: a proxy changes the Host header. nginx: proxy_set_header Host $http_host;',
};

/** The fault of a chain of proxies that is longer than the one which is trusted. */
export function hopsFault(headers: HeaderReader, trustedHops: number): ProxyFault[] {
  const passed = proxiesPassed(headers);
  if (passed <= trustedHops) return [];
  return [
    {
      event: 'proxy_hops',
      hint: `A proxy is taken for the visitor, and all visitors behind it share one limit. If ${passed} proxies of yours stand before the site: TRUSTED_PROXY_HOPS=${passed}`,
    },
  ];
}

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
    faults.push(hostFault);
  }
  if (site.trustedHops > 0 || headers.get('x-forwarded-for') === null)
    return [...faults, ...hopsFault(headers, site.trustedHops)];
  return [
    ...faults,
    {
      event: 'proxy_address',
      hint: `X-Forwarded-For is not believed, and all visitors behind a proxy share one limit. If the proxy is yours: TRUSTED_PROXY_HOPS=${proxiesPassed(headers) || 1}`,
    },
  ];
}

declare global {
  // On globalThis: the server has another copy of this module than the pages have.
  var saidProxyFaults: Set<ProxyFault['event']> | undefined;
}

/**
 * Says each fault once a process. Our own server looks at every request, while its headers are still those that came;
 * where another one serves the application, that says what it refuses forms for and what its limits meet.
 */
export function sayProxyFaults(faults: readonly ProxyFault[]): void {
  globalThis.saidProxyFaults ??= new Set();
  for (const { event, hint } of faults) {
    if (globalThis.saidProxyFaults.has(event)) continue;
    globalThis.saidProxyFaults.add(event);
    log(event, { hint });
  }
}
