import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { acknowledgedAddress } from '../../functions/src/family/acknowledged-address.ts';
import { TO_DOS } from '../../functions/src/firebase/collections.ts';
import { confirm } from '../../tools/confirm.ts';
import { readLeads } from './read.ts';
import { timeOf } from './rows.ts';

/** Shows all requests with this address, asks, and deletes them with the documents that belong to them. */
export async function forget(db: Firestore, email: string): Promise<void> {
  const found = await requestsOf(db, email);
  if (found.length === 0) return console.log(`No request has the address ${email}.`);
  console.log(found.map(lineOf).join('\n'));
  if (!(await confirm(`Delete ${found.length} for good?`))) return console.log('Nothing was deleted.');
  for (const { id, ref } of found) await db.batch().delete(ref).delete(db.collection(TO_DOS).doc(id)).commit();
  await acknowledgedAddress(db, email).delete();
  console.log(
    `${found.length} deleted, and what was stored about them elsewhere. Mails about them are still in your mailbox.`,
  );
}

/** Reads every request, because the address may be stored in another case. */
async function requestsOf(db: Firestore, email: string): Promise<readonly QueryDocumentSnapshot[]> {
  const same = (one: unknown) => String(one).trim().toLowerCase();
  return (await readLeads(db)).filter((lead) => same(lead.get('email')) === same(email));
}

function lineOf(lead: QueryDocumentSnapshot): string {
  const { firstName = '', lastName = '', email } = lead.data();
  return `${timeOf(lead, 'submittedAt') ?? 'no date'}  ${firstName} ${lastName}  ${email}  ${lead.id}`;
}
