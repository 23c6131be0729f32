import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { ACKNOWLEDGED_ADDRESSES } from '../firebase/collections.ts';
import { mailboxOf } from '../mail/mailbox.ts';

/** The document that records that this mailbox got an acknowledgement. Spellings of one mailbox share a document. */
export function acknowledgedAddress(db: Firestore, email: string): DocumentReference {
  return db.collection(ACKNOWLEDGED_ADDRESSES).doc(createHash('sha256').update(mailboxOf(email)).digest('hex'));
}
