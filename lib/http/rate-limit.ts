import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { runLimiterStatement } from '@/db/queries/http';
import { env } from '@/lib/env';
import { clientAddress, type HeaderReader, hashAddress } from './client-address';
import type { HttpProblem } from './problem';
import { siteSecret } from './site-secret';

/** After this a visitor is counted in memory instead: nobody waits for a limit. */
const PATIENCE_MS = 250;

type LimiterStatement = { text: string; values: (string | number | null)[] };

/** Runs a statement as the library expects of its client; throws where the database is away or slow. */
async function queryLimits({ text, values }: LimiterStatement) {
  const result = await Promise.race([
    runLimiterStatement(text, values),
    sleep(PATIENCE_MS, undefined, { ref: false }),
  ]);
  if (!result?.ok) throw new Error('The limits are counted in memory.');
  return { rows: result.value, rowCount: result.value.length };
}

/** Where rate-limiter-flexible counts, with the table a migration made. */
export const limiterStore = {
  storeClient: { query: queryLimits },
  storeType: 'pool',
  tableName: 'write_limits',
  tableCreated: true,
};

type SharedLimiter = Pick<RateLimiterAbstract, 'consume'>;
type MemoryLimiter = Pick<RateLimiterAbstract, 'consume' | 'block'>;

/**
 * Counts in memory, and tells the limiter all instances share of every so many points at once: a client that spreads
 * its writes over instances is over the limit a little later, and an ordinary write costs no statement.
 */
export function periodicallyShared(
  memory: MemoryLimiter,
  shared: SharedLimiter,
  every: number,
): SharedLimiter {
  return {
    async consume(key) {
      const counted = await memory.consume(key);
      if (counted.consumedPoints % every !== 0) return counted;
      try {
        return await shared.consume(key, every);
      } catch (refused) {
        // The next writes do not ask it: without this, all of them would pass until one does.
        if (refused instanceof RateLimiterRes) await memory.block(key, refused.msBeforeNext / 1000);
        throw refused;
      }
    },
  };
}

// Points per address in so many seconds. Whole offices and mobile networks share one address, so these stop floods,
// not people: an open page sends about 12 batches of events a minute. A form counts each press, also one that only
// adds an experience without JavaScript. Events are counted by each instance, and reported to the others now and then:
// a statement for each is too many.
const writeLimits = {
  assessment: { points: 30, duration: 60, sharedEvery: 1 },
  form: { points: 60, duration: 600, sharedEvery: 1 },
  events: { points: 600, duration: 60, sharedEvery: 60 },
} as const;

export type WriteKind = keyof typeof writeLimits;

export type LimitedWrite = { ok: true } | ({ ok: false } & HttpProblem);

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
    await outsideOfRequests(() => limiterFor(kind).consume(client));
    return { ok: true };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return tooManyWrites(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
  }
}

const tooManyWrites = (retryAfter: number): LimitedWrite => ({
  ok: false,
  status: 429,
  message: `That was a lot at once. Please wait ${inWords(retryAfter)} and try again.`,
  retryAfter,
});

const inWords = (seconds: number) => (seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`);

function limiterFor(kind: WriteKind): Limiter {
  const known = limiters.get(kind) ?? makeLimiter(kind);
  limiters.set(kind, known);
  return known;
}

function makeLimiter(kind: WriteKind): Limiter {
  const { sharedEvery, ...limit } = writeLimits[kind];
  const inMemory = () => new RateLimiterMemory({ keyPrefix: kind, ...limit });
  const shared = new RateLimiterPostgres({
    ...limiterStore,
    ...limit,
    keyPrefix: kind,
    // Who is over the limit is known here until it is over, without a statement for each attempt.
    inMemoryBlockOnConsumed: limit.points + 1,
    insuranceLimiter: inMemory(),
  });
  return sharedEvery === 1 ? shared : periodicallyShared(inMemory(), shared, sharedEvery);
}
