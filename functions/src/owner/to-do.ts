import { randomBytes } from 'node:crypto';
import { type CollectionReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { TO_DOS } from '../firebase/collections.ts';
import { db } from '../firebase/db.ts';
import { HOUR_MS } from '../time/farm-time.ts';

/** The steps that owner/ and family/ do for each request. A number is the hours between the arrival and the step. */
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
  /** When the next step is due. Absent if there is none, or if the family was contacted: the list does not read it then. */
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

/** The to-do that was read; undefined if there is none, or if someone has changed it in the console so that it is not valid. */
export function parseToDo(read: StoredToDo | undefined): ToDo | undefined {
  return toDoSchema.safeParse(read).data;
}

/** The to-do of a request that is stored now. */
export function newToDo(expiresAt: Date) {
  const now = FieldValue.serverTimestamp();
  return { arrivedAt: now, dueAt: now, steps: STEP_NAMES, code: newCode(), expiresAt };
}

/** Makes the list read a to-do again. Not the time of a step: a list that runs meanwhile must see that it has changed. */
export const READ_AGAIN = { dueAt: FieldValue.serverTimestamp() };

export function newCode(): string {
  return randomBytes(16).toString('hex');
}

/** The change of a to-do of which a step is done. */
export function withoutStep(toDo: ToDo, done: Step) {
  const steps = toDo.steps.filter((step) => step !== done);
  return { steps, dueAt: dueAtOf({ ...toDo, steps }) };
}

/** The value of `dueAt` for these steps: the time of the first one, or the removal of the field. */
export function dueAtOf({ arrivedAt, steps }: Pick<ToDo, 'arrivedAt' | 'steps'>): Timestamp | FieldValue {
  if (steps.length === 0) return FieldValue.delete();
  const hours = Math.min(...steps.map((step) => STEPS[step]));
  return Timestamp.fromMillis(arrivedAt.toMillis() + hours * HOUR_MS);
}
