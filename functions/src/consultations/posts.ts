import type { Request } from 'firebase-functions/https';
import { validate as isUuid, v7 as newId, version as versionOf } from 'uuid';
import { IDEMPOTENCY_HEADER, MAX_FORM_BYTES, MAX_JSON_BYTES, SUBMIT_FAILED } from '../contract/call.ts';
import { HANDLER_MS, withDeadline } from '../http/deadline.ts';
import { readBody } from '../http/raw-body.ts';
import {
  type ExpressResponse,
  HttpError,
  type HttpResponse,
  jsonResponse,
  logHttpError,
  pageResponse,
  sendResponse,
} from '../http/response.ts';
import { isCrossSite } from '../http/sender.ts';
import { ADDRESS_PAGE, problemPage } from './problem-page.ts';

/** The JSON object and idempotency key that our script sends, or the form that a browser without script sends. */
export type Post = (
  | { readonly kind: 'json'; readonly key: string; readonly body: object }
  | { readonly kind: 'form'; readonly form: URLSearchParams }
) & { header(name: string): string | undefined };

type HandlePost = (post: Post) => Promise<HttpResponse>;

/** Makes an HTTP function that passes each well-formed POST to `handle`, and responds to every error itself. */
export function handlePosts(handle: HandlePost) {
  return async (request: Request, response: ExpressResponse): Promise<void> => {
    sendResponse(response, await respond(request, handle));
  };
}

async function respond(request: Request, handle: HandlePost): Promise<HttpResponse> {
  let post: Post | undefined;
  try {
    post = await readPost(request);
    return await withDeadline(handle(post), HANDLER_MS, new HttpError(503, 'late', { error: SUBMIT_FAILED }));
  } catch (error) {
    const id = post?.kind === 'json' ? post.key : undefined;
    const { status, refused, headers } = logHttpError(error, SUBMIT_FAILED, id);
    if (status === 405 && request.accepts(['json', 'html']) === 'html')
      return pageResponse(status, ADDRESS_PAGE, headers);
    if (typeOf(request) === FORM_TYPE) return pageResponse(status, problemPage(refused), headers);
    return jsonResponse(status, refused, headers);
  }
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

async function readPost(request: Request): Promise<Post> {
  const header = (name: string) => request.get(name);
  const type = typeOf(request);
  if (request.method !== 'POST')
    throw new HttpError(405, 'method', { error: 'Send a POST request.' }, { Allow: 'POST' });
  if (type !== JSON_TYPE && type !== FORM_TYPE) throw new HttpError(415, 'type', { error: `Send ${JSON_TYPE}.` });
  if (header('content-encoding')) throw new HttpError(415, 'encoding', { error: 'Send the body without an encoding.' });
  if (type === FORM_TYPE && isCrossSite(header))
    throw new HttpError(403, 'cross-site', { error: 'This form was sent from another site.' });
  if (!isUtf8(request)) throw new HttpError(400, 'charset', { error: 'Send the body in UTF-8.' });
  const text = (await readBody(request, type === FORM_TYPE ? MAX_FORM_BYTES : MAX_JSON_BYTES)).toString();
  if (type === FORM_TYPE) return { kind: 'form', form: new URLSearchParams(text), header };
  return { kind: 'json', body: parseObject(text), key: keyOf(header(IDEMPOTENCY_HEADER)), header };
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
  throw new HttpError(400, 'malformed', { error: 'Send one JSON object.' });
}

/** The UUID version of `formId` (form.ts). No client may send such a key, because it could occupy the id of a future form. */
const FORM_VERSION = 8;

function keyOf(sent: string | undefined): string {
  if (sent === undefined) return newId();
  if (isUuid(sent) && versionOf(sent) !== FORM_VERSION) return sent.toLowerCase();
  throw new HttpError(400, 'key', { error: `${IDEMPOTENCY_HEADER} must be a UUID, but not one of version 8.` });
}
