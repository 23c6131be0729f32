import { createHash } from 'node:crypto';
import type { ConsultationRequest } from '../contract/questions.ts';
import { isoWithOffset } from '../time/farm-time.ts';

/**
 * The document id of a request: the farm's day and a hash of the given answers. So the same answers make one document a day,
 * whoever sends them, with and without script. Neither the order of questions and choices nor a question without an answer
 * changes it, so a deploy in between does not either. It is a UUID v8. Ids sort by day.
 */
export function requestId(request: ConsultationRequest, now: Date): string {
  const given = Object.entries(request).filter(([, answer]) => answer.length > 0);
  const answers = given.map(([name, answer]) => [name, typeof answer === 'string' ? answer : answer.toSorted()]);
  const hash = createHash('sha256').update(JSON.stringify(answers.toSorted())).digest('hex');
  const day = Date.parse(isoWithOffset(now).slice(0, 10)).toString(16).padStart(12, '0');
  return `${day.slice(0, 8)}-${day.slice(8)}-8${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}

/** Whether a request of the form has this id. One that was typed in the console has another. */
export const isRequestId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
