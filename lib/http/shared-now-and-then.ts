import type { RateLimiterAbstract } from 'rate-limiter-flexible';

type Limiter = Pick<RateLimiterAbstract, 'consume'>;

/**
 * Counts in memory, and tells the limiter all instances share of every so many points at once: a client that spreads
 * its writes over instances is over the limit a little later, and an ordinary write costs no statement.
 */
export function sharedNowAndThen(memory: Limiter, shared: Limiter, every: number): Limiter {
  return {
    async consume(key) {
      const counted = await memory.consume(key);
      return counted.consumedPoints % every === 0 ? shared.consume(key, every) : counted;
    },
  };
}
