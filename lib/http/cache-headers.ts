/**
 * How long others may cache a page, or a file made from the site's content: shared caches for a minute, so that a
 * deploy shows without a purge. A CDN that knows a header of its own may also serve the old copy for a day while it
 * asks for a new one; in `cache-control`, browsers would do so too. Without any header, Next would say a year.
 */
export const cacheHeaders = {
  'cache-control': 's-maxage=60',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=86400',
};
