import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CONSULTATIONS } from '../../functions/src/collections.ts';
import { dateOf, EARLIEST } from '../../functions/src/farm-time.ts';

type Leads = AsyncGenerator<QueryDocumentSnapshot>;

/** Documents per query. Firestore aborts a query that takes minutes. */
const PAGE = 10_000;

export interface Choice {
  readonly since?: Date | undefined;
  readonly waiting?: boolean | undefined;
}

/** Reads the requests in order of their arrival, then those that were added by hand without a date. */
export async function* readLeads(db: Firestore, { since = EARLIEST, waiting }: Choice, page = PAGE): Leads {
  const isWanted = (lead: QueryDocumentSnapshot) =>
    !waiting || (!lead.get('contactedAt') && lead.get('suspectedSpam') !== true);
  const all = db.collection(CONSULTATIONS);
  for await (const lead of inPages(all.where('submittedAt', '>=', since).orderBy('submittedAt'), page))
    if (isWanted(lead)) yield lead;
  const [stored, dated] = await Promise.all([all, all.where('submittedAt', '>=', EARLIEST)].map(countOf));
  if (stored === dated) return;
  for await (const lead of readByName(db, page))
    if (!dateOf(lead.get('submittedAt')) && lead.createTime.toDate() >= since && isWanted(lead)) yield lead;
}

/** Reads all documents of the collection. */
export function readByName(db: Firestore, page = PAGE): Leads {
  return inPages(db.collection(CONSULTATIONS).orderBy('__name__'), page);
}

/** Streams a query page by page, so that few documents are in memory at a time. */
async function* inPages(query: Query, page: number): Leads {
  let last: QueryDocumentSnapshot | undefined;
  let count = 0;
  do {
    count = 0;
    const next = (last ? query.startAfter(last) : query).limit(page).stream() as AsyncIterable<QueryDocumentSnapshot>;
    for await (const lead of next) {
      yield lead;
      last = lead;
      count++;
    }
  } while (count === page);
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
