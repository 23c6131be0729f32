import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { consultations } from '../consultations/store.ts';
import { isDone } from '../consultations/stored-request.ts';
import { acknowledge } from '../family/acknowledgement.ts';
import { db } from '../firebase/db.ts';
import { errorCode } from '../firebase/error-code.ts';
import { requireMailSettings, sendMail } from '../mail/send.ts';
import { DAY_MS, dateOf, HOUR_MS } from '../time/farm-time.ts';
import { type DueRequest, recordStep } from './due-requests.ts';
import { requestMail } from './request-mail.ts';
import { SEND_MS, TRIGGER_MS } from './timing.ts';
import { parseToDo, toDos } from './to-do.ts';

/** Limits for mails about one request, because mail providers limit how many mails an account sends. */
const SINGLE_MAILS_AN_HOUR = 20;
const SINGLE_MAILS_A_DAY = 100;

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
  const isLeft = !stored || isDone(stored) || isLate || (await hasReachedLimit(transaction, now));
  const started = { singleMailAt: Timestamp.fromMillis(now), isSending: true };
  transaction.update(toDos.doc(id), { isSeen: true, ...(!isLeft && started) });
  return isLeft ? undefined : { id, stored, code: toDo.code };
}

/** Reads in the transaction that starts a mail, so that parallel runs share the limits. */
async function hasReachedLimit(transaction: Transaction, now: number): Promise<boolean> {
  const ofLastDay = toDos.where('singleMailAt', '>', Timestamp.fromMillis(now - DAY_MS));
  const { docs } = await transaction.get(ofLastDay.orderBy('singleMailAt', 'desc').limit(SINGLE_MAILS_A_DAY));
  const times = docs.map((doc) => dateOf(doc.data().singleMailAt)?.getTime() ?? 0);
  const ofLastHour = times.filter((time) => time > now - HOUR_MS);
  return times.length >= SINGLE_MAILS_A_DAY || ofLastHour.length >= SINGLE_MAILS_AN_HOUR;
}

/** If the server did not accept the mail, a retry may send it again, with the same Message-ID. */
async function send(request: DueRequest, signal: AbortSignal): Promise<void> {
  try {
    requireMailSettings();
    await sendMail(requestMail(request), signal);
  } catch (error) {
    const toDo = toDos.doc(request.id);
    await toDo.update({ isSending: false }).catch(() => undefined);
    throw error;
  }
  await recordStep('mail', [request]);
}
