import { error as logError } from 'firebase-functions/logger';
import { consultations, type Step } from '../consultations/store.ts';
import { SPAM_MARKS } from '../consultations/stored-request.ts';
import { acknowledge } from '../family/acknowledgement.ts';
import { LIST_STATE } from '../firebase/collections.ts';
import { db } from '../firebase/db.ts';
import { errorCode } from '../firebase/error-code.ts';
import { requireMailSettings, sendMail } from '../mail/send.ts';
import { dateOf, EARLIEST } from '../time/farm-time.ts';
import { type Due, readDue, recordStep } from './due-requests.ts';
import { listMail, type Spam } from './list-mail.ts';
import { SEND_MS, SETTLED_MS } from './timing.ts';

/** The maximum number of requests in one list. The next list names the others. */
export const MAX_LISTED = 100;

const isDue = (step: Step) => (request: Due[number]) => request.due.includes(step);

/** Sends one mail about all requests for which a mail or a reminder is due, and about new suspected spam, if there are any. */
export async function sendList(): Promise<void> {
  const signal = AbortSignal.timeout(SEND_MS);
  const now = Date.now();
  try {
    const { due, unreadable } = await readDue(now);
    if (unreadable.length > 0) logError('owner was not notified', { code: 'unreadable', ids: unreadable });
    await warn(due);
    requireMailSettings();
    const news = await mailList(due, new Date(now - SETTLED_MS), signal);
    await acknowledgeAll([...due.filter(isDue('acknowledgement')), ...news], signal);
  } catch (error) {
    const code = errorCode(error);
    logError('owner was not notified', { code });
    throw new Error(`the list was not sent (${code})`);
  }
}

/** Logs an error about each family that waits for 20 or 23 hours. An alarm watches these errors, so that no mail is needed. */
async function warn(due: Due): Promise<void> {
  for (const step of ['20-hours', '23-hours'] as const) {
    const late = due.filter(isDue(step));
    if (late.length > 0) logError('a family waits for an answer', { code: step, ids: late.map(({ id }) => id) });
    await recordStep(step, late);
  }
}

/**
 * Returns the requests that the owner has heard of for the first time. Records the mail only after it was sent: if this run
 * stops in between, the next list names the requests again.
 */
async function mailList(due: Due, spamUntil: Date, signal: AbortSignal): Promise<Due> {
  const listed = due.filter((request) => isDue('mail')(request) || isDue('reminder')(request)).slice(0, MAX_LISTED);
  const spam = await findUnlistedSpam(spamUntil).catch((error) => {
    logError('suspected spam was not listed', { code: errorCode(error) });
    return NO_SPAM;
  });
  if (listed.length === 0 && spam.count === 0) return [];
  const [news, reminders] = [listed.filter(isDue('mail')), listed.filter(isDue('reminder'))];
  await sendMail(listMail(news, reminders, spam), signal);
  await recordStep('mail', news);
  await recordStep('reminder', reminders);
  await spam.markListed();
  return news;
}

/** The list names the newest. It only counts the others. */
const MAX_NAMED = 10;

const NO_SPAM = { count: 0, newest: [], markListed: async () => undefined };

/** Suspected spam that no list has counted yet. Call `markListed` after the list was sent. */
async function findUnlistedSpam(until: Date): Promise<Spam & { markListed: () => Promise<unknown> }> {
  const state = db.collection(LIST_STATE).doc('suspected-spam');
  const since = dateOf((await state.get()).get('listedUntil')) ?? EARLIEST;
  // Both queries need the index of firestore.indexes.json.
  const unlisted = consultations
    .where('suspectedSpam', 'in', SPAM_MARKS)
    .where('submittedAt', '>', since)
    .where('submittedAt', '<=', until)
    .orderBy('submittedAt', 'desc');
  const [counted, newest] = await Promise.all([unlisted.count().get(), unlisted.limit(MAX_NAMED).get()]);
  return {
    count: counted.data().count,
    newest: newest.docs.map((doc) => ({ id: doc.id, stored: doc.data() })),
    markListed: () => state.set({ listedUntil: until }),
  };
}

/** Leaves the rest to the next list if the time is over. */
async function acknowledgeAll(due: Due, signal: AbortSignal): Promise<void> {
  for (const { id } of due) if (!signal.aborted) await acknowledge(id);
}
