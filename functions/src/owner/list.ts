import { error as logError } from 'firebase-functions/logger';
import { consultations } from '../consultations/store.ts';
import { SPAM_MARKS } from '../consultations/stored-request.ts';
import { TEST_EMAIL } from '../contract/call.ts';
import { acknowledge } from '../family/acknowledgement.ts';
import { LIST_STATE } from '../firebase/collections.ts';
import { db } from '../firebase/db.ts';
import { errorCode } from '../firebase/error-code.ts';
import { LIMIT_PER_INSTANCE } from '../firebase/params.ts';
import { requireMailSettings, sendMail } from '../mail/send.ts';
import { dateOf } from '../time/farm-time.ts';
import { type Due, readDue, recordStep } from './due-requests.ts';
import { listMail } from './list-mail.ts';
import { SEND_MS, SETTLED_MS } from './timing.ts';
import type { Step } from './to-do.ts';

/** The maximum number of requests in one mail. */
export const MAX_LISTED = 100;

/** The maximum number in one run. Four runs name what an instance accepts in an hour. */
const maxInRun = () => Math.ceil(LIMIT_PER_INSTANCE.value() / 4);

/** Sends a mail, or several, about all requests for which a mail or a reminder is due, and about new suspected spam. */
export async function sendList(): Promise<void> {
  const signal = AbortSignal.timeout(SEND_MS);
  const now = Date.now();
  try {
    const { due, restored } = await readDue(now);
    alarm('restored', restored);
    await warn('20-hours', due('20-hours'));
    await warn('23-hours', due('23-hours'));
    requireMailSettings();
    const listed = due('mail', 'reminder').slice(0, maxInRun());
    const news = due('mail').filter((request) => listed.includes(request));
    await mailLists(listed, news, new Date(now - SETTLED_MS), signal);
    // Leaves the rest to the next list if the time is over.
    for (const { id } of [...due('acknowledgement'), ...news]) if (!signal.aborted) await acknowledge(id);
  } catch (error) {
    const code = errorCode(error);
    logError('owner was not notified', { code });
    throw new Error(`the list was not sent (${code})`);
  }
}

/** Logs an error that raises an alarm, although the list names these requests. */
function alarm(code: string, ids: readonly string[]): void {
  if (ids.length > 0) logError('owner was not notified', { code, ids });
}

const idOf = ({ id }: Due[number]) => id;

/** Logs an error about families that have waited so long. An alarm watches these errors, so that no mail is needed. */
async function warn(step: Step, late: Due): Promise<void> {
  if (late.length > 0) logError('a family waits for an answer', { code: step, ids: late.map(idOf) });
  await recordStep(step, late);
}

/** Records a mail only after it was sent: if this run stops in between, the next list names the requests again. */
async function mailLists(listed: Due, news: Due, spamUntil: Date, signal: AbortSignal): Promise<void> {
  const spam = await findUnlistedSpam(spamUntil).catch((error) => {
    logError('suspected spam was not listed', { code: errorCode(error) });
    return NO_SPAM;
  });
  const parts = Math.ceil(listed.length / MAX_LISTED) || Math.min(spam.count, 1);
  for (let part = 0; part < parts; part++) {
    const inPart = listed.slice(part * MAX_LISTED, (part + 1) * MAX_LISTED);
    const newInPart = inPart.filter((request) => news.includes(request));
    const reminders = inPart.filter((request) => !news.includes(request));
    await sendMail(listMail(newInPart, reminders, part === 0 ? spam : NO_SPAM, part + 1), signal);
    await recordStep('mail', newInPart);
    const unseen = newInPart.filter(({ isSeen }) => !isSeen);
    alarm('no-trigger', unseen.map(idOf));
    await recordStep('reminder', reminders);
  }
  await spam.markListed();
}

/** The list names the newest. It only counts the others. */
const MAX_NAMED = 10;

const NO_SPAM = { count: 0, newest: [], markListed: async () => undefined };

/**
 * Suspected spam that no list has counted yet, without the tests of the site, of which there are a few a day. Call `markListed`
 * after the list was sent.
 */
async function findUnlistedSpam(until: Date) {
  const state = db.collection(LIST_STATE).doc('suspected-spam');
  const since = dateOf((await state.get()).get('listedUntil')) ?? new Date(0);
  // Both queries need the index of firestore.indexes.json.
  const unlisted = consultations
    .where('suspectedSpam', 'in', SPAM_MARKS)
    .where('submittedAt', '>', since)
    .where('submittedAt', '<=', until)
    .orderBy('submittedAt', 'desc');
  const [counted, newest] = await Promise.all([unlisted.count().get(), unlisted.limit(MAX_NAMED).get()]);
  const { count } = counted.data();
  const shown = newest.docs.filter((doc) => doc.data().email !== TEST_EMAIL);
  return {
    count: count - (newest.size - shown.length),
    newest: shown.map((doc) => ({ id: doc.id, stored: doc.data() })),
    markListed: async () => void (count > 0 && (await state.set({ listedUntil: until }))),
  };
}
