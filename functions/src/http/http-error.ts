import { error as logError, warn } from 'firebase-functions/logger';
import type { Refused } from '../contract/call.ts';
import { errorCode } from '../error-code.ts';

/** Thrown to end a request with an error response. The log gets `code`, the visitor gets `refused`. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly refused: Refused;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, refused: Refused, headers: Readonly<Record<string, string>> = {}) {
    super(refused.error);
    this.status = status;
    this.code = code;
    this.refused = refused;
    this.headers = headers;
  }
}

/** Logs the error. Returns it as an `HttpError`, with `failure` as the visible message if it is not one yet. */
export function logHttpError(error: unknown, failure: string, id?: string): HttpError {
  const httpError = error instanceof HttpError ? error : unexpected(errorCode(error), failure);
  const { status, code } = httpError;
  const entry = { code, status, ...(id && { id }) };
  if (status < 500) warn('request refused', entry);
  else logError('request failed', entry);
  return httpError;
}

/** Firestore's cancelled, unknown, deadline exceeded, resource exhausted, aborted, internal and unavailable. */
const TEMPORARY: readonly unknown[] = [1, 2, 4, 8, 10, 13, 14];

function unexpected(code: unknown, failure: string): HttpError {
  return new HttpError(TEMPORARY.includes(code) ? 503 : 500, String(code), { error: failure });
}
