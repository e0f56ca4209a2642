import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { clientAddress } from './client-address';
import { hashAddress } from './hash-address';
import type { HeaderReader } from './header-reader';
import { limiterStore } from './limiter-store';
import type { Problem } from './problem';
import { sharedNowAndThen } from './shared-now-and-then';
import { siteSecret } from './site-secret';

// Points per address in so many seconds. Whole offices and mobile networks share one address, so these stop floods,
// not people: an open page sends about 12 batches of events a minute. A form counts each press, also one that only
// adds an experience without JavaScript. Events are counted by each instance, and reported to the others now and then:
// a statement for each is too many.
const limits = {
  assessment: { points: 30, duration: 60, sharedEvery: 1 },
  form: { points: 60, duration: 600, sharedEvery: 1 },
  events: { points: 600, duration: 60, sharedEvery: 60 },
} as const;

export type WriteKind = keyof typeof limits;

export type LimitedWrite = { ok: true } | ({ ok: false } & Problem);

type Limiter = Pick<RateLimiterAbstract, 'consume'>;

const limiters = new Map<WriteKind, Limiter>();

// The library sets a timer for each client. Set within a request, it would keep all of that request, body included,
// until the limit is over.
const outsideOfRequests = AsyncLocalStorage.snapshot();

/** Counts one write of the client that sent these headers; a problem with `retryAfter` when it was one too many. */
export async function limitWrites(kind: WriteKind, headers: HeaderReader): Promise<LimitedWrite> {
  const { RATE_LIMIT, TRUSTED_PROXY_HOPS } = env();
  const address = clientAddress(headers, TRUSTED_PROXY_HOPS);
  if (RATE_LIMIT === 'off' || !address) return { ok: true };
  try {
    const client = hashAddress(address, await siteSecret());
    await outsideOfRequests(() => limiter(kind).consume(client));
    return { ok: true };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
  }
}

const tooMany = (retryAfter: number): LimitedWrite => ({
  ok: false,
  status: 429,
  message: `That was a lot at once. Please wait ${inWords(retryAfter)} and try again.`,
  retryAfter,
});

const inWords = (seconds: number) => (seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`);

function limiter(kind: WriteKind): Limiter {
  const known = limiters.get(kind) ?? makeLimiter(kind);
  limiters.set(kind, known);
  return known;
}

function makeLimiter(kind: WriteKind): Limiter {
  const { sharedEvery, ...limit } = limits[kind];
  const inMemory = () => new RateLimiterMemory({ keyPrefix: kind, ...limit });
  const shared = new RateLimiterPostgres({
    ...limiterStore,
    ...limit,
    keyPrefix: kind,
    // Who is over the limit is known here until it is over, without a statement for each attempt.
    inMemoryBlockOnConsumed: limit.points + 1,
    insuranceLimiter: inMemory(),
  });
  return sharedEvery === 1 ? shared : sharedNowAndThen(inMemory(), shared, sharedEvery);
}
