import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

type ForgetfulLimiter = Pick<RateLimiterAbstract, 'consume' | 'delete'>;

/** Milliseconds by which the clocks of two instances may differ without a client gaining by it. */
const CLOCK_DIFFERENCE = 5000;

/**
 * A count ends at a time of day. After the clock was set back that may be hours away: a client who would have to wait
 * longer than the window is counted anew.
 * @param seconds the limiter's window
 */
export function despiteClockChanges(limiter: ForgetfulLimiter, seconds: number) {
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
