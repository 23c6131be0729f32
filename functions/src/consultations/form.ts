import { createHash } from 'node:crypto';
import { stringify } from 'uuid';
import { FORM_PATH, type Refused } from '../contract/call.ts';
import { type ConsultationRequest, EMPTY_REQUEST, type FieldName } from '../contract/questions.ts';
import { escaped, FARM_PHONE_LINK, type Page } from '../http/html-page.ts';
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
 * The document id for a request without an idempotency key: a form that the browser posts, and what script sends after
 * that. It is a hash of the given answers and the farm's day, so that a double tap, a reload or a send by script after
 * the post makes one document, also if a deploy adds a field in between.
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

const CALL_US = `<p>Or call us: ${FARM_PHONE_LINK}</p>`;

/** The response to a refused form of a visitor without script: all messages, how to get back, and the phone number. */
export function problemPage({ error, fieldErrors }: Refused): Page {
  const messages = [...new Set([error, ...Object.values(fieldErrors ?? {})])];
  return {
    title: 'There is a problem',
    body: `<ul class="problems">
${messages.map((message) => `<li>${escaped(message)}</li>`).join('\n')}
</ul>
<p>Go back with your browser’s Back button: your answers are still in the form.</p>
<p>Are they gone? <a href="${FORM_PATH}">Open the form again</a></p>
${CALL_US}`,
  };
}

/** The response to a browser that opens the form's address, for example because the problem page was restored or shared. */
export const ADDRESS_PAGE: Page = {
  title: 'Free consultation',
  body: `<p>This address only receives the form. If you have not seen our thank-you page, please send the form again.</p>
<p><a href="${FORM_PATH}">Open the form</a></p>
${CALL_US}`,
};
