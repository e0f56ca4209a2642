import type { Environment } from '@/lib/env';

/**
 * How long others may cache a page, or a file made from the site's content: shared caches for a minute, so that a
 * deploy shows without a purge. A CDN that knows a header of its own may also serve the old copy for a day while it
 * asks for a new one; in `cache-control`, browsers would do so too. Without any header, Next would say a year.
 */
export const cacheHeaders = {
  'cache-control': 's-maxage=60',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=86400',
};

/** What a page may need beyond the strict policy: `{ 'frame-src': ['https://calendar.example'] }`. */
export type PolicySources = Partial<Record<PolicyDirective, readonly string[]>>;

type PolicyDirective = keyof typeof strictDirectives | 'frame-src' | 'worker-src' | 'media-src';

// React writes inline style attributes; the styles that a build writes into its pages are allowed by their hashes.
const strictDirectives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
} satisfies Record<string, readonly string[]>;

/**
 * The Content-Security-Policy header of one response: the strict policy, which runs no inline script at all, plus the
 * given sources. It has no `upgrade-insecure-requests`, which would break `http://localhost`.
 */
export function contentSecurityPolicy(...additions: PolicySources[]): string {
  const directives = new Map<string, readonly string[]>(Object.entries(strictDirectives));
  for (const [directive, sources] of additions.flatMap((addition) => Object.entries(addition))) {
    const before = directives.get(directive) ?? [];
    directives.set(directive, [...before.filter((source) => source !== "'none'"), ...sources]);
  }
  return [...directives].map(([directive, sources]) => `${directive} ${sources.join(' ')}`).join('; ');
}

const TWO_YEARS = 'max-age=63072000';

/** By `HSTS`. The preload list asks for two years and subdomains; with 0, browsers forget what they were told. */
const hstsValues: Record<Environment['HSTS'], string> = {
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  host: TWO_YEARS,
  off: 'max-age=0',
};

/** Tells browsers to come by https only, once the site really is served that way; over http browsers ignore it. */
export const strictTransport = ({ SITE_URL, HSTS }: Pick<Environment, 'SITE_URL' | 'HSTS'>) =>
  SITE_URL.startsWith('https:') ? [{ key: 'Strict-Transport-Security', value: hstsValues[HSTS] }] : [];
