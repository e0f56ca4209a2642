import { eventLimits as limits } from '@/content/analytics';
import { cut } from './cut';

/** The page a visitor came from: another site's address without its query, or the path of one of ours. */
export type Referrer = { referrer?: string; previous?: string };

/** @param origin this site's */
export function readReferrer(address: string, origin: string): Referrer {
  const page = cut(address.replace(/[?#].*/s, ''), limits.address);
  if (page.startsWith(`${origin}/`)) return { previous: page.slice(origin.length) };
  return page ? { referrer: page } : {};
}
