import { LIMIT_PER_ADDRESS, LIMIT_PER_INSTANCE } from '../params.ts';

/** Seconds to wait when this instance has taken all that it takes in an hour, whoever sent it; else nothing. */
export async function secondsToWait(): Promise<number | undefined> {
  const { hour } = await counters();
  const { consumedPoints, msBeforeNext } = await hour.penalty('everybody');
  return consumedPoints > hour.points ? Math.ceil(msBeforeNext / 1000) : undefined;
}

/** Whether one address has sent more requests in ten minutes than a family does. The same request again is no other. */
export async function isOverLimit(address: string | undefined, id: string): Promise<boolean> {
  if (!address) return false;
  const { seen, sent } = await counters();
  const { consumedPoints: times } = await seen.penalty(`${address} ${id}`);
  const { consumedPoints: requests } = await sent.penalty(address, times > 1 ? 0 : 1);
  return requests > sent.points;
}

let loaded: ReturnType<typeof load> | undefined;

function counters() {
  loaded ??= load();
  return loaded;
}

/** Kept in the memory of this instance and nowhere else; what is counted goes when its time is over. */
async function load() {
  const { RateLimiterMemory } = await import('rate-limiter-flexible');
  const tenMinutes = 10 * 60;
  return {
    hour: new RateLimiterMemory({ points: LIMIT_PER_INSTANCE.value(), duration: 60 * 60 }),
    sent: new RateLimiterMemory({ points: LIMIT_PER_ADDRESS.value(), duration: tenMinutes }),
    seen: new RateLimiterMemory({ points: 1, duration: tenMinutes }),
  };
}
