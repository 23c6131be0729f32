import { randomUUID } from 'node:crypto';
import { type DocumentData, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { REQUEST_COLLECTIONS } from '../collections.ts';
import { expiryOf } from '../consultations/store.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { dateOf } from '../farm-time.ts';
import { db } from '../firebase.ts';
import { type Mail, sendMail } from '../mail/send.ts';
import { codeFor } from './contact-link.ts';
import { type DueNotice, isDue } from './notices.ts';

/** The timeout of each function that mails the owner. index.ts sets it. */
export const TIMEOUT_SECONDS = 60;
/** Sending stops before the timeout, so that there is time left to delete the leases. */
export const SEND_MS = (TIMEOUT_SECONDS - 20) * 1_000;
/** Longer than the timeout, so that a lease ends only after the function that holds it has stopped. */
export const LEASE_MS = (TIMEOUT_SECONDS + 30) * 1_000;

/**
 * Limits for single mails, which are about one new request, because mail providers limit how many mails an account
 * sends. When a limit is reached, the list (list.ts) names the further requests.
 */
export const SINGLE_MAILS_AN_HOUR = 20;
export const SINGLE_MAILS_A_DAY = 100;

const leaseCollection = db.collection(REQUEST_COLLECTIONS.leases);

/** A notice about a request that this run holds a lease on, with the data that the mail shows. */
export interface LeasedNotice extends DueNotice {
  readonly stored: DocumentData;
  /** The code in the link that opens the request's page at /contacted. */
  readonly code: string;
}

type Kind = 'single' | 'list';
type ComposeMail = (notices: readonly LeasedNotice[]) => Mail | undefined;

/** One call of `mailUnderLease`. */
interface Run {
  readonly id: string;
  readonly start: number;
}

/**
 * Takes a lease on each request whose notice is still due, sends one mail about all of them, and records that it was
 * sent. Skips requests that another run holds a lease on. Returns "busy" if it skipped any.
 */
export async function mailUnderLease(
  due: readonly DueNotice[],
  compose: ComposeMail,
  kind: Kind,
): Promise<'done' | 'busy'> {
  const run = { id: randomUUID(), start: Date.now() };
  const signal = AbortSignal.timeout(SEND_MS);
  const { leased, isBusy } = await db.runTransaction((transaction) => takeLeases(transaction, due, run, kind));
  try {
    const notices = leased.map(async (notice) => ({ ...notice, code: await codeFor(notice.document) }));
    const mail = compose(await Promise.all(notices));
    if (mail) await sendMail(mail, signal);
  } catch (error) {
    await endLeases(leased, run, false);
    throw error;
  }
  // If this fails, the leases stay until they expire, and the mail is sent a second time after that.
  await endLeases(leased, run, true);
  return isBusy ? 'busy' : 'done';
}

type WithoutCode = Omit<LeasedNotice, 'code'>;

async function takeLeases(transaction: Transaction, notices: readonly DueNotice[], run: Run, kind: Kind) {
  const { requests, leases } = await read(transaction, notices);
  const due = notices.flatMap((notice, index) => {
    const stored = requests[index]?.data();
    const isHeld = (leases[index]?.get('until')?.toMillis() ?? 0) > run.start;
    return stored && isDue(stored, notice.field) ? [{ ...notice, stored, isHeld }] : [];
  });
  const free: WithoutCode[] = due.filter(({ isHeld }) => !isHeld);
  const isBusy = free.length < due.length;
  const isSingle = kind === 'single';
  if (isSingle && free.length > 0 && (await hasReachedLimit(transaction, run.start))) return { leased: [], isBusy };
  const dates = { until: new Date(run.start + LEASE_MS), expiresAt: new Date(run.start + DAY_MS) };
  const lease = { holder: run.id, ...dates, ...(isSingle && { singleAt: new Date(run.start) }) };
  for (const { document } of free) transaction.set(leaseCollection.doc(document.id), lease);
  return { leased: free, isBusy };
}

/** Ends the leases that this run still holds. If the mail was sent, also records the time in the requests. */
async function endLeases(notices: readonly WithoutCode[], run: Run, isSent: boolean): Promise<void> {
  if (notices.length === 0) return;
  const now = FieldValue.serverTimestamp();
  await db.runTransaction(async (transaction) => {
    const { requests, leases } = await read(transaction, notices);
    for (const [index, { document, field, stored }] of notices.entries()) {
      const expiresAt = stored.expiresAt ?? expiryOf(stored, dateOf(stored.submittedAt));
      if (isSent && requests[index]?.exists) transaction.update(document, { [field]: now, expiresAt });
      if (leases[index]?.get('holder') !== run.id) continue;
      if (isSent) transaction.update(leases[index].ref, { until: now });
      else transaction.delete(leases[index].ref);
    }
  });
}

async function read(transaction: Transaction, notices: readonly DueNotice[]) {
  if (notices.length === 0) return { requests: [], leases: [] };
  const requests = await transaction.getAll(...notices.map(({ document }) => document));
  const leases = await transaction.getAll(...notices.map(({ document }) => leaseCollection.doc(document.id)));
  return { requests, leases };
}

/** Whether the number of single mails in the last hour or the last day has reached its limit. */
async function hasReachedLimit(transaction: Transaction, now: number): Promise<boolean> {
  const ofLastDay = leaseCollection.where('singleAt', '>', new Date(now - DAY_MS));
  const { docs } = await transaction.get(ofLastDay.orderBy('singleAt', 'desc').limit(SINGLE_MAILS_A_DAY));
  const ofLastHour = docs.filter((lease) => lease.get('singleAt').toMillis() > now - HOUR_MS);
  return docs.length >= SINGLE_MAILS_A_DAY || ofLastHour.length >= SINGLE_MAILS_AN_HOUR;
}
