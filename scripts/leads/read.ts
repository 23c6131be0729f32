import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CONSULTATIONS } from '../../functions/src/consultations/store.ts';

const PAGE = 500;

export interface Choice {
  readonly since?: Date | undefined;
  readonly waiting?: boolean | undefined;
}

/** The requests in order of arrival, page by page, so that no more than a page is held. */
export async function* readLeads(db: Firestore, { since, waiting }: Choice): AsyncGenerator<QueryDocumentSnapshot> {
  const all = db.collection(CONSULTATIONS).orderBy('submittedAt').limit(PAGE);
  const ordered = since ? all.where('submittedAt', '>=', since) : all;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? ordered.startAfter(last) : ordered).get();
    yield* waiting ? docs.filter((doc) => !doc.get('contactedAt')) : docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}
