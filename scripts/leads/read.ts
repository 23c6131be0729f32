import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CONSULTATIONS } from '../../functions/src/consultations/store.ts';

/** One query streams so many; Firestore ends a query that takes minutes. */
const PAGE = 10_000;

export interface Choice {
  readonly since?: Date | undefined;
  readonly waiting?: boolean | undefined;
}

/** The requests in order of arrival, as they come off the wire, so that only a few are held at a time. */
export async function* readLeads(
  db: Firestore,
  { since, waiting }: Choice,
  page = PAGE,
): AsyncGenerator<QueryDocumentSnapshot> {
  const all = db.collection(CONSULTATIONS).orderBy('submittedAt').limit(page);
  const ordered = since ? all.where('submittedAt', '>=', since) : all;
  let last: QueryDocumentSnapshot | undefined;
  let count = 0;
  do {
    count = 0;
    const next = (last ? ordered.startAfter(last) : ordered).stream() as AsyncIterable<QueryDocumentSnapshot>;
    for await (const lead of next) {
      if (!waiting || !lead.get('contactedAt')) yield lead;
      last = lead;
      count++;
    }
  } while (count === page);
}
