import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { BESIDE } from '../consultations/store.ts';
import { codeOf } from '../error-code.ts';
import { firestore } from '../firebase.ts';
import { type Mail, sendMail } from '../mail/send.ts';
import { codeFor } from './contact-link.ts';
import { isDue, type Wanted } from './notices.ts';

/** How long a function that mails may run; index.ts deploys it with this. */
export const TIMEOUT_SECONDS = 60;
/** A mail is given up while there is still time to give back its lease. */
export const SEND_MS = (TIMEOUT_SECONDS - 20) * 1_000;
/** Derived, so that no lease can end while its holder may still be mailing. */
export const LEASE_MS = (TIMEOUT_SECONDS + 30) * 1_000;

export interface Told extends Wanted {
  readonly stored: DocumentData;
  /** What opens the request's page at /contacted. */
  readonly code: string;
}

/** More than these in an hour, and what is suspected spam, wait for the list. */
export const SINGLE_MAILS_AN_HOUR = 20;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Compose = (told: readonly [Told, ...Told[]]) => Mail;

/** One mail about those that are still due; "busy" when somebody else is mailing about one of them. */
export async function mailOnce(wanted: readonly Wanted[], compose: Compose, singly = false): Promise<'done' | 'busy'> {
  const { db } = await firestore();
  const { leased, isBusy } = await db.runTransaction((transaction) => lease(transaction, db, wanted, singly));
  try {
    await mail(leased, compose);
  } catch (error) {
    await Promise.all(leased.map(({ document }) => leases(db).doc(document.id).delete()));
    throw error;
  }
  // From here on a failure leaves the lease: the mail is out, and is sent again only if nobody ever gets to say so.
  await Promise.all(leased.map(mark));
  return isBusy ? 'busy' : 'done';
}

async function mail(leased: readonly Omit<Told, 'code'>[], compose: Compose): Promise<void> {
  const withCode = async (each: Omit<Told, 'code'>) => ({ ...each, code: await codeFor(each.document) });
  const [first, ...others] = await Promise.all(leased.map(withCode));
  if (first) await sendMail(compose([first, ...others]), AbortSignal.timeout(SEND_MS));
}

/** Tells whoever looks next, and the owner in the console; then the lease has done its work. */
async function mark({ document, notice }: Wanted): Promise<void> {
  const { db, serverTimestamp } = await firestore();
  const batch = db.batch().update(document, { [notice]: serverTimestamp() });
  batch.set(leases(db).doc(document.id), { until: serverTimestamp() }, { merge: true });
  await batch.commit().catch(unlessDeleted);
}

/** The owner may delete a request while it is on its way. */
function unlessDeleted(error: unknown): void {
  const NOT_FOUND = 5;
  if (codeOf(error) !== NOT_FOUND) throw error;
}

async function lease(transaction: Transaction, db: Firestore, wanted: readonly Wanted[], singly: boolean) {
  const now = Date.now();
  const stored = await transaction.getAll(...wanted.map(({ document }) => document));
  const held = await transaction.getAll(...wanted.map(({ document }) => leases(db).doc(document.id)));
  const recent = leases(db)
    .where('singleAt', '>', new Date(now - HOUR_MS))
    .limit(SINGLE_MAILS_AN_HOUR);
  const isFull = singly && (await transaction.get(recent)).size === SINGLE_MAILS_AN_HOUR;
  const due = wanted.flatMap((each, index) => {
    const data = stored[index]?.data();
    if (!data || !isDue(data, each.notice)) return [];
    const isHeld = (held[index]?.get('until')?.toMillis() ?? 0) > now;
    return singly && !isHeld && (isFull || data.suspectedSpam) ? [] : [{ ...each, stored: data, isHeld }];
  });
  const leased = due.filter(({ isHeld }) => !isHeld);
  const dates = { until: new Date(now + LEASE_MS), expiresAt: new Date(now + DAY_MS) };
  for (const { document } of leased)
    transaction.set(leases(db).doc(document.id), { ...dates, ...(singly && { singleAt: new Date(now) }) });
  return { leased, isBusy: leased.length < due.length };
}

function leases(db: Firestore) {
  return db.collection(BESIDE.leases);
}
