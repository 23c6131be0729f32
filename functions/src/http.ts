import type { HttpsFunction, Request } from 'firebase-functions/https';
import { error as logError } from 'firebase-functions/logger';
import { validate as isUuid, v7 as newId } from 'uuid';
import { IDEMPOTENCY_HEADER, type Refused } from './contract/call.ts';
import { codeOf } from './error-code.ts';

type Response = Parameters<HttpsFunction>[1];
type Headers = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Headers;
}

/** A POST that was accepted: JSON, not too large, an object, with a key that names it. */
export interface Post {
  readonly key: string;
  readonly body: object;
  header(name: string): string | undefined;
  /** Aborted when the answer has been given without waiting any longer: nothing may be written from then on. */
  readonly signal: AbortSignal;
}

/** Thrown to answer with something else than success. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, refused: Refused, headers: Headers = {}) {
    super(refused.error);
    this.answer = { status, body: refused, headers };
  }
}

/** On every answer, because the headers of Hosting cover its own files only. An answer is data: nothing may load in it. */
const ALWAYS: Headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

interface Options {
  readonly maxBytes: number;
  /** What is said when something of ours fails; the reason goes to the log only. */
  readonly failure: string;
  /** An answer comes within this time, well before a client's patience ends. */
  readonly deadlineMs?: number;
}

/** Wraps what an endpoint does with a JSON object in everything that is the same for every endpoint. */
export function jsonPost(options: Options, handle: (post: Post) => Promise<Answer>) {
  return async (request: Request, response: Response): Promise<void> => {
    const { status, body, headers } = await answerTo(request, options, handle);
    response.removeHeader('X-Powered-By');
    response.set({ ...ALWAYS, ...headers });
    response.status(status).json(body);
  };
}

async function answerTo(request: Request, options: Options, handle: (post: Post) => Promise<Answer>): Promise<Answer> {
  const { signal, clear } = deadline(options.deadlineMs ?? 10_000);
  let post: Post | undefined;
  try {
    post = accept(request, options.maxBytes, signal);
    return await Promise.race([handle(post), late(signal)]);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    const code = signal.aborted ? 'deadline' : codeOf(error);
    logError('request failed', { code, id: post?.key });
    return { status: isPassing(code) ? 503 : 500, body: { error: options.failure } satisfies Refused };
  } finally {
    clear();
  }
}

function accept(request: Request, maxBytes: number, signal: AbortSignal): Post {
  if (request.method !== 'POST') throw new Refusal(405, { error: 'Send a POST request.' }, { Allow: 'POST' });
  const [type] = (request.get('content-type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/json') throw new Refusal(415, { error: 'Send application/json.' });
  if ((request.rawBody?.length ?? 0) > maxBytes) throw new Refusal(413, { error: 'The request is too large.' });
  if (!isObject(request.body)) throw new Refusal(400, { error: 'Send one JSON object.' });
  const key = keyOf(request);
  if (!key) throw new Refusal(400, { error: `${IDEMPOTENCY_HEADER} must be a UUID.` });
  return { key, body: request.body, header: (name) => request.get(name), signal };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The client's key, a new one when it sent none, nothing when what it sent is no UUID. */
function keyOf(request: Request): string | undefined {
  const key = request.get(IDEMPOTENCY_HEADER);
  if (key === undefined) return newId();
  return isUuid(key) ? key.toLowerCase() : undefined;
}

/** AbortSignal.timeout would hold on to each request until its time is over, long after the answer. */
function deadline(milliseconds: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

function late(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Firestore's cancelled, unknown, deadline exceeded, resource exhausted, aborted, internal, unavailable. */
function isPassing(code: unknown): boolean {
  return ['deadline', 1, 2, 4, 8, 10, 13, 14].some((passing) => passing === code);
}
