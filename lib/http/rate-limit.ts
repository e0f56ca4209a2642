import 'server-only';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { runLimiterStatement, withShortDeadline } from '@/db/queries/http';
import { env } from '@/lib/env';
import { log, outsideRequests } from '@/lib/log';
import { clientAddress } from './client-address';
import { type ClientCode, clientCode, codeCount } from './client-code';
import type { HttpProblem } from './problem';
import { hopsFault, sayProxyFaults } from './proxy-faults';
import type { HeaderReader } from './request-headers';

/**
 * How many bytes one network may have stored per day (UTC), for each kind of write. A visit of ten minutes sends about
 * 20 KB, so this allows a thousand of them from one office, or a hundred applications of full length.
 */
export const dayBytes = 20 * 1024 * 1024;

/** Other instances are told of each full megabyte, so that an ordinary client costs no statement. */
const TOLD_BYTES = 1024 * 1024;

/** Tells all instances about bytes; false when together they have counted more than the budget. */
type TellInstances = (code: string, bytes: number, secondsLeft: number) => Promise<boolean>;

type DayBudget = {
  /** Takes bytes from what a client has left today. @returns false when that was too much */
  spend(client: ClientCode, bytes: number): Promise<boolean>;
};

/** Seconds until the day (UTC) is over. */
export const secondsLeft = (day: string, now: number = Date.now()): number =>
  Math.max(1, Math.ceil((Date.parse(day) + 24 * 60 * 60 * 1000 - now) / 1000));

/** One number for each code: four megabytes, however many clients come. A timer for each client would have no bound. */
export function dayBudget(tell: TellInstances): DayBudget {
  let spent = { day: '', bytes: new Uint32Array(0) };
  return {
    async spend({ day, code }, bytes) {
      if (spent.day !== day) spent = { day, bytes: new Uint32Array(codeCount) };
      const place = Number.parseInt(code, 16);
      const before = spent.bytes[place] ?? 0;
      const after = Math.min(before + bytes, dayBytes + 1);
      spent.bytes[place] = after;
      if (after > dayBytes) return false;
      const untold = Math.floor(after / TOLD_BYTES) - Math.floor(before / TOLD_BYTES);
      if (untold === 0) return true;
      const isWithin = await tell(code, untold * TOLD_BYTES, secondsLeft(day));
      if (!isWithin) spent.bytes[place] = dayBytes + 1;
      return isWithin;
    },
  };
}

type LimiterStatement = { text: string; values: (string | number | null)[] };

/** Runs a statement as the library expects from its client; throws when the database is away or slow. */
async function queryLimits({ text, values }: LimiterStatement) {
  const result = await withShortDeadline(runLimiterStatement(text, values));
  if (!result?.ok) throw new Error('The limits are counted in memory.');
  return { rows: result.value, rowCount: result.value.length };
}

/** Where rate-limiter-flexible counts: in a table that a migration made. */
const limiterStore = {
  storeClient: { query: queryLimits },
  storeType: 'pool',
  tableName: 'write_limits',
  tableCreated: true,
};

type Limiter = Pick<RateLimiterAbstract, 'consume'>;
type MemoryLimiter = Pick<RateLimiterAbstract, 'consume' | 'block'>;

/**
 * Counts in memory, and reports to the limiter that all instances share only every so many points. A client that
 * spreads its writes over instances reaches the limit a little later, and an ordinary write costs no statement.
 */
export function periodicallyShared(memory: MemoryLimiter, shared: Limiter, every: number): Limiter {
  return {
    async consume(key, points = 1) {
      const counted = await memory.consume(key, points);
      const { consumedPoints } = counted;
      const untold = Math.floor(consumedPoints / every) - Math.floor((consumedPoints - points) / every);
      if (untold === 0) return counted;
      try {
        return await shared.consume(key, untold * every);
      } catch (refused) {
        // The next writes will not ask the shared limiter: without this, all of them would pass until one does.
        if (refused instanceof RateLimiterRes) await memory.block(key, refused.msBeforeNext / 1000);
        throw refused;
      }
    },
  };
}

// Points per address in so many seconds. Whole offices and mobile networks share one address, so these limits stop
// floods, not people: an open page sends about 12 batches of events a minute. A form counts every press, including one
// that only adds an experience without JavaScript. Each instance counts events by itself and reports to the others now
// and then: a statement for each batch would be too many.
const writeLimits = {
  assessment: { points: 30, duration: 60, sharedEvery: 1 },
  form: { points: 60, duration: 600, sharedEvery: 1 },
  events: { points: 600, duration: 60, sharedEvery: 60 },
  // A provider sends from few addresses, and sends again what was refused.
  provider: { points: 600, duration: 60, sharedEvery: 1 },
} as const;

export type WriteKind = keyof typeof writeLimits;

/** Additional points for a body that cannot be read: only programs send such bodies, and then many of them. */
const UNREADABLE_POINTS = 5;

export type LimitedWrite = { ok: true } | ({ ok: false } & HttpProblem);

type Limits = { rate: Limiter; budget: DayBudget };

const limits = new Map<WriteKind, Limits>();

/**
 * Counts one write of the client that sent these headers, and the bytes it is about to send; returns a problem with
 * `retryAfter` when that is too much. To be called before the body is read, because reading is what costs.
 * @param bytes what it says of its length, which has to be judged before (`refuseWrite`)
 */
export async function limitWrites(
  kind: WriteKind,
  headers: HeaderReader,
  bytes: number = Number(headers.get('content-length') ?? 0),
): Promise<LimitedWrite> {
  const client = await knownClient(headers);
  if (!client) return { ok: true };
  const limit = await takePoints(kind, client, 1);
  return limit.ok ? spendBytes(kind, client, bytes) : limit;
}

/**
 * Counts a write as one that cannot be read, before it is read: many that come at once would otherwise all be in memory
 * before the first of them is counted as such. `countReadable` takes back what was too much, `limitBytes` counts bytes.
 */
export async function limitUnread(kind: WriteKind, headers: HeaderReader): Promise<LimitedWrite> {
  const client = await knownClient(headers);
  return client ? takePoints(kind, client, 1 + UNREADABLE_POINTS) : { ok: true };
}

/** Leaves one point of those that `limitUnread` counted. */
export const countReadable = (kind: WriteKind, headers: HeaderReader): Promise<void> =>
  countPoints(kind, headers, -UNREADABLE_POINTS);

async function takePoints(kind: WriteKind, { code }: ClientCode, points: number): Promise<LimitedWrite> {
  const { rate } = limitsOf(kind);
  try {
    // The library sets a timer for each client, which would otherwise keep this whole request in memory until the
    // limit is over.
    await outsideRequests(() => rate.consume(code, points));
    return { ok: true };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return tooManyWrites(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
  }
}

/** Counts the bytes alone, of a write whose sender is known only from its body. */
export async function limitBytes(
  kind: WriteKind,
  headers: HeaderReader,
  bytes: number,
): Promise<LimitedWrite> {
  const client = await knownClient(headers);
  return client ? spendBytes(kind, client, bytes) : { ok: true };
}

async function spendBytes(kind: WriteKind, client: ClientCode, bytes: number): Promise<LimitedWrite> {
  const isWithin = await outsideRequests(() => limitsOf(kind).budget.spend(client, bytes));
  return isWithin ? { ok: true } : tooManyWrites(secondsLeft(client.day));
}

/** Counts a body that could not be read as several writes. It never refuses anything itself; the next write will be. */
export const countUnreadable = (kind: WriteKind, headers: HeaderReader): Promise<void> =>
  countPoints(kind, headers, UNREADABLE_POINTS);

async function countPoints(kind: WriteKind, headers: HeaderReader, points: number): Promise<void> {
  const client = await knownClient(headers);
  if (!client) return;
  const { rate } = limitsOf(kind);
  await outsideRequests(() => isAllowed(rate.consume(client.code, points)));
}

/** The library rejects with a result when the limit is reached, and with an error when it could not count. */
function isAllowed(counted: Promise<unknown>): Promise<boolean> {
  return counted.then(
    () => true,
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    },
  );
}

let hasSaidUnknown = false;

/** Where no address is known nobody is counted, because that would throttle everyone together; the log says so once. */
async function knownClient(headers: HeaderReader): Promise<ClientCode | undefined> {
  const { RATE_LIMIT, TRUSTED_PROXY_HOPS } = env();
  if (RATE_LIMIT === 'off') return;
  const address = clientAddress(headers, TRUSTED_PROXY_HOPS);
  if (address) {
    // Where no proxy is trusted, Next has written the socket's address where one would.
    if (TRUSTED_PROXY_HOPS > 0) sayProxyFaults(hopsFault(headers, TRUSTED_PROXY_HOPS));
    return clientCode(address);
  }
  if (!hasSaidUnknown) log('address_unknown', { hint: unknownHint });
  hasSaidUnknown = true;
  return;
}

const unknownHint =
  'Nothing says which address a request comes from, so nobody is limited. Where a proxy or the host writes X-Forwarded-For: TRUSTED_PROXY_HOPS=1';

const tooManyWrites = (retryAfter: number): LimitedWrite => ({
  ok: false,
  status: 429,
  message: `That was a lot at once. Please wait ${inWords(retryAfter)} and try again.`,
  retryAfter,
});

function inWords(seconds: number): string {
  if (seconds <= 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 60 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

function limitsOf(kind: WriteKind): Limits {
  const known = limits.get(kind) ?? makeLimits(kind);
  limits.set(kind, known);
  return known;
}

function makeLimits(kind: WriteKind): Limits {
  const { sharedEvery, ...limit } = writeLimits[kind];
  const shared = sharedLimiter(kind, limit);
  const rate =
    sharedEvery === 1 ? shared : periodicallyShared(memoryLimiter(kind, limit), shared, sharedEvery);
  const ofDay = sharedLimiter(`${kind}_bytes`, { points: dayBytes, duration: 24 * 60 * 60 });
  const tell = (code: string, bytes: number, seconds: number) =>
    isAllowed(ofDay.consume(code, bytes, { customDuration: seconds }));
  return { rate, budget: dayBudget(tell) };
}

type Limit = { points: number; duration: number };

const memoryLimiter = (keyPrefix: string, limit: Limit) => new RateLimiterMemory({ keyPrefix, ...limit });

function sharedLimiter(keyPrefix: string, limit: Limit) {
  const limiter = new RateLimiterPostgres({
    ...limiterStore,
    ...limit,
    keyPrefix,
    // Once a client is over the limit, this process remembers it until the limit ends, without a statement for each
    // attempt.
    inMemoryBlockOnConsumed: limit.points + 1,
    insuranceLimiter: memoryLimiter(keyPrefix, limit),
  });
  return despiteClockChanges(limiter, limit.duration);
}

type ForgetfulLimiter = Pick<RateLimiterAbstract, 'consume' | 'delete'>;

/** Milliseconds by which the clocks of two instances may differ without a client gaining anything. */
const CLOCK_DIFFERENCE = 5000;

/**
 * A count ends at a time of day. After the clock was set back that may be hours away, so a client who would have to
 * wait longer than the window is counted anew.
 * @param seconds the limiter's window
 */
function despiteClockChanges(limiter: ForgetfulLimiter, seconds: number) {
  return {
    async consume(...counted: Parameters<RateLimiterAbstract['consume']>): Promise<RateLimiterRes> {
      try {
        return await limiter.consume(...counted);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes) || refused.msBeforeNext <= seconds * 1000 + CLOCK_DIFFERENCE)
          throw refused;
        await limiter.delete(counted[0]);
        return limiter.consume(...counted);
      }
    },
  };
}
