import { isDeepStrictEqual } from 'node:util';
import type { ConsultationRequest } from '../contract/consultation.ts';
import { FIELD_NAMES } from '../contract/fields.ts';
import { firestore } from '../firestore.ts';

const COLLECTION = 'consultations';
const ALREADY_EXISTS = 6;

export type Outcome = 'created' | 'repeated' | 'conflict';

/** One id, one document: whoever comes second with the same id learns whether it is the same request. */
export async function storeConsultation(id: string, request: ConsultationRequest): Promise<Outcome> {
  const [db, { FieldValue }] = await Promise.all([firestore(), import('firebase-admin/firestore')]);
  const document = db.collection(COLLECTION).doc(id);
  const fields = fieldsOf(request);
  try {
    await document.create({ ...fields, submittedAt: FieldValue.serverTimestamp() });
    return 'created';
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS)) throw error;
    const stored = await document.get();
    return FIELD_NAMES.every((name) => isDeepStrictEqual(stored.get(name), fields[name])) ? 'repeated' : 'conflict';
  }
}

/** The sixteen fields in the order of the specification; an optional answer that was left out is null. */
function fieldsOf(request: ConsultationRequest) {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, request[name] === '' ? null : request[name]]));
}
