import type { HttpsFunction, Request } from 'firebase-functions/https';
import { error as logError, warn } from 'firebase-functions/logger';
import type { Refused } from '../contract/call.ts';
import { errorCode } from '../firebase/db.ts';
import { htmlPage, PAGE_POLICY, type Page } from './html-page.ts';

type ExpressResponse = Parameters<HttpsFunction>[1];

/** Responds to the requests of a function. */
export type Handler = (request: Request, response: ExpressResponse) => Promise<void>;

/** Headers of every response. Hosting replaces those that firebase.json sets, but not for a function's own address. */
export const SECURITY_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': PAGE_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

export function sendPage(response: ExpressResponse, status: number, page: Page): void {
  response.status(status).set('Content-Language', 'en').send(htmlPage(page));
}

type Details = Pick<Refused, 'fieldErrors'> & { readonly headers?: HttpError['headers'] };

/** Thrown to end a request with an error response. The log gets `code`, the visitor gets the message. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly refused: Refused;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, { headers = {}, ...fields }: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.refused = { error: message, ...fields };
    this.headers = headers;
  }
}

/** Logs the error. Returns it as an `HttpError`, with `failure` as the visible message if it is not one yet. */
export function logHttpError(error: unknown, failure: string): HttpError {
  const cause = errorCode(error);
  const status = TEMPORARY.includes(cause) ? 503 : 500;
  const httpError = error instanceof HttpError ? error : new HttpError(status, String(cause), failure);
  const entry = { code: httpError.code, status: httpError.status };
  if (httpError.status < 500) warn('request refused', entry);
  else logError('request failed', entry);
  return httpError;
}

/** Begins after the body was read, which may take `BODY_MS`. Their sum is less than the timeout of the functions. */
export const HANDLER_MS = 8_000;

const LATE = Object.assign(new Error('The work took too long.'), { code: 'late' });

/** Also Firestore's cancelled, unknown, deadline exceeded, resource exhausted, aborted, internal and unavailable. */
const TEMPORARY: readonly unknown[] = [LATE.code, 1, 2, 4, 8, 10, 13, 14];

/** Rejects with the error if the work takes longer. The work itself goes on, because a promise cannot be cancelled. */
export async function withDeadline<Result>(work: Promise<Result>, milliseconds = HANDLER_MS, late: Error = LATE) {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, late);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
