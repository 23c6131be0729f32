import type { Request } from 'firebase-functions/https';
import {
  FORM_PATH,
  MAX_FORM_BYTES,
  MAX_JSON_BYTES,
  type Refused,
  receivedPath,
  SUBMIT_FAILED,
} from '../contract/call.ts';
import { EMPTY_REQUEST, type FieldName, QUESTIONS } from '../contract/questions.ts';
import { escaped, FARM_PHONE_LINK, type Page } from '../http/html-page.ts';
import { readBody } from '../http/raw-body.ts';
import { type Handler, HttpError, logHttpError, SECURITY_HEADERS, sendPage, withDeadline } from '../http/response.ts';
import { acceptRequest } from './submit.ts';

/** Behind SUBMIT_PATH. Our script gets JSON, and a browser without script a redirect or a page. */
export const submitConsultation: Handler = async (request, response) => {
  const isForm = typeOf(request) === FORM_TYPE;
  response.set(SECURITY_HEADERS);
  try {
    const body = await readAnswers(request, isForm);
    const accepted = acceptRequest(body, (name) => request.get(name));
    const { id, isNew, pups } = await withDeadline(accepted);
    // After a 303 the browser gets the page, so that a reload does not post the form again.
    if (isForm) response.redirect(303, receivedPath(pups));
    else response.status(isNew ? 201 : 200).json({ id });
  } catch (error) {
    const { status, code, refused, headers } = logHttpError(error, SUBMIT_FAILED);
    response.set(headers);
    if (isForm) sendPage(response, status, code === CROSS_SITE ? COPY_PAGE : problemPage(refused));
    else if (request.method !== 'POST' && request.accepts(['json', 'html']) === 'html')
      sendPage(response, status, ADDRESS_PAGE);
    else response.status(status).json(refused);
  }
};

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const CROSS_SITE = 'cross-site';

/** The longest question is the only one in which a family writes so much. */
const { label, maxLength } = QUESTIONS.additionalInfo;
const TOO_LARGE = `Your answers are too long to send. Please shorten the longest one, such as “${label}” (up to ${maxLength.toLocaleString('en-US')} characters).`;

/** The body of our script or of a form, parsed but not validated. */
async function readAnswers(request: Request, isForm: boolean): Promise<object> {
  if (request.method !== 'POST')
    throw new HttpError(405, 'method', 'Send a POST request.', { headers: { Allow: 'POST' } });
  if (!isForm && typeOf(request) !== JSON_TYPE) throw new HttpError(415, 'type', `Send ${JSON_TYPE}.`);
  if (request.get('content-encoding')) throw new HttpError(415, 'encoding', 'Send the body without an encoding.');
  if (isForm && isCrossSite(request)) throw new HttpError(403, CROSS_SITE, 'This form was sent from another site.');
  if (!isUtf8(request)) throw new HttpError(400, 'charset', 'Send the body in UTF-8.');
  const text = (await readBody(request, isForm ? MAX_FORM_BYTES : MAX_JSON_BYTES, TOO_LARGE)).toString();
  return isForm ? answersFromForm(new URLSearchParams(text)) : parseObject(text);
}

/** Browsers say so in `Sec-Fetch-Site`, older ones in `Origin` ("null" has no host). https://web.dev/articles/fetch-metadata */
function isCrossSite(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site) return site === 'cross-site';
  const origin = request.get('origin');
  if (origin === undefined) return false;
  // Behind Hosting, `X-Forwarded-Host` names the site and `Host` the function.
  const hosts = [request.get('host'), request.get('x-forwarded-host')].join().split(',');
  return !hosts.map((host) => host.trim().toLowerCase()).includes(URL.parse(origin)?.host ?? 'no host');
}

function typeOf(request: Request): string | undefined {
  return request.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

function isUtf8(request: Request): boolean {
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]*)/i.exec(request.get('content-type') ?? '') ?? [];
  return /^utf-?8$/i.test(charset);
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Gets the same response as other JSON.
  }
  throw new HttpError(400, 'malformed', 'Send one JSON object.');
}

/** Converts a form that was posted without script to the object that our script sends. */
export function answersFromForm(form: URLSearchParams): object {
  // Not with `getAll` for each name: that takes a second for the shortest names that fit into a body.
  const pairsOfNames = Map.groupBy(form, ([name]) => name);
  return Object.fromEntries(
    Array.from(pairsOfNames, ([name, pairs]) => {
      const values = pairs.map(([, value]) => value);
      // A repeated name of any other field stays a list, so that the schema refuses it.
      const isList = Array.isArray(EMPTY_REQUEST[name as FieldName]);
      return [name, isList || values.length > 1 ? values : values[0]];
    }),
  );
}

const CALL_US = `<p>Or call us: ${FARM_PHONE_LINK}</p>`;

/** The response to a refused form: all messages, how to get back, and the phone number. */
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

/** The response to a form that another site has sent, such as a translator that shows a copy of our page. */
export const COPY_PAGE: Page = {
  title: 'Please use our own page',
  body: `<p>Your request has not reached us. You filled in a copy of our form at another address, such as a translation, and we accept it only from our own page.</p>
<p>Please fill it in there. Your browser can translate that page, too. To copy what you wrote, go back first with your browser’s Back button.</p>
<p><a href="${FORM_PATH}">Open the form on our own page</a></p>
${CALL_US}`,
};

/** The response to a browser that opens the form's address, such as with a restored problem page. */
export const ADDRESS_PAGE: Page = {
  title: 'Free consultation',
  body: `<p>This address only receives the form. If you have not seen our thank-you page, please send the form again.</p>
<p><a href="${FORM_PATH}">Open the form</a></p>
${CALL_US}`,
};
