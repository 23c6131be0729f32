import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { arrivedBefore, cursorOf, isSpam, positionOf } from './notices.ts';

/** The list names the newest. It only counts the others. */
const MAX_NAMED = 10;

export interface Spam {
  readonly count: number;
  readonly newest: readonly { readonly id: string; readonly stored: DocumentData }[];
}

/** Suspected spam that no list has counted yet. Call `markListed` after the list was sent. */
export async function findUnlistedSpam(until: Date): Promise<Spam & { markListed: () => Promise<unknown> }> {
  const cursor = cursorOf('spam');
  const listed = (await cursor.get()).data() as ReturnType<typeof positionOf> | undefined;
  const newest: Spam['newest'][number][] = [];
  let count = 0;
  let last: QueryDocumentSnapshot | undefined;
  for await (const document of arrivedBefore(until, listed).stream()) {
    last = document as unknown as QueryDocumentSnapshot;
    if (!isSpam(last.data())) continue;
    count++;
    newest.unshift({ id: last.id, stored: last.data() });
    newest.splice(MAX_NAMED);
  }
  const position = last && positionOf(last);
  return { count, newest, markListed: async () => position && cursor.set(position) };
}
