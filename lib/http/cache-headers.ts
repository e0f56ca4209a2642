/**
 * How long others may keep a page, or a file that is made of the site's words: shared caches for a minute, so that a
 * deploy shows without a purge; a CDN that knows a header of its own may also hand out the last one for a day while it
 * asks. A browser would take that word for itself. Where nothing is said, Next says a year.
 */
export const cacheHeaders = {
  'cache-control': 's-maxage=60',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=86400',
};
