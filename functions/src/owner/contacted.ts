import { FieldValue } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/https';
import { consultations, READ_AGAIN, toDos } from '../consultations/store.ts';
import type { StoredRequest } from '../consultations/stored-request.ts';
import { db } from '../firebase/db.ts';
import { readBody } from '../http/raw-body.ts';
import {
  type ExpressResponse,
  HANDLER_MS,
  HttpError,
  type HttpResponse,
  logHttpError,
  pageResponse,
  redirect,
  sendResponse,
  withDeadline,
} from '../http/response.ts';
import { CONTACTED_PATH, findCode, idOf } from './contact-link.ts';
import { CODE_PAGE, CONTACTED_POLICY, FAILED_PAGE, requestPage, wrongCodePage } from './contacted-page.ts';

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
  if (request.method === 'GET' || request.method === 'HEAD') return respondToGet(findCode(request.url));
  if (request.method !== 'POST') return pageResponse(405, FAILED_PAGE, { Allow: 'GET, HEAD, POST' });
  const form = new URLSearchParams((await readBody(request, MAX_POST_BYTES)).toString());
  const late = new HttpError(503, 'late', FAILED_PAGE.title);
  return withDeadline(respondToForm(form), HANDLER_MS, late);
}

/** 8 KiB of pasted text, of which a form may escape each byte with three. */
const MAX_POST_BYTES = 25 * 1_024;

/** A mail filter may have written the "#" of the link as "%23". Browsers keep what follows the "#" of a redirect. */
function respondToGet(code: string | undefined): HttpResponse {
  return code ? redirect(302, `${CONTACTED_PATH}#${code}`) : pageResponse(200, CODE_PAGE);
}

async function respondToForm(form: URLSearchParams): Promise<HttpResponse> {
  const pasted = form.get('code') ?? '';
  const code = findCode(pasted);
  const id = code && (await idOf(code));
  const stored = id && (await updateRequest(id, form.get('do')));
  return stored ? pageResponse(200, requestPage(stored, code)) : pageResponse(404, wrongCodePage(pasted));
}

/**
 * Sets or deletes `contactedAt`, depending on the action. Returns the stored request; undefined if it was deleted. After an
 * undo, the list reads the to-do again.
 */
async function updateRequest(id: string, action: string | null): Promise<StoredRequest | undefined> {
  const request = consultations.doc(id);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(request);
    const isContacted = Boolean(stored.get('contactedAt'));
    if (action === 'note' && stored.exists && !isContacted)
      transaction.update(request, { contactedAt: FieldValue.serverTimestamp() });
    if (action !== 'undo' || !isContacted) return;
    transaction.update(request, { contactedAt: FieldValue.delete() });
    transaction.update(toDos.doc(id), READ_AGAIN);
  });
  return (await request.get()).data();
}

function failed(error: unknown): HttpResponse {
  const { status, headers } = logHttpError(error, FAILED_PAGE.title);
  return pageResponse(status, FAILED_PAGE, headers);
}
