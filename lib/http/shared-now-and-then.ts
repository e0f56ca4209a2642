import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

type Limiter = Pick<RateLimiterAbstract, 'consume'>;
type Blocking = Pick<RateLimiterAbstract, 'consume' | 'block'>;

/**
 * Counts in memory, and tells the limiter all instances share of every so many points at once: a client that spreads
 * its writes over instances is over the limit a little later, and an ordinary write costs no statement.
 */
export function sharedNowAndThen(memory: Blocking, shared: Limiter, every: number): Limiter {
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
