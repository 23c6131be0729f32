import { FieldValue } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/https';
import { consultations } from '../consultations/store.ts';
import type { StoredRequest } from '../consultations/stored-request.ts';
import { db } from '../firebase/db.ts';
import type { Page } from '../http/html-page.ts';
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
import { CONTACTED_PATH, findCode, idOf } from './contact-link.ts';
import { CODE_PAGE, CONTACTED_POLICY, FAILED_PAGE, requestPage, wrongCodePage } from './contacted-page.ts';
import { READ_AGAIN, toDos } from './to-do.ts';

const HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': CONTACTED_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The owner's page of one request. Opening it changes nothing. Its buttons set and delete `contactedAt`. */
export async function contacted(request: Request, response: ExpressResponse): Promise<void> {
  response.set(HEADERS);
  try {
    if (request.method === 'POST') await respondToForm(request, response);
    else if (request.method === 'GET' || request.method === 'HEAD') respondToGet(request, response);
    else throw new HttpError(405, 'method', FAILED_PAGE.title, { headers: { Allow: 'GET, HEAD, POST' } });
  } catch (error) {
    const { status, headers } = logHttpError(error, FAILED_PAGE.title);
    sendPage(response.set(headers), status, FAILED_PAGE);
  }
}

/** A mail filter may have written the "#" of the link as "%23". Browsers keep what follows the "#" of a redirect. */
function respondToGet(request: Request, response: ExpressResponse): void {
  const code = findCode(request.url);
  if (code) response.redirect(302, `${CONTACTED_PATH}#${code}`);
  else sendPage(response, 200, CODE_PAGE);
}

/** 8 KiB of pasted text, of which a form may escape each byte with three. */
const MAX_POST_BYTES = 25 * 1_024;

async function respondToForm(request: Request, response: ExpressResponse): Promise<void> {
  const form = new URLSearchParams((await readBody(request, MAX_POST_BYTES)).toString());
  const pasted = form.get('code') ?? '';
  const page = await withDeadline(pageFor(pasted, form.get('do')), HANDLER_MS);
  sendPage(response, page ? 200 : 404, page ?? wrongCodePage(pasted));
}

/** The page of the request, after the action. Undefined if there is no such request. */
async function pageFor(pasted: string, action: string | null): Promise<Page | undefined> {
  const code = findCode(pasted);
  const id = code && (await idOf(code));
  const stored = id && (await updateRequest(id, action));
  return stored ? requestPage(stored, code) : undefined;
}

/** Sets or deletes `contactedAt`. Returns the stored request; undefined if it was deleted. */
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
