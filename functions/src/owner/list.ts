import { info, error as logError } from 'firebase-functions/logger';
import { codeOf } from '../error-code.ts';
import { isMailConfigured } from '../mail/send.ts';
import { mailOnce } from './lease.ts';
import { listMail } from './list-mail.ts';
import { dueBefore } from './notices.ts';

/** The trigger comes first, and Firestore's clocks may differ a little. */
const SETTLED_MS = 10_000;
const REMIND_AFTER_MS = 18 * 3_600_000;

/** One mail about all that was not told yet and all that have waited for 18 hours; none when there is nothing to say. */
export async function sendList(): Promise<void> {
  if (!isMailConfigured()) return info('no list is sent: no mail is configured');
  const now = Date.now();
  try {
    const untold = await dueBefore(new Date(now - SETTLED_MS), 'notifiedAt');
    const waiting = await dueBefore(new Date(now - REMIND_AFTER_MS), 'remindedAt');
    if (untold.length + waiting.length > 0) await mailOnce([...untold, ...waiting], listMail);
  } catch (error) {
    const code = codeOf(error);
    logError('owner was not notified', { code });
    throw new Error(`the list was not sent (${code})`);
  }
}
