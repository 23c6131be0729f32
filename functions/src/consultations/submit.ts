import { getAppCheck } from 'firebase-admin/app-check';
import { error as logError, warn } from 'firebase-functions/logger';
import { type Accepted, APP_CHECK_HEADER, HONEYPOT_FIELD } from '../contract/call.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { PUP_PARAMETER, pupsAskedAbout, receivedPath, withQuestionAbout } from '../contract/pups.ts';
import type { ConsultationRequest, FieldName } from '../contract/questions.ts';
import { consultationSchema } from '../contract/schema.ts';
import { APP_CHECK_SITE_KEY } from '../firebase/params.ts';
import { HttpError, withDeadline } from '../http/response.ts';
import { callerOf } from '../http/sender.ts';
import { formId } from './form.ts';
import { countRequest, type SpamSignal } from './rate-limits.ts';
import { saveRequest } from './store.ts';

/** A request as our script, or a browser that shows the form without script, has sent it: parsed, but not validated. */
export interface SentRequest {
  readonly body: object;
  /** Whether a browser posted the form, without script. */
  readonly isForm: boolean;
  /** The idempotency key. A posted form has one only if its page has failed after an attempt. */
  readonly key: string | undefined;
  /** The keys of the pups that the visitor has removed. Only a form without script sends them. */
  readonly removedPups: readonly string[];
  header(name: string): string | undefined;
}

/** Validates and stores a request, within the limits. `receivedPath` is the address of the thank-you page without script. */
export async function acceptRequest(sent: SentRequest): Promise<Accepted & { isNew: boolean; receivedPath: string }> {
  const { answers, honeypot } = withoutHoneypot(sent.body);
  const valid = validate(answers);
  const request = sent.isForm ? withPupQuestion(valid, sent) : valid;
  const id = sent.key ?? formId(request);
  const spamReasons = await countAndFlag(sent, id, honeypot);
  if (spamReasons.length > 0) warn('request flagged', { code: spamReasons.join(' '), id });
  // Before the request is stored: no failure after that may tell the visitor that it was not.
  const received = receivedPath(pupsAskedAbout(request.additionalInfo));
  const outcome = await saveRequest(id, request, spamReasons);
  // The visitor has changed the answers since the attempt whose key the form holds.
  if (outcome === 'conflict' && sent.isForm && sent.key) return acceptRequest({ ...sent, key: undefined });
  if (outcome === 'conflict') throw new HttpError(422, 'conflict', 'This key was used for other answers before.');
  return { id, isNew: outcome === 'created', receivedPath: received };
}

/** Only the address of a form without script names the pup of "Ask about Daisy": script moves the question into the form. */
function withPupQuestion(request: ConsultationRequest, { removedPups, header }: SentRequest): ConsultationRequest {
  const key = URL.parse(header('referer') ?? '')?.searchParams.get(PUP_PARAMETER);
  return { ...request, additionalInfo: withQuestionAbout(key, request.additionalInfo, removedPups) };
}

/** Separates the honeypot field from the answers. People leave that field empty, because they cannot see it. */
export function withoutHoneypot(body: object): { answers: object; honeypot: unknown } {
  const { [HONEYPOT_FIELD]: honeypot = '', ...answers } = body as Record<string, unknown>;
  return { answers, honeypot };
}

function validate(answers: object): ConsultationRequest {
  const result = consultationSchema.safeParse(answers);
  if (result.success) return result.data;
  const { issues } = result.error;
  const fieldErrors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of issues) if (path.length > 0) fieldErrors[path[0] as FieldName] ??= message;
  throw new HttpError(400, 'invalid', issues[0]?.message ?? 'The request is not valid.', { fieldErrors });
}

/** Counts the request, and returns why it is suspected spam. Throws a 429 at a limit of this instance. */
async function countAndFlag({ header }: SentRequest, id: string, honeypot: unknown): Promise<readonly SpamSignal[]> {
  const signals: SpamSignal[] = honeypot === '' ? [] : ['honeypot'];
  if (!(await passesAppCheck(header(APP_CHECK_HEADER)))) signals.push('app-check');
  const { isOverAddressLimit, secondsToWait } = await countRequest({ id, ...callerOf(header), signals });
  if (secondsToWait === undefined) return isOverAddressLimit ? [...signals, 'address'] : signals;
  // Each request without it may be a family's.
  const isSpam = signals.includes('honeypot');
  if (!isSpam) logError('too many requests', { code: 'too-many', id });
  const message = `We have received many requests in a short time. Please call us at ${FARM_PHONE}, or try again later.`;
  const headers = { 'Retry-After': String(secondsToWait) };
  throw new HttpError(429, isSpam ? 'too-many-suspected' : 'too-many', message, { headers });
}

const VERIFY_MS = 3_000;

/** Whether Firebase issued this token for our page. False if Google's public keys cannot be loaded in time. */
async function passesAppCheck(token: string | undefined): Promise<boolean> {
  // Without a site key App Check is off, because the pages cannot get tokens.
  if (!APP_CHECK_SITE_KEY.value()) return true;
  if (!token) return false;
  return withDeadline(getAppCheck().verifyToken(token), VERIFY_MS).then(
    () => true,
    () => false,
  );
}
