import { getAppCheck } from 'firebase-admin/app-check';
import { error as logError, warn } from 'firebase-functions/logger';
import { APP_CHECK_HEADER, HONEYPOT_FIELD } from '../contract/call.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import type { ConsultationRequest, FieldName } from '../contract/questions.ts';
import { consultationSchema } from '../contract/schema.ts';
import { APP_CHECK_SITE_KEY } from '../firebase/params.ts';
import { HttpError, withDeadline } from '../http/response.ts';
import { callerOf, countRequest, type SpamSignal } from './rate-limits.ts';
import { createRequest, findId } from './store.ts';

type Header = (name: string) => string | undefined;

/** Validates and stores the answers that a page has sent, within the limits. */
export async function acceptRequest(body: object, header: Header) {
  const request = validate(body);
  const id = await findId(request);
  const spamReasons = await countAndFlag(header, id, body);
  if (spamReasons.length > 0) warn('request flagged', { code: spamReasons.join(' '), id });
  return { id, isNew: await createRequest(id, request, spamReasons), pups: request.pups };
}

function validate(body: object): ConsultationRequest {
  const result = consultationSchema.safeParse(body);
  if (result.success) return result.data;
  const { issues } = result.error;
  const fieldErrors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of issues) fieldErrors[path[0] as FieldName] ??= message;
  throw new HttpError(400, 'invalid', issues[0]?.message ?? 'The request is not valid.', { fieldErrors });
}

/** Counts the request, and returns why it is suspected spam. Throws a 429 at a limit of this instance. */
async function countAndFlag(header: Header, id: string, body: object): Promise<readonly SpamSignal[]> {
  // People leave this field empty, because they cannot see it.
  const { [HONEYPOT_FIELD]: honeypot = '' } = body as Readonly<Record<string, unknown>>;
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
