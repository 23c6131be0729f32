import { isIPv4, isIPv6 } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { LIMIT_OF_SPAM, LIMIT_PER_ADDRESS, LIMIT_PER_INSTANCE } from '../firebase/params.ts';

/** Why a request is suspected spam. Such a request is stored, but not mailed to the owner at once. */
export type SpamSignal = 'honeypot' | 'address' | 'app-check';

/** The addresses are from `X-Forwarded-For`. docs/decisions/limits-in-memory.md says what each may be used for. */
interface ReceivedRequest {
  /** The visitor, to mark requests: an IPv4 address, or an IPv6 /56. A client that calls the function directly can forge it. */
  readonly address: string | undefined;
  /** The visitor, to share a ceiling: an IPv6 /48, because a home may have many /56. */
  readonly visitor: string | undefined;
  /** Who connected to Google's front end: a server of Hosting, or a direct caller. Nobody can forge it. */
  readonly peer: string | undefined;
  readonly id: string;
  /** The signals in the request itself, so all but "address". */
  readonly signals: readonly SpamSignal[];
}

let previous: Promise<unknown> = Promise.resolve();

/** Counts one request at a time: otherwise parallel ones could all pass the check. The caller refuses one with `secondsToWait`. */
export function countRequest(request: ReceivedRequest) {
  const count = previous.then(() => countNext(request));
  previous = count.catch(() => undefined);
  return count;
}

/** Counts accepted requests only. This also limits the memory that the counters need. */
async function countNext({ id, address, visitor, peer, signals }: ReceivedRequest) {
  const counted = await ids.get(id);
  if (counted) return { isOverAddressLimit: counted.consumedPoints === OVER_LIMIT };
  const isOverAddressLimit = (await retryAfter(perAddress, address)) !== undefined;
  const budget = budgetOf(signals, isOverAddressLimit);
  const { all, perPeer, perVisitor } = budget === 'honeypot' ? spamLimiters : familyLimiters;
  const counters = [
    { limiter: all, key: budget },
    { limiter: perPeer, key: peer && `${budget} ${peer}` },
    { limiter: perVisitor, key: peer && `${budget} ${peer} ${visitor}` },
  ];
  for (const { limiter, key } of counters) {
    const secondsToWait = await retryAfter(limiter, key);
    if (secondsToWait !== undefined) return { isOverAddressLimit, secondsToWait };
  }
  await ids.penalty(id, isOverAddressLimit ? OVER_LIMIT : 1);
  for (const { limiter, key } of [...counters, { limiter: perAddress, key: address }])
    if (key) await limiter.penalty(key);
  return { isOverAddressLimit };
}

/** The budget that counts the request. Each signal has its own, because a family may send one, but never fills the honeypot. */
function budgetOf(signals: readonly SpamSignal[], isOverAddressLimit: boolean): SpamSignal | 'no signal' {
  if (signals.includes('honeypot')) return 'honeypot';
  if (isOverAddressLimit) return 'address';
  return signals.includes('app-check') ? 'app-check' : 'no signal';
}

/** The limiters keep their counts in the memory of this instance, and delete each count when its period is over. */
const HOUR = 60 * 60;
/** The accepted requests, so that a repeated request gets the same result. */
const ids = new RateLimiterMemory({ points: 1, duration: HOUR });
/** The points of a request over the address limit. */
const OVER_LIMIT = 2;
const perAddress = new RateLimiterMemory({ points: LIMIT_PER_ADDRESS.value(), duration: HOUR / 6 });
const spamLimiters = limitersFor(LIMIT_OF_SPAM.value());
const familyLimiters = limitersFor(LIMIT_PER_INSTANCE.value());

/** A visitor gets a quarter, and a peer three quarters: a direct caller can pretend to be many visitors behind Hosting. */
function limitersFor(points: number) {
  const limiter = (share: number) => new RateLimiterMemory({ points: Math.ceil(points * share), duration: HOUR });
  return { all: limiter(1), perPeer: limiter(0.75), perVisitor: limiter(0.25) };
}

/**
 * Seconds until the limiter accepts the key again; undefined if it accepts it now, or if there is no key. Checks the end of
 * the period itself: the library deletes expired entries by a timer, which does not run while an idle instance has no CPU.
 */
async function retryAfter(limiter: RateLimiterMemory, key = ''): Promise<number | undefined> {
  const counted = key ? await limiter.get(key) : null;
  if (counted?.remainingPoints !== 0 || counted.msBeforeNext <= 0) return undefined;
  return Math.ceil(counted.msBeforeNext / 1000);
}

/**
 * Hosting adds the visitor's address as the last but one entry of `X-Forwarded-For`. The last entry is the peer. Entries that
 * a client adds come before these. A direct caller can pretend to be Hosting. `Fastly-Client-IP` can be forged.
 */
export function callerOf(header: (name: string) => string | undefined) {
  const entries = (header('x-forwarded-for') ?? '').split(',');
  const isFromHosting = header('x-forwarded-host') && entries.length > 1;
  const visitor = entries.at(isFromHosting ? -2 : -1);
  return { address: network(visitor, 56), visitor: network(visitor, 48), peer: network(entries.at(-1), 48) };
}

/** The IPv4 address, also if it is written as an IPv6 address, or the network of an IPv6 address. */
function network(entry = '', bits: number): string | undefined {
  const address = entry.trim();
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const hex = hexOf(address);
  const [, mappedIPv4] = /^0{20}ffff(.{8})$/.exec(hex) ?? [];
  return mappedIPv4 ? Buffer.from(mappedIPv4, 'hex').join('.') : `${hex.slice(0, bits / 4)}/${bits}`;
}

/** The 32 digits of an IPv6 address. The URL parser converts every spelling to the same short form. */
function hexOf(address: string): string {
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [front = '', back = ''] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.replace(/([^:]+):?/g, (_, group: string) => group.padStart(4, '0')));
  return front.padEnd(32 - back.length, '0') + back;
}
