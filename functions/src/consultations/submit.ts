import { error as logError, warn } from 'firebase-functions/logger';
import { RECEIVED_PATH } from '../contract/call.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import type { ConsultationRequest, FieldName } from '../contract/questions.ts';
import { consultationSchema } from '../contract/schema.ts';
import { HttpError, type HttpResponse, jsonResponse, redirectAfterPost } from '../http/response.ts';
import { callerOf } from '../http/sender.ts';
import { answersFromForm, formId } from './form.ts';
import { handlePosts, type Post } from './posts.ts';
import { countRequest } from './rate-limits.ts';
import { type SpamSignal, spamSignalsOf, withoutHoneypot } from './spam-signals.ts';
import { type Outcome, saveRequest } from './store.ts';

/** The function behind /submit-consultation. */
export const submitConsultation = handlePosts(async (post) => {
  const { answers, honeypot } = withoutHoneypot(post.kind === 'form' ? answersFromForm(post.form) : post.body);
  const request = validate(answers);
  const id = post.kind === 'form' ? formId(request) : post.key;
  const spamReasons = await applyLimits(post, id, await spamSignalsOf(post, honeypot));
  for (const code of spamReasons) warn('request flagged', { code, id });
  return responseTo(await saveRequest(id, request, spamReasons), id, post.kind);
});

function validate(answers: object): ConsultationRequest {
  const result = consultationSchema.safeParse(answers);
  if (result.success) return result.data;
  const { issues } = result.error;
  const fieldErrors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of issues) if (path.length > 0) fieldErrors[path[0] as FieldName] ??= message;
  throw new HttpError(400, 'invalid', { error: issues[0]?.message ?? 'The request is not valid.', fieldErrors });
}

/**
 * Counts the request. Returns the spam signals in `found`, and "address" if the address limit is exceeded. Throws a 429
 * if a limit of this instance is reached.
 */
async function applyLimits(post: Post, id: string, found: readonly SpamSignal[]): Promise<readonly SpamSignal[]> {
  const arrival = { id, ...callerOf(post.header), isSuspected: found.length > 0 };
  const { isOverAddressLimit, secondsToWait } = await countRequest(arrival);
  const signals = isOverAddressLimit ? [...found, 'address' as const] : found;
  if (secondsToWait === undefined) return signals;
  const isSpam = signals.length > 0;
  if (!isSpam) logError('too many requests', { code: 'too-many', id });
  const error = `We have received many requests in a short time. Please call us at ${FARM_PHONE}, or try again later.`;
  const headers = { 'Retry-After': String(secondsToWait) };
  throw new HttpError(429, isSpam ? 'too-many-suspected' : 'too-many', { error }, headers);
}

function responseTo(outcome: Outcome, id: string, kind: Post['kind']): HttpResponse {
  if (outcome === 'conflict')
    throw new HttpError(422, 'conflict', { error: 'This key was used for other answers before.' });
  if (kind === 'form') return redirectAfterPost(RECEIVED_PATH);
  return jsonResponse(outcome === 'created' ? 201 : 200, { id });
}
