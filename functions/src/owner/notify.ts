import { error as logError } from 'firebase-functions/logger';
import { consultations } from '../consultations/store.ts';
import { errorCode } from '../error-code.ts';
import { requireMailSettings } from '../mail/send.ts';
import { acknowledge } from './acknowledgement.ts';
import { mailUnderLease } from './lease.ts';
import { requestMail } from './request-mail.ts';

/** Mails the owner about a new request, or leaves it to the list. Throws on failure, so that Firebase retries it. */
export async function notifyOwner(id: string): Promise<void> {
  // The other run may have crashed while it held the lease. So this call is retried until the lease has expired.
  if ((await mailRequest(id)) === 'busy') throw new Error(`another run is mailing the request ${id}`);
  await acknowledge(id);
}

async function mailRequest(id: string): Promise<'done' | 'busy'> {
  try {
    requireMailSettings();
    const due = [{ document: consultations.doc(id), field: 'notifiedAt' }] as const;
    return await mailUnderLease(due, ([notice]) => notice && requestMail(notice), 'single');
  } catch (error) {
    const code = errorCode(error);
    logError('owner was not notified', { id, code });
    throw new Error(`owner was not notified of ${id} (${code})`);
  }
}
