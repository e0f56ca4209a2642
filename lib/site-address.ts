import { env } from './env';
import { isLoopback } from './leads/channel-variables';

/** Whether an address is one that strangers can reach: https, and not this machine's. */
export function isPublicAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !isLoopback(hostname);
}

/** Whether this build, or this process, is the public site's. */
export const isPublicSite = (): boolean => isPublicAddress(env().SITE_URL);

/**
 * An address of this site as others must write it, with SITE_URL as it was at build. Canonical links, the sitemap, cards
 * and structured data take it from here, so that they agree; `/` has no slash at its end, as in Next's own links.
 */
export const siteAddress = (path: `/${string}`): string =>
  new URL(path, env().SITE_URL).href.replace(/(?<=^https?:\/\/[^/]+)\/(?=$|#)/, '');
