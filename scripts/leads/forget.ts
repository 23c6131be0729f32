import { createInterface } from 'node:readline/promises';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { BESIDE } from '../../functions/src/consultations/store.ts';
import { dateAndTime } from '../../functions/src/farm-time.ts';
import { readLeads } from './read.ts';

/** Deletes every request with this address, and what hangs on it, once that has been shown and confirmed. */
export async function forget(db: Firestore, email: string): Promise<void> {
  const found = await requestsOf(db, email);
  if (found.length === 0) return console.log(`No request has the address ${email}.`);
  console.log(found.map(lineOf).join('\n'));
  if (!(await confirmed(found.length))) return console.log('Nothing was deleted.');
  for (const { id, ref } of found) {
    const batch = db.batch().delete(ref);
    for (const collection of Object.values(BESIDE)) batch.delete(db.collection(collection).doc(id));
    await batch.commit();
  }
  console.log(`${found.length} deleted, with all that hangs on them. Mails about them are still in your mailbox.`);
}

/** However the address was spelled; that takes a look at every request. */
async function requestsOf(db: Firestore, email: string): Promise<readonly QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const lead of readLeads(db, {})) {
    if (String(lead.get('email')).toLowerCase() === email.trim().toLowerCase()) found.push(lead);
  }
  return found;
}

function lineOf(lead: QueryDocumentSnapshot): string {
  const { firstName, lastName, email, submittedAt } = lead.data();
  return `${dateAndTime(submittedAt.toDate())}, ${submittedAt.toDate().getFullYear()}  ${firstName} ${lastName}  ${email}  ${lead.id}`;
}

async function confirmed(count: number): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  // Where stdin ends without an answer there is none.
  const ended = new Promise<string>((resolve) => prompt.once('close', () => resolve('')));
  const answer = await Promise.race([prompt.question(`Delete ${count} for good? Type yes: `), ended]);
  prompt.close();
  return answer.trim().toLowerCase() === 'yes';
}
