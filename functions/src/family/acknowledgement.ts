import type { Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { consultations, isDone, type StoredRequest, toDos, withoutStep } from '../consultations/store.ts';
import { db } from '../firebase/db.ts';
import { errorCode } from '../firebase/error-code.ts';
import { ACKNOWLEDGE } from '../firebase/params.ts';
import { summaryOf } from '../mail/request-summary.ts';
import { type Mail, sendMail } from '../mail/send.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import { dateOf } from '../time/farm-time.ts';
import { acknowledgedAddress } from './acknowledged-address.ts';
import { acknowledgementMail } from './acknowledgement-mail.ts';

export const ACKNOWLEDGEMENTS_AN_HOUR = 20;
const SEND_MS = 10_000;

/** How long a mail waits for the hourly limit. So the mails that wait are too few to fill the reads of the list. */
const MAX_WAIT_MS = 3 * HOUR_MS;

/**
 * Mails the family that its request has arrived, if the owner was mailed and the family was not. Logs a failure and does not
 * retry. Leaves a mail to the next list if the hourly limit is reached.
 */
export async function acknowledge(id: string): Promise<void> {
  try {
    const mail = await db.runTransaction((transaction) => startMail(transaction, id));
    if (mail) await sendMail(mail, AbortSignal.timeout(SEND_MS));
  } catch (error) {
    logError('family got no acknowledgement', { id, code: errorCode(error) });
  }
}

/** Records the mail before it is sent, so that neither a failure nor a parallel run can lead to a second one. */
async function startMail(transaction: Transaction, id: string): Promise<Mail | undefined> {
  const now = Date.now();
  const toDo = (await transaction.get(toDos.doc(id))).data();
  const stored = (await transaction.get(consultations.doc(id))).data();
  if (!stored || !toDo?.steps.includes('acknowledgement') || toDo.steps.includes('mail')) return undefined;
  const address = acknowledgedAddress(db, String(stored.email));
  const previous = (await transaction.get(address)).get('at')?.toMillis() ?? 0;
  const ofLastHour = address.parent.where('at', '>', new Date(now - HOUR_MS)).limit(ACKNOWLEDGEMENTS_AN_HOUR);
  const isFull = (await transaction.get(ofLastHour)).size === ACKNOWLEDGEMENTS_AN_HOUR;
  const waitsSince = dateOf(stored.notifiedAt)?.getTime() ?? 0;
  const isWanted = ACKNOWLEDGE.value() === 'on' && canAcknowledge(stored) && previous <= now - DAY_MS;
  if (isWanted && isFull && waitsSince > now - MAX_WAIT_MS) return undefined;
  transaction.update(toDos.doc(id), withoutStep(toDo, 'acknowledgement'));
  if (!isWanted || isFull) return undefined;
  transaction.set(address, { at: new Date(now), expiresAt: new Date(now + DAY_MS) });
  return acknowledgementMail(id, stored);
}

/** After the promised time the mail would be wrong. */
function canAcknowledge(stored: StoredRequest): boolean {
  return !isDone(stored) && !summaryOf(stored).isOverdue && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(String(stored.email));
}
