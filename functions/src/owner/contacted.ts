import { FieldValue } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/https';
import { consultations } from '../consultations/store.ts';
import type { StoredRequest } from '../consultations/stored-request.ts';
import { FARM_ORIGIN } from '../contract/farm.ts';
import { db } from '../firebase/db.ts';
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
import { contactPath } from './contact-link.ts';
import { FAILED_PAGE, requestPage, WRONG_LINK_PAGE } from './contacted-page.ts';
import { CODE, toDos } from './to-do.ts';

const HEADERS = { ...SECURITY_HEADERS, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** The owner's page of one request. Opening it changes nothing. Its buttons set and delete `contactedAt`. */
export async function contacted(request: Request, response: ExpressResponse): Promise<void> {
  response.set(HEADERS);
  const { searchParams } = new URL(request.url, FARM_ORIGIN);
  const [id, code] = [searchParams.get('request') ?? '', searchParams.get('code') ?? ''];
  try {
    if (request.method === 'POST') {
      await respondToButton(request, id, code);
      // Back and reload then open the page, and do not send the form again.
      response.redirect(303, contactPath(id, code));
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      const stored = await withDeadline(findRequest(id, code), HANDLER_MS);
      sendPage(response, stored ? 200 : 404, stored ? requestPage(stored) : WRONG_LINK_PAGE);
    } else throw new HttpError(405, 'method', FAILED_PAGE.title, { headers: { Allow: 'GET, HEAD, POST' } });
  } catch (error) {
    const { status, headers } = logHttpError(error, FAILED_PAGE.title);
    sendPage(response.set(headers), status, FAILED_PAGE);
  }
}

const MAX_POST_BYTES = 1_024;

async function respondToButton(request: Request, id: string, code: string): Promise<void> {
  const form = new URLSearchParams((await readBody(request, MAX_POST_BYTES)).toString());
  await withDeadline(change(id, code, form.get('do')), HANDLER_MS);
}

/** Sets or deletes `contactedAt`. */
async function change(id: string, code: string, action: string | null): Promise<void> {
  if (!(await isRight(id, code))) return;
  const request = consultations.doc(id);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(request);
    const isContacted = Boolean(stored.get('contactedAt'));
    if (action === 'note' && stored.exists && !isContacted)
      transaction.update(request, { contactedAt: FieldValue.serverTimestamp() });
    if (action === 'undo' && isContacted) transaction.update(request, { contactedAt: FieldValue.delete() });
  });
}

async function findRequest(id: string, code: string): Promise<StoredRequest | undefined> {
  return (await isRight(id, code)) ? (await consultations.doc(id).get()).data() : undefined;
}

/** Whether the code is that of the request. A wrong code costs at most one read. */
async function isRight(id: string, code: string): Promise<boolean> {
  if (!CODE.test(code)) return false;
  const { docs } = await toDos.where('code', '==', code).limit(1).get();
  return docs[0]?.id === id;
}
