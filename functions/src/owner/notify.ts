import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { consultationAt, markNotified } from '../consultations/store.ts';
import { codeOf } from '../error-code.ts';
import { OWNER_EMAIL, SMTP_URL } from '../params.ts';
import { type Mail, mailFor } from './mail.ts';

/** While one trigger mails, another one for the same request keeps its hands off; longer than a trigger may run. */
const LEASE_MS = 2 * 60_000;

/** Mails a stored request to the owner once. What it throws makes the platform try again. */
export async function notifyOwner(id: string): Promise<void> {
  const owner = OWNER_EMAIL.value();
  const smtp = SMTP_URL.value();
  if (!owner || !/^smtps?:/.test(smtp)) return info('owner is not notified: no mail is configured', { id });
  try {
    await mailOnce(await consultationAt(id), (stored) => send(smtp, mailFor(id, stored, owner)));
  } catch (error) {
    const code = codeOf(error);
    logError('owner was not notified', { id, code });
    throw new Error(`owner was not notified of ${id} (${code})`);
  }
}

async function mailOnce(document: DocumentReference, mail: (stored: DocumentData) => Promise<void>): Promise<void> {
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

class Busy extends Error {
  override readonly name = 'Busy';
}

async function send(url: string, mail: Mail): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  await transport.sendMail(mail);
}
