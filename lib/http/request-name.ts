import { randomUUID } from 'node:crypto';
import { sitePaths } from '@/content/site-paths';
import { endpoints } from '@/lib/endpoints';

/** Where a proxy says which request this is, and where the answer does. */
export const requestIdHeader = 'x-request-id';

/**
 * As proxies make them: a UUID, or hexadecimal digits (nginx's `$request_id`). A visitor's proxy may pass on whatever the
 * visitor wrote, and it will stand in the log.
 */
const wellFormed = /^[0-9a-f]{16,64}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a request: the proxy's, if there is one that may be believed, else one of our own. */
export const requestIdOf = (given: string | undefined, trustedProxyHops: number): string =>
  trustedProxyHops > 0 && given !== undefined && wellFormed.test(given) ? given : randomUUID();

const knownAddresses = new Set<string>([...sitePaths, ...Object.values(endpoints)]);

/** What begins so is one thing to whoever counts. */
const families = ['/api/', '/_next/'];

/**
 * What a request is counted and logged under: an address of ours, or `…` for any other, of which there are as many as
 * clients like, and in which anything may stand.
 */
export function routeOf(method: string, target: string): string {
  const [path = ''] = target.split('?');
  if (knownAddresses.has(path)) return `${method} ${path}`;
  const family = families.find((start) => path.startsWith(start)) ?? '/';
  return `${method} ${family}…`;
}
