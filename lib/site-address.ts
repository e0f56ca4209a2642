import { isLoopback } from './address-checks';
import { env } from './env';

/** Whether strangers can reach an address: it is https, and not on this machine. */
export function isPublicAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !isLoopback(hostname);
}

/** Whether this build, or this process, belongs to the public site. */
export const isPublicSite = (): boolean => isPublicAddress(env().SITE_URL);

/**
 * A full address of this site, with SITE_URL as it was at build. Canonical links, the sitemap, cards and structured
 * data all use this, so that they agree; `/` has no slash at its end, as in Next's own links.
 */
export const siteAddress = (path: `/${string}`): string =>
  new URL(path, env().SITE_URL).href.replace(/(?<=^https?:\/\/[^/]+)\/(?=$|#)/, '');
