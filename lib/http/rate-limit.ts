import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { clientAddress } from './client-address';
import { hashAddress } from './hash-address';
import type { HeaderReader } from './header-reader';

// Points per address in so many seconds. Whole offices and mobile networks share one address, so these stop floods,
// not people: an open page sends about 12 batches of events a minute.
const limits = {
  assessments: { points: 30, duration: 60 },
  applications: { points: 20, duration: 600 },
  events: { points: 600, duration: 60 },
} as const;

export type WriteKind = keyof typeof limits;

export type RateLimit = { allowed: true } | { allowed: false; retryAfter: number };

const limiters = new Map<WriteKind, RateLimiterMemory>();

/**
 * Counts one write of the client that sent these headers.
 * @returns with `retryAfter`, in seconds, when it was one too many
 */
export async function rateLimit(kind: WriteKind, headers: HeaderReader): Promise<RateLimit> {
  const { RATE_LIMIT, TRUSTED_PROXY_HOPS } = env();
  const address = clientAddress(headers, TRUSTED_PROXY_HOPS);
  if (RATE_LIMIT === 'off' || !address) return { allowed: true };
  try {
    await limiter(kind).consume(hashAddress(address));
    return { allowed: true };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { allowed: false, retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
  }
}

function limiter(kind: WriteKind): RateLimiterMemory {
  const known = limiters.get(kind) ?? new RateLimiterMemory(limits[kind]);
  limiters.set(kind, known);
  return known;
}
