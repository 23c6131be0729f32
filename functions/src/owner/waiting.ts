import { error as logError } from 'firebase-functions/logger';
import { consultations } from '../consultations/store.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { dateOf } from '../farm-time.ts';
import { cursorOf, isSpam } from './notices.ts';

const ALARM_HOURS = [20, 23];

/** Logs an error when a family has waited for an answer for 20 hours, and again after 23. An alarm watches these errors. */
export async function logWaitingFamilies(now: number): Promise<void> {
  const cursor = cursorOf('waiting');
  const previousRun = dateOf((await cursor.get()).get('until'))?.getTime() ?? now - DAY_MS;
  for (const hours of ALARM_HOURS) {
    const hoursBefore = (time: number) => new Date(time - hours * HOUR_MS);
    const arrived = consultations.where('submittedAt', '<=', hoursBefore(now));
    const { docs } = await arrived.where('submittedAt', '>', hoursBefore(previousRun)).get();
    const ids = docs.filter((doc) => !isSpam(doc.data()) && !doc.get('contactedAt')).map(({ id }) => id);
    if (ids.length > 0) logError('a family waits for an answer', { code: `${hours}-hours`, ids });
  }
  await cursor.set({ until: new Date(now) });
}
