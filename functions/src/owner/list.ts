import { error as logError } from 'firebase-functions/logger';
import { HOUR_MS } from '../durations.ts';
import { errorCode } from '../error-code.ts';
import { requireMailSettings } from '../mail/send.ts';
import { mailUnderLease } from './lease.ts';
import { listMail } from './list-mail.ts';
import { addMissingDates } from './missing-dates.ts';
import { findDueNotices, MAX_LISTED } from './notices.ts';
import { findUnlistedSpam } from './spam.ts';
import { logWaitingFamilies } from './waiting.ts';

/**
 * The list skips requests that are younger than this, because the Firestore trigger mails them one by one. The delay
 * also allows for differences between the clocks of Firestore's servers.
 */
const SETTLED_MS = 10_000;
const REMIND_AFTER_MS = 18 * HOUR_MS;

/** Sends one mail that lists reminders, requests that were not mailed yet, and new suspected spam, if there are any. */
export async function sendList(): Promise<void> {
  const now = Date.now();
  try {
    const until = new Date(now - SETTLED_MS);
    await addMissingDates(until);
    await logWaitingFamilies(now);
    requireMailSettings();
    const reminders = await findDueNotices(new Date(now - REMIND_AFTER_MS), 'remindedAt');
    const arrivals = await findDueNotices(until, 'notifiedAt');
    const { markListed, ...spam } = await findUnlistedSpam(until);
    await mailUnderLease(
      [...reminders, ...arrivals].slice(0, MAX_LISTED),
      (notices) => (notices.length + spam.count > 0 ? listMail(notices, spam) : undefined),
      'list',
    );
    await markListed();
  } catch (error) {
    const code = errorCode(error);
    logError('owner was not notified', { code });
    throw new Error(`the list was not sent (${code})`);
  }
}
