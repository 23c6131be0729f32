import type { Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { DAY_MS, HOUR_MS } from '../contract/farm-time.ts';
import { acknowledge } from '../family/acknowledgement.ts';
import { consultations, db, errorCode, isDone, isFull } from '../firebase/db.ts';
import { requireMailSettings, sendMail } from '../mail/send.ts';
import { requestMail } from './request-mail.ts';
import { type DueRequest, parseToDo, recordStep, SEND_MS, TRIGGER_MS, toDos } from './to-do.ts';

/** Mails the owner about a new request, or leaves it to the list. Throws on failure, so that Firebase retries it. */
export async function notifyOwner(id: string): Promise<void> {
  const signal = AbortSignal.timeout(SEND_MS);
  try {
    const started = await db.runTransaction((transaction) => startMail(transaction, id, Date.now()));
    if (started) await send(started, signal);
  } catch (error) {
    const code = errorCode(error);
    logError('owner was not notified', { id, code });
    throw new Error(`owner was not notified of ${id} (${code})`);
  }
  await acknowledge(id);
}

/** Notes that a mail is on its way, so that only one run sends it. If that run stops then, the list names the request. */
async function startMail(transaction: Transaction, id: string, now: number): Promise<DueRequest | undefined> {
  const toDo = parseToDo((await transaction.get(toDos.doc(id))).data());
  if (!toDo?.steps.includes('mail') || toDo.isSending) return undefined;
  const stored = (await transaction.get(consultations.doc(id))).data();
  const isLate = toDo.arrivedAt.toMillis() < now - TRIGGER_MS;
  const isLeft = !stored || isDone(stored) || isLate || (await isOverLimit(transaction));
  const started = { singleMailAt: new Date(now), isSending: true };
  transaction.update(toDos.doc(id), { isSeen: true, ...(!isLeft && started) });
  return isLeft ? undefined : { id, stored, code: toDo.code };
}

/** Mail providers limit how many mails an account sends. */
async function isOverLimit(transaction: Transaction): Promise<boolean> {
  const isReached = await isFull(transaction, toDos, 'singleMailAt', HOUR_MS, 20);
  return isReached || isFull(transaction, toDos, 'singleMailAt', DAY_MS, 100);
}

/** If the server did not accept the mail, a retry may send it again, with the same Message-ID. */
async function send(request: DueRequest, signal: AbortSignal): Promise<void> {
  try {
    requireMailSettings();
    await sendMail(requestMail(request), signal);
  } catch (error) {
    await toDos
      .doc(request.id)
      .update({ isSending: false })
      .catch(() => undefined);
    throw error;
  }
  await recordStep('mail', [request]);
}
