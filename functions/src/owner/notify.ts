import { info, error as logError } from 'firebase-functions/logger';
import { consultationAt } from '../consultations/store.ts';
import { codeOf } from '../error-code.ts';
import { isMailConfigured } from '../mail/send.ts';
import { mailOnce } from './lease.ts';
import { requestMail } from './request-mail.ts';

/** Mails a stored request to the owner once, or leaves it to the list. What it throws makes the platform try again. */
export async function notifyOwner(id: string): Promise<void> {
  if (!isMailConfigured()) return info('owner is not notified: no mail is configured', { id });
  if ((await mailed(id)) === 'done') return;
  // Whoever holds the lease may have died with it: only coming back later tells.
  throw new Error(`owner is being notified of ${id} elsewhere`);
}

async function mailed(id: string): Promise<'done' | 'busy'> {
  try {
    const wanted = [{ document: await consultationAt(id), notice: 'notifiedAt' }] as const;
    return await mailOnce(wanted, ([told]) => requestMail(told), true);
  } catch (error) {
    const code = codeOf(error);
    logError('owner was not notified', { id, code });
    throw new Error(`owner was not notified of ${id} (${code})`);
  }
}
