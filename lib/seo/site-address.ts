import { env } from '@/lib/env';

/**
 * An address of this site as others must write it, with SITE_URL as it was at build. Canonical links, the sitemap, cards
 * and structured data take it from here, so that they agree; `/` has no slash at its end, as in Next's own links.
 */
export const siteAddress = (path: `/${string}`): string =>
  new URL(path, env().SITE_URL).href.replace(/(?<=^https?:\/\/[^/]+)\/(?=$|#)/, '');
