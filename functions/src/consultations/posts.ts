import type { Request } from 'firebase-functions/https';
import { validate as isUuid, v7 as newId, version as versionOf } from 'uuid';
import {
  type Accepted,
  IDEMPOTENCY_HEADER,
  MAX_FORM_BYTES,
  MAX_JSON_BYTES,
  RECEIVED_PATH,
  SUBMIT_FAILED,
} from '../contract/call.ts';
import { readBody } from '../http/raw-body.ts';
import {
  type ExpressResponse,
  HANDLER_MS,
  HttpError,
  type HttpResponse,
  jsonResponse,
  logHttpError,
  pageResponse,
  redirectAfterPost,
  sendResponse,
  withDeadline,
} from '../http/response.ts';
import { isCrossSite } from '../http/sender.ts';
import { ADDRESS_PAGE, answersFromForm, problemPage } from './form.ts';

/** A well-formed POST of our script, or of a browser that shows the form without script. */
export interface Post {
  readonly body: object;
  /** The idempotency key. A form that a browser posts without script has none. */
  readonly key?: string;
  header(name: string): string | undefined;
}

interface Stored extends Accepted {
  /** False if the request was stored before. */
  readonly isNew: boolean;
}

type HandlePost = (post: Post) => Promise<Stored>;

/** How a request of one kind is read, and how success and failure are shown to its sender. */
interface Kind {
  readonly type: string;
  readonly maxBytes: number;
  read(text: string, header: Post['header']): Pick<Post, 'body' | 'key'>;
  accept(stored: Stored): HttpResponse;
  refuse(error: HttpError): HttpResponse;
}

/** Makes an HTTP function that passes each well-formed POST to `handle`, and responds to every error itself. */
export function handlePosts(handle: HandlePost) {
  return async (request: Request, response: ExpressResponse): Promise<void> => {
    sendResponse(response, await respond(request, handle));
  };
}

async function respond(request: Request, handle: HandlePost): Promise<HttpResponse> {
  const kind = kindOf(request);
  let post: Post | undefined;
  try {
    post = await readPost(request, kind);
    return kind.accept(await withDeadline(handle(post), HANDLER_MS, new HttpError(503, 'late', SUBMIT_FAILED)));
  } catch (error) {
    return kind.refuse(logHttpError(error, SUBMIT_FAILED, post?.key));
  }
}

const SCRIPT: Kind = {
  type: 'application/json',
  maxBytes: MAX_JSON_BYTES,
  read: (text, header) => ({ body: parseObject(text), key: keyOf(header(IDEMPOTENCY_HEADER)) }),
  accept: ({ id, isNew }) => jsonResponse(isNew ? 201 : 200, { id }),
  refuse: ({ status, refused, headers }) => jsonResponse(status, refused, headers),
};

const FORM: Kind = {
  type: 'application/x-www-form-urlencoded',
  maxBytes: MAX_FORM_BYTES,
  read: (text) => ({ body: answersFromForm(new URLSearchParams(text)) }),
  accept: () => redirectAfterPost(RECEIVED_PATH),
  refuse: ({ status, refused, headers }) => pageResponse(status, problemPage(refused), headers),
};

/** A browser that opens the address of the form. `readPost` refuses it. */
const OPENED: Kind = { ...SCRIPT, refuse: ({ status, headers }) => pageResponse(status, ADDRESS_PAGE, headers) };

function kindOf(request: Request): Kind {
  if (typeOf(request) === FORM.type) return FORM;
  return request.method !== 'POST' && request.accepts(['json', 'html']) === 'html' ? OPENED : SCRIPT;
}

async function readPost(request: Request, kind: Kind): Promise<Post> {
  const header = (name: string) => request.get(name);
  if (request.method !== 'POST')
    throw new HttpError(405, 'method', 'Send a POST request.', { headers: { Allow: 'POST' } });
  if (typeOf(request) !== kind.type) throw new HttpError(415, 'type', `Send ${kind.type}.`);
  if (header('content-encoding')) throw new HttpError(415, 'encoding', 'Send the body without an encoding.');
  if (kind === FORM && isCrossSite(header))
    throw new HttpError(403, 'cross-site', 'This form was sent from another site.');
  if (!isUtf8(request)) throw new HttpError(400, 'charset', 'Send the body in UTF-8.');
  return { ...kind.read((await readBody(request, kind.maxBytes)).toString(), header), header };
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
  throw new HttpError(400, 'malformed', 'Send one JSON object.');
}

/** The UUID version of `formId` (form.ts). No client may send such a key, because it could occupy the id of a future form. */
const FORM_VERSION = 8;

function keyOf(sent: string | undefined): string {
  if (sent === undefined) return newId();
  if (isUuid(sent) && versionOf(sent) !== FORM_VERSION) return sent.toLowerCase();
  throw new HttpError(400, 'key', `${IDEMPOTENCY_HEADER} must be a UUID, but not one of version 8.`);
}
