import { randomBytes } from 'node:crypto';
import { type CollectionReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { FARM_ORIGIN } from '../contract/farm.ts';
import { HOUR_MS, MINUTE_MS } from '../contract/farm-time.ts';
import { CONSULTATIONS, consultations, db, type StoredRequest, TO_DOS } from '../firebase/db.ts';

/** How long a run of a function that sends mail may take. The timeout of these functions. */
export const RUN_MS = MINUTE_MS;

/** A run sends only in its first part, so that there is time left to record the mail. */
export const SEND_MS = RUN_MS - 20_000;

/** A trigger that starts later leaves the request to the list. One run that fails leaves time for a retry. */
export const TRIGGER_MS = RUN_MS;

/** The list leaves younger requests to the trigger. After that, no trigger that started in time still runs. */
export const SETTLED_MS = TRIGGER_MS + RUN_MS;

/** What owner/ and family/ do for each request. A number is the hours between the arrival and the step. */
export const STEPS = {
  /** Mails the owner about the request: alone, or in a list. */
  mail: 0,
  /** Mails the family that its request has arrived. */
  acknowledgement: 0,
  /** Lists the request once more if nobody has contacted the family. */
  reminder: 18,
  /** Log an error that raises an alarm. */
  '20-hours': 20,
  '23-hours': 23,
} as const;
export type Step = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as Step[];

/** 128 bits, in letters and digits only, which no mail filter escapes. */
export const CODE = /^[0-9a-f]{32}$/;

const toDoSchema = z.object({
  arrivedAt: z.instanceof(Timestamp),
  /** The steps that are not done yet. */
  steps: z.array(z.enum(STEP_NAMES)),
  /** When the list reads it: when the next step is due. Absent if there is none, or if the family was contacted. */
  dueAt: z.optional(z.instanceof(Timestamp)),
  /** The secret in the link to the request's page. */
  code: z.string().check(z.regex(CODE)),
  /** When a mail about this request alone was last tried. Counts in the limits for these mails. */
  singleMailAt: z.optional(z.unknown()),
  /** Whether that mail is on its way or was sent. */
  isSending: z.optional(z.unknown()),
  /** Whether the trigger has seen the request. */
  isSeen: z.optional(z.unknown()),
  /** Firestore deletes the document together with the request. */
  expiresAt: z.optional(z.unknown()),
});

/** One document per request, written together with it. Suspected spam and requests typed in the console have none. */
export type ToDo = z.infer<typeof toDoSchema>;

export type StoredToDo = { readonly [Name in keyof ToDo]?: unknown };

export const toDos = db.collection(TO_DOS) as CollectionReference<StoredToDo>;

/** The to-do that was read; undefined if there is none, or if a change in the console made it invalid. */
export function parseToDo(read: StoredToDo | undefined): ToDo | undefined {
  return toDoSchema.safeParse(read).data;
}

/** The to-do of a request that is stored now. */
export function newToDo(expiresAt: Date) {
  const now = FieldValue.serverTimestamp();
  return { arrivedAt: now, dueAt: now, steps: STEP_NAMES, code: newCode(), expiresAt };
}

export function newCode(): string {
  return randomBytes(16).toString('hex');
}

/** The value of `dueAt` for these steps: the time of the first one, or the removal of the field. */
export function dueAtOf({ arrivedAt, steps }: Pick<ToDo, 'arrivedAt' | 'steps'>): Timestamp | FieldValue {
  if (steps.length === 0) return FieldValue.delete();
  const hours = Math.min(...steps.map((step) => STEPS[step]));
  return Timestamp.fromMillis(arrivedAt.toMillis() + hours * HOUR_MS);
}

/** The change of a to-do of which a step is done. */
export function withoutStep(toDo: ToDo, done: Step) {
  const steps = toDo.steps.filter((step) => step !== done);
  return { steps, dueAt: dueAtOf({ ...toDo, steps }) };
}

/** A request that something is due for, and what its mails need of its to-do. */
export interface DueRequest extends Pick<ToDo, 'code' | 'isSeen'> {
  readonly id: string;
  readonly stored: StoredRequest;
}

/** Records that a step is done for these requests. Skips requests that were deleted meanwhile. */
export async function recordStep(step: Step, requests: readonly DueRequest[]): Promise<void> {
  if (requests.length === 0) return;
  await db.runTransaction(async (transaction) => {
    const read = await transaction.getAll(...requests.map(({ id }) => toDos.doc(id)));
    const stored = await transaction.getAll(...requests.map(({ id }) => consultations.doc(id)));
    const field = SHOWN_AS[step];
    for (const { exists, ref } of stored)
      if (field && exists) transaction.update(ref, { [field]: FieldValue.serverTimestamp() });
    for (const document of read) {
      const toDo = parseToDo(document.data());
      if (toDo) transaction.update(document.ref, withoutStep(toDo, step));
    }
  });
}

/** The fields of a request that tell the owner when a step was done. */
const SHOWN_AS: Partial<Record<Step, keyof StoredRequest>> = { mail: 'notifiedAt', reminder: 'remindedAt' };

/** A test compares it with the rewrite in firebase.json. */
export const CONTACTED_PATH = '/contacted';

/** Opens the owner's page of one request. */
export function contactLink(id: string, code: string): string {
  return `${process.env.SITE_ORIGIN ?? FARM_ORIGIN}${contactPath(id, code)}`;
}

export function contactPath(id: string, code: string): string {
  return `${CONTACTED_PATH}?${new URLSearchParams({ request: id, code })}`;
}

/** Opens one request in the Firestore console, or all of them. */
export function consoleLink(id?: string): string {
  const data = `https://console.firebase.google.com/project/${process.env.GCLOUD_PROJECT}/firestore/databases/-default-/data`;
  return `${data}/~2F${CONSULTATIONS}${id ? `~2F${encodeURIComponent(id)}` : ''}`;
}
