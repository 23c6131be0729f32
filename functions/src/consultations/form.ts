import { createHash } from 'node:crypto';
import { stringify } from 'uuid';
import { type ConsultationRequest, EMPTY_REQUEST, type FieldName } from '../contract/questions.ts';

/** Converts a form that was posted without script to the JSON object that our script sends. */
export function answersFromForm(form: URLSearchParams): object {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      // A form sends one pair for each item of a list. A repeated name of any other field stays a list, so that the
      // schema refuses it.
      const isList = Array.isArray(EMPTY_REQUEST[name as FieldName]);
      return [name, isList || values.length > 1 ? values : values[0]];
    }),
  );
}

/**
 * The document id for a form that was posted without script, and so without an idempotency key. It is a hash of the answers
 * and the day (UTC), so that a double tap or a reload makes one document. It is a UUID v8 that begins with the day as a
 * UUID v7 begins with the time, so that ids of both kinds sort by arrival.
 */
export function formId(request: ConsultationRequest, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  const bytes = createHash('sha256').update(JSON.stringify(request)).digest().subarray(0, 16);
  bytes.writeUIntBE(Date.parse(day), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return stringify(bytes);
}
