import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { ACKNOWLEDGED_ADDRESSES } from '../firebase/collections.ts';

/** The mailbox of an email address. All spellings of one mailbox give the same text. */
export function mailboxOf(address: string): string {
  const [local = '', written = ''] = address.trim().toLowerCase().split('@');
  const [name = ''] = local.split('+');
  // Browsers send an international domain in ASCII.
  const domain = domainToASCII(written) || written;
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** The document that records that this mailbox got an acknowledgement. Spellings of one mailbox share a document. */
export function acknowledgedAddress(db: Firestore, email: string): DocumentReference {
  return db.collection(ACKNOWLEDGED_ADDRESSES).doc(createHash('sha256').update(mailboxOf(email)).digest('hex'));
}
