import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { markNotified } from '../consultations/store.ts';

/** How long a function that mails may run; index.ts deploys it with this. */
export const TIMEOUT_SECONDS = 60;
/** A mail is given up while there is still time to give back its lease. */
export const SEND_MS = (TIMEOUT_SECONDS - 20) * 1_000;
/** Derived, so that no lease can end while its holder may still be mailing. */
export const LEASE_MS = (TIMEOUT_SECONDS + 30) * 1_000;

/** Somebody else is about to mail this; whether it works out is not known yet. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** While one function mails a request, every other one keeps its hands off. */
export async function mailOnce(
  document: DocumentReference,
  mail: (stored: DocumentData) => Promise<void>,
): Promise<void> {
  const lease = document.firestore.collection('mail-leases').doc(document.id);
  const stored = await claim(document, lease);
  if (!stored) return;
  try {
    await mail(stored);
  } catch (error) {
    await lease.delete();
    throw error;
  }
  await markNotified(document);
}

/** The request if it is ours to mail; nothing if it has been mailed or deleted. */
function claim(document: DocumentReference, lease: DocumentReference): Promise<DocumentData | undefined> {
  return document.firestore.runTransaction(async (transaction) => {
    const [stored, leased] = await transaction.getAll(document, lease);
    if (!stored?.exists || stored.get('notifiedAt')) return undefined;
    if (leased?.exists && leased.get('expiresAt').toMillis() > Date.now()) throw new Busy();
    transaction.set(lease, { expiresAt: new Date(Date.now() + LEASE_MS) });
    return stored.data();
  });
}
