import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/https';
import { error as logError } from 'firebase-functions/logger';
import { codeOf } from '../error-code.ts';
import { firestore } from '../firebase.ts';
import { type Answer, give, pageAnswer, type Response } from '../http/answer.ts';
import { HttpError } from '../http/http-error.ts';
import { readBody } from '../http/raw-body.ts';
import { requestOf } from './contact-link.ts';
import { ENTRANCE, FAILED, NO_SUCH_LINK, POLICY, requestPage } from './contacted-page.ts';
import { reopen } from './notices.ts';

const HEADERS = { 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** The owner's page of one request. Opening it changes nothing; its button notes `contactedAt`, or takes it back. */
export async function contacted(request: Request, response: Response): Promise<void> {
  const answer = await answerTo(request).catch(failed);
  give(response, { ...answer, headers: { ...answer.headers, ...HEADERS } });
}

async function answerTo(request: Request): Promise<Answer> {
  if (request.method === 'GET' || request.method === 'HEAD') return pageAnswer(200, ENTRANCE);
  if (request.method !== 'POST') return pageAnswer(405, FAILED, { Allow: 'GET, HEAD, POST' });
  const body = await readBody(request, { maxBytes: 1_024, withinMs: 10_000, failure: FAILED.title });
  const posted = new URLSearchParams(body.toString());
  const code = posted.get('code')?.trim() ?? '';
  const document = await requestOf(code);
  const stored = document && (await requestAfter(posted.get('do'), document));
  return stored ? pageAnswer(200, requestPage(stored, code)) : pageAnswer(404, NO_SUCH_LINK);
}

async function requestAfter(action: string | null, document: DocumentReference): Promise<DocumentData | undefined> {
  const { db, serverTimestamp, deleteField } = await firestore();
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (action === 'note' && stored.exists && !stored.get('contactedAt'))
      transaction.update(document, { contactedAt: serverTimestamp() });
    if (action !== 'undo' || !stored.get('contactedAt')) return;
    await reopen(transaction, stored, 'remindedAt');
    transaction.update(document, { contactedAt: deleteField() });
  });
  return (await document.get()).data();
}

function failed(error: unknown): Answer {
  const { status, code } = error instanceof HttpError ? error : { status: 503, code: codeOf(error) };
  logError('the page of a request failed', { code, status });
  return pageAnswer(status, FAILED);
}
