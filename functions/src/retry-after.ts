import type { RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * Seconds until the limiter accepts the key again; undefined if it accepts it now, or if there is no key. Checks the end of
 * the period itself: the library deletes expired entries by a timer, which does not run while an idle instance has no CPU.
 */
export async function retryAfter(limiter: RateLimiterMemory, key = ''): Promise<number | undefined> {
  const counted = key ? await limiter.get(key) : null;
  if (counted?.remainingPoints !== 0 || counted.msBeforeNext <= 0) return undefined;
  return Math.ceil(counted.msBeforeNext / 1000);
}
