import { createHash } from 'node:crypto';
import { stringify } from 'uuid';
import { type ConsultationRequest, EMPTY_REQUEST, type FieldName } from '../contract/questions.ts';
import { isoWithOffset } from '../time/farm-time.ts';

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
 * The document id for a form that was posted without script, and so without an idempotency key. It is a hash of the given
 * answers and the farm's day, so that a double tap or a reload makes one document, also if a deploy adds a field in between.
 * It is a UUID v8 that begins with the day as a UUID v7 begins with the time, so that ids of both kinds sort by arrival.
 */
export function formId(request: ConsultationRequest, now = new Date()): string {
  const given = Object.entries(request).filter(([, answer]) => answer.length > 0);
  const bytes = createHash('sha256').update(JSON.stringify(given)).digest().subarray(0, 16);
  // 6 o'clock in UTC is in the first two hours of the farm's day, in summer and in winter.
  bytes.writeUIntBE(Date.parse(`${isoWithOffset(now).slice(0, 10)}T06:00Z`), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return stringify(bytes);
}
