import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CONSULTATIONS } from '../../functions/src/firebase/collections.ts';
import { dateOf, EARLIEST } from '../../functions/src/time/farm-time.ts';

export interface Choice {
  readonly since?: Date | undefined;
  readonly waiting?: boolean | undefined;
}

/** Reads the requests in order of their arrival, then those that were added by hand without a date. */
export async function readLeads(db: Firestore, { since = EARLIEST, waiting }: Choice = {}) {
  const { docs } = await db.collection(CONSULTATIONS).get();
  const arrived = (lead: QueryDocumentSnapshot) => dateOf(lead.get('submittedAt'));
  const isWaiting = (lead: QueryDocumentSnapshot) => !lead.get('contactedAt') && lead.get('suspectedSpam') !== true;
  return docs
    .filter((lead) => (arrived(lead) ?? lead.createTime.toDate()) >= since && (!waiting || isWaiting(lead)))
    .toSorted((one, other) => order(arrived(one)) - order(arrived(other)));
}

function order(date: Date | undefined): number {
  return date?.getTime() ?? Number.MAX_VALUE;
}
