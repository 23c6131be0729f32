import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { ConsultationRequest } from '../contract/consultation.ts';
import { FIELD_NAMES } from '../contract/fields.ts';
import { codeOf } from '../error-code.ts';
import { firestore } from '../firebase.ts';

export const CONSULTATIONS = 'consultations';
/** What hangs on a request, under its id. */
export const BESIDE = { leases: 'mail-leases', links: 'contact-links' } as const;

export interface Consultation {
  readonly request: ConsultationRequest;
  readonly suspectedSpam: boolean;
}

export type Outcome = 'created' | 'repeated' | 'conflict';

/** One id, one document: whoever comes second with the same id learns whether it is the same request. */
export async function storeConsultation(id: string, consultation: Consultation): Promise<Outcome> {
  const { db, serverTimestamp } = await firestore();
  const fields = fieldsOf(consultation.request);
  const spam = consultation.suspectedSpam ? { suspectedSpam: true } : {};
  const document = db.collection(CONSULTATIONS).doc(id);
  try {
    await document.create({ ...fields, ...spam, submittedAt: serverTimestamp() });
    return 'created';
  } catch (error) {
    if (codeOf(error) !== ALREADY_EXISTS) throw error;
  }
  const stored = await document.get();
  return FIELD_NAMES.every((name) => isDeepStrictEqual(stored.get(name), fields[name])) ? 'repeated' : 'conflict';
}

/** https://grpc.io/docs/guides/status-codes/ */
const ALREADY_EXISTS = 6;

export async function consultationAt(id: string): Promise<DocumentReference> {
  return (await firestore()).db.collection(CONSULTATIONS).doc(id);
}

/** The sixteen fields in the order of the specification; an optional answer that was left out is null. */
function fieldsOf(request: ConsultationRequest) {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, request[name] === '' ? null : request[name]]));
}
