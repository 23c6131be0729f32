import { createHash } from 'node:crypto';
import { stringify } from 'uuid';
import type { ConsultationRequest } from '../contract/consultation.ts';

/**
 * A form without script brings no key, so its id is made from the day (in UTC) and the answers: a double tap and a reload
 * make one document. A UUID v8 with the day where a v7 has its time, so that both stand in order of arrival.
 */
export function formId(request: ConsultationRequest, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  const bytes = createHash('sha256').update(JSON.stringify(request)).digest().subarray(0, 16);
  bytes.writeUIntBE(Date.parse(day), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return stringify(bytes);
}
