import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { clientAddress } from './client-address';
import { hashAddress } from './hash-address';
import type { HeaderReader } from './header-reader';
import type { Problem } from './problem';

// Points per address in so many seconds. Whole offices and mobile networks share one address, so these stop floods,
// not people: an open page sends about 12 batches of events a minute.
const limits = {
  assessment: { points: 30, duration: 60 },
  application: { points: 20, duration: 600 },
  events: { points: 600, duration: 60 },
} as const;

export type WriteKind = keyof typeof limits;

export type LimitedWrite = { ok: true } | ({ ok: false } & Problem);

const limiters = new Map<WriteKind, RateLimiterMemory>();

/** Counts one write of the client that sent these headers; a problem with `retryAfter` when it was one too many. */
export async function limitWrites(kind: WriteKind, headers: HeaderReader): Promise<LimitedWrite> {
  const { RATE_LIMIT, TRUSTED_PROXY_HOPS } = env();
  const address = clientAddress(headers, TRUSTED_PROXY_HOPS);
  if (RATE_LIMIT === 'off' || !address) return { ok: true };
  try {
    await limiter(kind).consume(hashAddress(address));
    return { ok: true };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
  }
}

const tooMany = (retryAfter: number): LimitedWrite => ({
  ok: false,
  status: 429,
  message: 'That was a lot at once. Please wait a minute and try again.',
  retryAfter,
});

function limiter(kind: WriteKind): RateLimiterMemory {
  const known = limiters.get(kind) ?? new RateLimiterMemory(limits[kind]);
  limiters.set(kind, known);
  return known;
}
