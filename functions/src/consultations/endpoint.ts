import type { Request } from 'firebase-functions/https';
import { MAX_FORM_BYTES, MAX_JSON_BYTES, SUBMIT_FAILED } from '../contract/call.ts';
import { receivedPath } from '../contract/pups.ts';
import { QUESTIONS } from '../contract/questions.ts';
import { readBody } from '../http/raw-body.ts';
import {
  type ExpressResponse,
  HANDLER_MS,
  HttpError,
  logHttpError,
  SECURITY_HEADERS,
  sendPage,
  withDeadline,
} from '../http/response.ts';
import { ADDRESS_PAGE, answersFromForm, COPY_PAGE, problemPage } from './form.ts';
import { acceptRequest } from './submit.ts';

/** Behind SUBMIT_PATH. Our script gets JSON, and a browser without script a redirect or a page. */
export async function submitConsultation(request: Request, response: ExpressResponse): Promise<void> {
  const isForm = typeOf(request) === FORM_TYPE;
  response.set(SECURITY_HEADERS);
  try {
    const body = await readAnswers(request, isForm);
    const accepted = acceptRequest(body, (name) => request.get(name));
    const { id, isNew, pups } = await withDeadline(accepted, HANDLER_MS);
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
}

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

/**
 * Whether a page of another site made the browser send this request. Browsers say so in `Sec-Fetch-Site`. Older ones
 * send `Origin`, whose host must be the site's own: "null" has none. https://web.dev/articles/fetch-metadata
 */
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
