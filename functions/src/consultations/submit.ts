import { error as logError, warn } from 'firebase-functions/logger';
import { FARM_PHONE } from '../contract/farm.ts';
import type { ConsultationRequest, FieldName } from '../contract/questions.ts';
import { consultationSchema } from '../contract/schema.ts';
import { HttpError } from '../http/response.ts';
import { callerOf } from '../http/sender.ts';
import { formId } from './form.ts';
import { handlePosts, type Post } from './posts.ts';
import { countRequest } from './rate-limits.ts';
import { type SpamSignal, spamSignalsOf, withoutHoneypot } from './spam-signals.ts';
import { saveRequest } from './store.ts';

/** The function behind /submit-consultation. */
export const submitConsultation = handlePosts(async (post) => {
  const { answers, honeypot } = withoutHoneypot(post.body);
  const request = validate(answers);
  const id = post.key ?? formId(request);
  const spamReasons = await applyLimits(post, id, await spamSignalsOf(post, honeypot));
  for (const code of spamReasons) warn('request flagged', { code, id });
  const outcome = await saveRequest(id, request, spamReasons);
  if (outcome === 'conflict') throw new HttpError(422, 'conflict', 'This key was used for other answers before.');
  return { id, isNew: outcome === 'created' };
});

function validate(answers: object): ConsultationRequest {
  const result = consultationSchema.safeParse(answers);
  if (result.success) return result.data;
  const { issues } = result.error;
  const fieldErrors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of issues) if (path.length > 0) fieldErrors[path[0] as FieldName] ??= message;
  throw new HttpError(400, 'invalid', issues[0]?.message ?? 'The request is not valid.', { fieldErrors });
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
  const message = `We have received many requests in a short time. Please call us at ${FARM_PHONE}, or try again later.`;
  const headers = { 'Retry-After': String(secondsToWait) };
  throw new HttpError(429, isSpam ? 'too-many-suspected' : 'too-many', message, { headers });
}
