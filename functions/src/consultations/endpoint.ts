import type { Request } from 'firebase-functions/https';
import { validate as isUuid, version as versionOf } from 'uuid';
import { IDEMPOTENCY_HEADER, KEY_FIELD, MAX_FORM_BYTES, MAX_JSON_BYTES, SUBMIT_FAILED } from '../contract/call.ts';
import { REMOVED_PUPS } from '../contract/pups.ts';
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
import { isCrossSite } from '../http/sender.ts';
import { ADDRESS_PAGE, answersFromForm, problemPage } from './form.ts';
import { acceptRequest, type SentRequest } from './submit.ts';

/** The function behind /submit-consultation. Our script gets JSON, and a browser without script a redirect or a page. */
export async function submitConsultation(request: Request, response: ExpressResponse): Promise<void> {
  const isForm = typeOf(request) === FORM_TYPE;
  let sent: SentRequest | undefined;
  response.set(SECURITY_HEADERS);
  try {
    sent = await readRequest(request, isForm);
    const { id, isNew, receivedPath } = await withDeadline(acceptRequest(sent), HANDLER_MS);
    // After a 303 the browser gets the page, so that a reload does not post the form again.
    if (isForm) response.redirect(303, receivedPath);
    else response.status(isNew ? 201 : 200).json({ id });
  } catch (error) {
    const { status, refused, headers } = logHttpError(error, SUBMIT_FAILED, sent?.key);
    response.set(headers);
    if (isForm) sendPage(response, status, problemPage(refused));
    else if (isOpened(request)) sendPage(response, status, ADDRESS_PAGE);
    else response.status(status).json(refused);
  }
}

/** Whether a browser opens the address of the form. */
function isOpened(request: Request): boolean {
  return request.method !== 'POST' && request.accepts(['json', 'html']) === 'html';
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

async function readRequest(request: Request, isForm: boolean): Promise<SentRequest> {
  const header = (name: string) => request.get(name);
  if (request.method !== 'POST')
    throw new HttpError(405, 'method', 'Send a POST request.', { headers: { Allow: 'POST' } });
  if (!isForm && typeOf(request) !== JSON_TYPE) throw new HttpError(415, 'type', `Send ${JSON_TYPE}.`);
  if (header('content-encoding')) throw new HttpError(415, 'encoding', 'Send the body without an encoding.');
  if (isForm && isCrossSite(header)) throw new HttpError(403, 'cross-site', 'This form was sent from another site.');
  if (!isUtf8(request)) throw new HttpError(400, 'charset', 'Send the body in UTF-8.');
  const text = (await readBody(request, isForm ? MAX_FORM_BYTES : MAX_JSON_BYTES)).toString();
  if (!isForm)
    return { isForm, body: parseObject(text), key: keyOf(header(IDEMPOTENCY_HEADER)), removedPups: [], header };
  const form = new URLSearchParams(text);
  const key = keyOf(form.get(KEY_FIELD));
  const removedPups = form.getAll(REMOVED_PUPS);
  for (const name of [KEY_FIELD, REMOVED_PUPS]) form.delete(name);
  return { isForm, body: answersFromForm(form), key, removedPups, header };
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

/** The UUID version of `formId` (form.ts). No client may send such a key, because it could occupy the id of a future form. */
const FORM_VERSION = 8;

function keyOf(sent: string | null | undefined): string | undefined {
  if (!sent) return undefined;
  if (isUuid(sent) && versionOf(sent) !== FORM_VERSION) return sent.toLowerCase();
  throw new HttpError(400, 'key', `${IDEMPOTENCY_HEADER} must be a UUID, but not one of version 8.`);
}
