import { consultations, type StoredRequest } from '../consultations/store.ts';
import { LIST_STATE } from '../firebase/collections.ts';
import { db } from '../firebase/db.ts';
import { EARLIEST } from '../time/farm-time.ts';

/** The list names the newest. It only counts the others. */
const MAX_NAMED = 10;

export interface Spam {
  readonly count: number;
  readonly newest: readonly { readonly id: string; readonly stored: StoredRequest }[];
}

export const NO_SPAM = { count: 0, newest: [], markListed: async () => undefined };

/** Suspected spam that no list has counted yet. Call `markListed` after the list was sent. */
export async function findUnlistedSpam(until: Date): Promise<Spam & { markListed: () => Promise<unknown> }> {
  const state = db.collection(LIST_STATE).doc('suspected-spam');
  const since = (await state.get()).get('listedUntil') ?? EARLIEST;
  // Both queries need the index of firestore.indexes.json.
  const unlisted = consultations
    .where('suspectedSpam', '==', true)
    .where('submittedAt', '>', since)
    .where('submittedAt', '<=', until)
    .orderBy('submittedAt', 'desc');
  const [counted, newest] = await Promise.all([unlisted.count().get(), unlisted.limit(MAX_NAMED).get()]);
  return {
    count: counted.data().count,
    newest: newest.docs.map((doc) => ({ id: doc.id, stored: doc.data() })),
    markListed: () => state.set({ listedUntil: until }),
  };
}
