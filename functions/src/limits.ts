import { createHmac, randomUUID } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { codeOf } from './error-code.ts';
import { LIMIT_ALTOGETHER, LIMIT_PER_ADDRESS, LIMIT_WITHOUT_ADDRESS } from './params.ts';

const COLLECTION = 'limits';
const TEN_MINUTES = 10 * 60_000;
const HOUR = 60 * 60_000;

/** How many writes were counted in each sixtieth of the window, by its end: as small for a large limit as for a small. */
type Counts = Readonly<Record<string, number>>;

/** The writes that count against one limit, as they stood in Firestore at `updateTime`. */
interface Tally {
  readonly reference: DocumentReference;
  readonly max: number;
  readonly windowMs: number;
  readonly counts: Counts;
  readonly updateTime?: Timestamp | undefined;
}

export interface Sender {
  readonly address: string | undefined;
  readonly signal: AbortSignal;
}

export type Counted =
  | { outcome: 'created' }
  | { outcome: 'exists'; document: DocumentSnapshot }
  | { outcome: 'limited'; retryAfterSeconds: number };

/**
 * Creates a document and counts it in one commit, which fails when anybody else counted meanwhile. A transaction would
 * do the same, but its lock on the tally that all share makes requests that arrive together wait for seconds.
 */
export function createWithinLimits(target: DocumentReference, data: object, sender: Sender): Promise<Counted> {
  return inTurn(async () => {
    let tallies = await talliesOf(target.firestore, sender.address);
    while (!sender.signal.aborted) {
      if (secondsToWait(tallies) === 0 && (await commit(target, data, tallies))) return { outcome: 'created' };
      const [document, ...found] = await target.firestore.getAll(target, ...tallies.map(({ reference }) => reference));
      if (document?.exists) return { outcome: 'exists', document };
      tallies = tallies.map((tally, index) =>
        known(tally, JSON.parse(found[index]?.get('counts') ?? '{}'), found[index]?.updateTime),
      );
      const retryAfterSeconds = secondsToWait(tallies);
      if (retryAfterSeconds > 0) return { outcome: 'limited', retryAfterSeconds };
    }
    throw sender.signal.reason;
  });
}

let last: Promise<unknown> = Promise.resolve();

/** The requests of one instance do not compete with each other. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED: what we knew of a document is no longer true. */
const OUTDATED: readonly unknown[] = [5, 6, 9, 10];

async function commit(target: DocumentReference, data: object, tallies: readonly Tally[]): Promise<boolean> {
  const now = Date.now();
  const batch = target.firestore.batch().create(target, data);
  const counted = tallies.map((tally) => ({ ...tally, counts: withOneMore(tally, now) }));
  for (const { reference, counts, windowMs, updateTime } of counted) {
    // As one text: sixty values of a map cost more than all the rest of the commit.
    const fields = { counts: JSON.stringify(counts), expiresAt: new Date(now + windowMs) };
    if (updateTime) batch.update(reference, fields, { lastUpdateTime: updateTime });
    else batch.create(reference, fields);
  }
  try {
    const [, ...written] = await batch.commit();
    counted.map((tally, index) => known(tally, tally.counts, written[index]?.writeTime));
    return true;
  } catch (error) {
    if (OUTDATED.includes(codeOf(error))) return false;
    throw error;
  }
}

function withOneMore(tally: Tally, now: number): Counts {
  const share = tally.windowMs / 60;
  const end = Math.ceil(now / share) * share;
  const counts = Object.fromEntries(recent(tally, now));
  return { ...counts, [end]: (counts[end] ?? 0) + 1 };
}

/** Until each limit has room for one more; the longest of the waits. */
function secondsToWait(tallies: readonly Tally[]): number {
  const now = Date.now();
  return Math.max(...tallies.map((tally) => Math.ceil((timeOfRoom(tally, now) - now) / 1000)));
}

function timeOfRoom(tally: Tally, now: number): number {
  const counts = recent(tally, now);
  let total = counts.reduce((sum, [, count]) => sum + count, 0);
  let room = now;
  for (const [end, count] of counts) {
    if (total < tally.max) break;
    total -= count;
    room = end + tally.windowMs;
  }
  return tally.max > 0 ? room : now + tally.windowMs;
}

/** Oldest first. */
function recent({ counts, windowMs }: Tally, now: number): (readonly [end: number, count: number])[] {
  const all = Object.entries(counts).map(([end, count]) => [Number(end), count] as const);
  return all.filter(([end]) => end > now - windowMs).sort(([a], [b]) => a - b);
}

async function talliesOf(db: Firestore, address: string | undefined): Promise<readonly Tally[]> {
  const sender = address
    ? { id: `address-${await hashOf(db, address)}`, max: LIMIT_PER_ADDRESS.value() }
    : { id: 'without-address', max: LIMIT_WITHOUT_ADDRESS.value() };
  return [
    { ...sender, windowMs: TEN_MINUTES },
    { id: 'altogether', max: LIMIT_ALTOGETHER.value(), windowMs: HOUR },
  ].map(({ id, ...limit }) => {
    const reference = db.collection(COLLECTION).doc(id);
    return { ...limit, reference, ...(memory.get(reference.path) ?? { counts: {} }) };
  });
}

/** What was last seen, so that most requests need no read; the commit finds out when it is outdated. */
const memory = new Map<string, Pick<Tally, 'counts' | 'updateTime'>>();

function known(tally: Tally, counts: Counts, updateTime: Timestamp | undefined): Tally {
  if (memory.size > 1_000) memory.clear();
  memory.set(tally.reference.path, { counts, updateTime });
  return { ...tally, counts, updateTime };
}

async function hashOf(db: Firestore, address: string): Promise<string> {
  salt ??= await storedSalt(db);
  return createHmac('sha256', salt).update(address).digest('hex').slice(0, 32);
}

let salt: string | undefined;

/** Made once by whichever instance is first, so that nobody has to configure it. */
async function storedSalt(db: Firestore): Promise<string> {
  const reference = db.collection(COLLECTION).doc('salt');
  const stored = await reference.get();
  if (stored.exists) return stored.get('value');
  await reference.create({ value: randomUUID() }).catch(() => undefined);
  return (await reference.get()).get('value');
}
