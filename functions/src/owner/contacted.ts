import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/https';
import { db } from '../firebase.ts';
import { HANDLER_MS, withDeadline } from '../http/deadline.ts';
import { HttpError, logHttpError } from '../http/http-error.ts';
import { readBody } from '../http/raw-body.ts';
import { type ExpressResponse, type HttpResponse, pageResponse, sendResponse } from '../http/response.ts';
import { type Caller, callerOf } from '../http/sender-address.ts';
import { findByCode } from './contact-link.ts';
import {
  CODE_PAGE,
  CONTACTED_POLICY,
  FAILED_PAGE,
  requestPage,
  TOO_MANY_CODES_PAGE,
  WRONG_CODE_PAGE,
} from './contacted-page.ts';
import { moveCursorBack } from './notices.ts';
import { countWrongCode, secondsToWait } from './wrong-codes.ts';

const HEADERS = {
  'Content-Security-Policy': CONTACTED_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The owner's page of one request. Opening it changes nothing. Its buttons set and delete `contactedAt`. */
export async function contacted(request: Request, response: ExpressResponse): Promise<void> {
  const page = await respond(request).catch(failed);
  sendResponse(response, { ...page, headers: { ...page.headers, ...HEADERS } });
}

async function respond(request: Request): Promise<HttpResponse> {
  if (request.method === 'GET' || request.method === 'HEAD') return pageResponse(200, CODE_PAGE);
  if (request.method !== 'POST') return pageResponse(405, FAILED_PAGE, { Allow: 'GET, HEAD, POST' });
  const form = new URLSearchParams((await readBody(request, 1_024)).toString());
  const caller = callerOf((name) => request.get(name));
  const late = new HttpError(503, 'late', { error: FAILED_PAGE.title });
  return withDeadline(respondToForm(form, caller), HANDLER_MS, late);
}

async function respondToForm(form: URLSearchParams, caller: Caller): Promise<HttpResponse> {
  const code = extractCode(form.get('code') ?? '');
  const document = await openRequest(code, caller);
  const stored = document && (await updateRequest(document, form.get('do')));
  return stored ? pageResponse(200, requestPage(stored, code)) : pageResponse(404, WRONG_CODE_PAGE);
}

/** Accepts the code or the whole link, with line breaks and brackets that a mail program may have added. */
function extractCode(pasted: string): string {
  return pasted.replace(/\s/g, '').replace(/^.*#|[^\w-]+$/g, '');
}

async function openRequest(code: string, caller: Caller): Promise<DocumentReference | undefined> {
  const seconds = await secondsToWait(caller);
  if (seconds !== undefined)
    throw new HttpError(
      429,
      'too-many-codes',
      { error: TOO_MANY_CODES_PAGE.title },
      { 'Retry-After': String(seconds) },
    );
  const document = await findByCode(code);
  if (!document) await countWrongCode(caller);
  return document;
}

/** Sets or deletes `contactedAt`, depending on the action. Returns the stored request; undefined if it was deleted. */
async function updateRequest(document: DocumentReference, action: string | null): Promise<DocumentData | undefined> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (action === 'note' && stored.exists && !stored.get('contactedAt'))
      transaction.update(document, { contactedAt: FieldValue.serverTimestamp() });
    if (action !== 'undo' || !stored.get('contactedAt')) return;
    await moveCursorBack(transaction, stored, 'remindedAt');
    transaction.update(document, { contactedAt: FieldValue.delete() });
  });
  return (await document.get()).data();
}

function failed(error: unknown): HttpResponse {
  const { status, headers } = logHttpError(error, FAILED_PAGE.title);
  return pageResponse(status, status === 429 ? TOO_MANY_CODES_PAGE : FAILED_PAGE, headers);
}
