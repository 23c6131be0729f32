import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Caller } from '../http/sender-address.ts';
import { retryAfter } from '../retry-after.ts';

// Wrong codes in a minute. The time is short, so that a flood cannot keep the owner out for long.
const duration = 60;
const perAddress = new RateLimiterMemory({ points: 10, duration });
const perPeer = new RateLimiterMemory({ points: 100, duration });
const perInstance = new RateLimiterMemory({ points: 300, duration });
const ALL = 'all';

/** Call for every code that opens no request. */
export async function countWrongCode({ address, peer }: Caller): Promise<void> {
  await perInstance.penalty(ALL);
  if (peer) await perPeer.penalty(peer);
  if (address) await perAddress.penalty(address);
}

/** The wait if the address, the peer or all callers together sent too many wrong codes. Otherwise undefined. */
export async function secondsToWait({ address, peer }: Caller): Promise<number | undefined> {
  const checks = [retryAfter(perInstance, ALL), retryAfter(perPeer, peer), retryAfter(perAddress, address)];
  return (await Promise.all(checks)).find((seconds) => seconds !== undefined);
}
