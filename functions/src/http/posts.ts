import type { Request } from 'firebase-functions/https';
import { error as logError, warn } from 'firebase-functions/logger';
import { validate as isUuid, v7 as newId } from 'uuid';
import { IDEMPOTENCY_HEADER } from '../contract/call.ts';
import { codeOf } from '../error-code.ts';
import { type Answer, give, jsonAnswer, pageAnswer, type Response } from './answer.ts';
import { HttpError } from './http-error.ts';
import { problemPage } from './problem-page.ts';
import { readBody } from './raw-body.ts';
import { isCrossSite } from './same-site.ts';

/** A POST that was accepted: our script's JSON object with the key that names it, or a form without script. */
export type Post = (
  | { readonly kind: 'json'; readonly key: string; readonly body: object }
  | { readonly kind: 'form'; readonly form: URLSearchParams }
) & { header(name: string): string | undefined };

interface Options {
  readonly maxBytes: number;
  /** What is said when something of ours fails; the reason goes to the log only. */
  readonly failure: string;
  /** How long the body may take to arrive, and then the handler: together less than the function's time-out. */
  readonly bodyMs?: number;
  readonly handlerMs?: number;
}

/** Wraps what an endpoint does with a post in everything that is the same for every endpoint. */
export function takesPosts(options: Options, handle: (post: Post) => Promise<Answer>) {
  return async (request: Request, response: Response): Promise<void> => {
    give(response, await answerTo(request, options, handle));
  };
}

async function answerTo(request: Request, options: Options, handle: (post: Post) => Promise<Answer>): Promise<Answer> {
  let post: Post | undefined;
  try {
    post = await accept(request, options);
    return await inTime(handle(post), options.handlerMs ?? 8_000);
  } catch (error) {
    const { status, code, refused, headers } = error instanceof HttpError ? error : failed(error, options.failure);
    const line = { code, status, ...(post && 'key' in post && { id: post.key }) };
    if (status < 500) warn('request refused', line);
    else logError('request failed', line);
    if (typeOf(request) === FORM) return pageAnswer(status, problemPage(refused), headers);
    return jsonAnswer(status, refused, headers);
  }
}

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

async function accept(request: Request, { maxBytes, failure, bodyMs = 10_000 }: Options): Promise<Post> {
  const header = (name: string) => request.get(name);
  const type = typeOf(request);
  if (request.method !== 'POST')
    throw new HttpError(405, 'method', { error: 'Send a POST request.' }, { Allow: 'POST' });
  if (type !== JSON_TYPE && type !== FORM) throw new HttpError(415, 'type', { error: `Send ${JSON_TYPE}.` });
  if (header('content-encoding')) throw new HttpError(415, 'encoding', { error: 'Send the body without an encoding.' });
  if (type === FORM && isCrossSite(header))
    throw new HttpError(403, 'cross-site', { error: 'This form was sent from another site.' });
  if (!isUtf8(request)) throw new HttpError(400, 'charset', { error: 'Send the body in UTF-8.' });
  const text = (await readBody(request, { maxBytes, withinMs: bodyMs, failure })).toString();
  if (type === FORM) return { kind: 'form', form: new URLSearchParams(text), header };
  return { kind: 'json', body: objectIn(text), key: keyIn(header(IDEMPOTENCY_HEADER)), header };
}

function typeOf(request: Request): string | undefined {
  return request.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

function isUtf8(request: Request): boolean {
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]*)/i.exec(request.get('content-type') ?? '') ?? [];
  return /^utf-?8$/i.test(charset);
}

function objectIn(text: string): object {
  const value = parsed(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new HttpError(400, 'malformed', { error: 'Send one JSON object.' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The client's key, or a new one when it sent none. */
function keyIn(key: string | undefined): string {
  if (key === undefined) return newId();
  if (isUuid(key)) return key.toLowerCase();
  throw new HttpError(400, 'key', { error: `${IDEMPOTENCY_HEADER} must be a UUID.` });
}

/** An answer comes before a client's patience ends, whatever the work is waiting for. */
async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late()), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

class Late extends Error {
  readonly code = 'late';
}

/** Firestore's cancelled, unknown, deadline exceeded, resource exhausted, aborted, internal, unavailable. */
const PASSING: readonly unknown[] = ['late', 1, 2, 4, 8, 10, 13, 14];

function failed(error: unknown, failure: string): HttpError {
  const code = codeOf(error);
  return new HttpError(PASSING.includes(code) ? 503 : 500, String(code), { error: failure });
}
