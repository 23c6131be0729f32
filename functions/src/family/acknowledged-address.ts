import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { ACKNOWLEDGED_ADDRESSES } from '../collections.ts';

/** The document that records that this mailbox got an acknowledgement. Spellings of one mailbox share a document. */
export function acknowledgedAddress(db: Firestore, email: string): DocumentReference {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const mailbox = /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
  return db.collection(ACKNOWLEDGED_ADDRESSES).doc(createHash('sha256').update(mailbox).digest('hex'));
}
