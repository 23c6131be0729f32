import { info, error as logError } from 'firebase-functions/logger';
import { consultationAt } from '../consultations/store.ts';
import { codeOf } from '../error-code.ts';
import { Busy, mailOnce } from './lease.ts';
import { mailFor } from './mail.ts';
import { isMailConfigured, sendMail } from './send.ts';

/** Mails a stored request to the owner once. What it throws makes the platform try again. */
export async function notifyOwner(id: string): Promise<void> {
  if (!isMailConfigured()) return info('owner is not notified: no mail is configured', { id });
  try {
    await mailOnce(await consultationAt(id), (stored) => sendMail(mailFor(id, stored)));
  } catch (error) {
    // Whoever holds the lease may have died with it: only coming back later tells.
    if (error instanceof Busy) throw new Error(`owner is being notified of ${id} elsewhere`);
    const code = codeOf(error);
    logError('owner was not notified', { id, code });
    throw new Error(`owner was not notified of ${id} (${code})`);
  }
}
