import { RateLimiterMemory } from 'rate-limiter-flexible';
import { LIMIT_OF_SPAM, LIMIT_PER_ADDRESS, LIMIT_PER_INSTANCE } from '../firebase/params.ts';
import type { Caller } from '../http/sender.ts';

interface Arrival extends Caller {
  readonly id: string;
  /** Whether the request already has another spam signal. */
  readonly isSuspected: boolean;
}

export interface Count {
  /** Whether the address has sent too many different requests. If so, the request is stored as suspected spam. */
  readonly isOverAddressLimit: boolean;
  /** Set if the request must be refused, because a limit of this instance is reached. */
  readonly secondsToWait?: number;
}

let previous: Promise<unknown> = Promise.resolve();

/**
 * Checks the limits and counts a request. Handles one request at a time: otherwise parallel requests could all pass the
 * check before any of them is counted.
 */
export function countRequest(arrival: Arrival): Promise<Count> {
  const count = previous.then(() => countNext(arrival));
  previous = count.catch(() => undefined);
  return count;
}

/** Counts accepted requests only. This also limits the memory that the counters need. */
async function countNext({ id, address, peer, isSuspected }: Arrival): Promise<Count> {
  if (await idsWithinLimit.get(id)) return { isOverAddressLimit: false };
  if (await idsOverLimit.get(id)) return { isOverAddressLimit: true };
  const isOverAddressLimit = (await retryAfter(perAddress, address)) !== undefined;
  const isSpam = isSuspected || isOverAddressLimit;
  const secondsToWait = isSpam
    ? await retryAfter(spam, ALL)
    : ((await retryAfter(families, ALL)) ?? (await retryAfter(familiesPerPeer, peer)));
  if (secondsToWait !== undefined) return { isOverAddressLimit, secondsToWait };
  await (isOverAddressLimit ? idsOverLimit : idsWithinLimit).penalty(id);
  await (isSpam ? spam : families).penalty(ALL);
  if (peer && !isSpam) await familiesPerPeer.penalty(peer);
  if (address) await perAddress.penalty(address);
  return { isOverAddressLimit };
}

/** The key of a limiter that counts all requests together. */
const ALL = 'all';

/** The limiters keep their counts in the memory of this instance, and delete each count when its period is over. */
const HOUR = 60 * 60;
/** The accepted requests within and over the address limit, so that a repeated request gets the same result. */
const idsWithinLimit = new RateLimiterMemory({ points: 1, duration: HOUR });
const idsOverLimit = new RateLimiterMemory({ points: 1, duration: HOUR });
const perAddress = new RateLimiterMemory({ points: LIMIT_PER_ADDRESS.value(), duration: HOUR / 6 });
const spam = new RateLimiterMemory({ points: LIMIT_OF_SPAM.value(), duration: HOUR });
const families = new RateLimiterMemory({ points: LIMIT_PER_INSTANCE.value(), duration: HOUR });
// A client that calls the function directly can forge the address, but not the peer. So one peer may use only a quarter
// of the instance's limit.
const familiesPerPeer = new RateLimiterMemory({ points: Math.ceil(LIMIT_PER_INSTANCE.value() / 4), duration: HOUR });

/**
 * Seconds until the limiter accepts the key again; undefined if it accepts it now, or if there is no key. Checks the end of
 * the period itself: the library deletes expired entries by a timer, which does not run while an idle instance has no CPU.
 */
async function retryAfter(limiter: RateLimiterMemory, key = ''): Promise<number | undefined> {
  const counted = key ? await limiter.get(key) : null;
  if (counted?.remainingPoints !== 0 || counted.msBeforeNext <= 0) return undefined;
  return Math.ceil(counted.msBeforeNext / 1000);
}
