import { error as logError } from 'firebase-functions/logger';
import { TEST_EMAIL } from '../contract/call.ts';
import { acknowledge } from '../family/acknowledgement.ts';
import { consultations, dateOf, db, errorCode, LIST_STATE, SPAM_MARKS } from '../firebase/db.ts';
import { LIMIT_PER_INSTANCE } from '../firebase/params.ts';
import { requireMailSettings, sendMail } from '../mail/send.ts';
import { type Due, readDue } from './due-requests.ts';
import { listMail, type Spam } from './list-mail.ts';
import { recordStep, SEND_MS, SETTLED_MS } from './to-do.ts';

/** The maximum number of requests in one mail. */
export const MAX_LISTED = 100;

/** The maximum number in one run. Four runs name what an instance accepts in an hour. */
const maxInRun = () => Math.ceil(LIMIT_PER_INSTANCE.value() / 4);

const NOT_NOTIFIED = 'owner was not notified';
const NO_SPAM: Spam = { count: 0, newest: [] };

/** Sends a mail, or several, about all requests for which a mail or a reminder is due, and about new suspected spam. */
export async function sendList(): Promise<void> {
  const signal = AbortSignal.timeout(SEND_MS);
  const now = Date.now();
  try {
    const { due, restored } = await readDue(now);
    raiseAlarm(NOT_NOTIFIED, 'restored', restored);
    for (const step of ['20-hours', '23-hours'] as const) {
      raiseAlarm('a family waits for an answer', step, idsOf(due(step)));
      await recordStep(step, due(step));
    }
    requireMailSettings();
    const listed = due('mail', 'reminder').slice(0, maxInRun());
    const news = due('mail').filter((request) => listed.includes(request));
    await mailLists(listed, news, new Date(now - SETTLED_MS), signal);
    // Leaves the rest to the next list if the time is over.
    for (const { id } of [...due('acknowledgement'), ...news]) if (!signal.aborted) await acknowledge(id);
  } catch (error) {
    const code = errorCode(error);
    logError(NOT_NOTIFIED, { code });
    throw new Error(`the list was not sent (${code})`);
  }
}

/** An alarm watches these errors, so that no mail is needed. */
function raiseAlarm(message: string, code: string, ids: readonly string[]): void {
  if (ids.length > 0) logError(message, { code, ids });
}

const idsOf = (requests: Due) => requests.map(({ id }) => id);

/** Records a mail only after it was sent: if this run stops in between, the next list names the requests again. */
async function mailLists(listed: Due, news: Due, spamUntil: Date, signal: AbortSignal): Promise<void> {
  const spam = await readSpam(spamUntil).catch((error) => {
    logError('suspected spam was not listed', { code: errorCode(error) });
  });
  const parts = Math.ceil(listed.length / MAX_LISTED) || Math.min(spam?.count ?? 0, 1);
  for (let part = 0; part < parts; part++) {
    const inPart = listed.slice(part * MAX_LISTED, (part + 1) * MAX_LISTED);
    const newInPart = inPart.filter((request) => news.includes(request));
    const reminders = inPart.filter((request) => !news.includes(request));
    await sendMail(listMail(newInPart, reminders, (part === 0 && spam) || NO_SPAM, part + 1), signal);
    await recordStep('mail', newInPart);
    raiseAlarm(NOT_NOTIFIED, 'no-trigger', idsOf(newInPart.filter(({ isSeen }) => !isSeen)));
    await recordStep('reminder', reminders);
  }
  if (spam) await spamState.set({ listedUntil: spamUntil });
}

/** The list names the newest. It only counts the others. */
const MAX_NAMED = 10;

/** Holds until when a list has counted suspected spam. */
const spamState = db.collection(LIST_STATE).doc('suspected-spam');

/** Suspected spam that no list has counted yet, without the tests of the site, of which there are a few a day. */
async function readSpam(until: Date): Promise<Spam> {
  const since = dateOf((await spamState.get()).get('listedUntil')) ?? new Date(0);
  // Both queries need the index of firestore.indexes.json.
  const unlisted = consultations
    .where('suspectedSpam', 'in', SPAM_MARKS)
    .where('submittedAt', '>', since)
    .where('submittedAt', '<=', until)
    .orderBy('submittedAt', 'desc');
  const [counted, newest] = await Promise.all([unlisted.count().get(), unlisted.limit(MAX_NAMED).get()]);
  const shown = newest.docs.filter((doc) => doc.data().email !== TEST_EMAIL);
  return {
    count: counted.data().count - (newest.size - shown.length),
    newest: shown.map((doc) => ({ id: doc.id, stored: doc.data() })),
  };
}
