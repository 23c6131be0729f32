import { warn } from 'firebase-functions/logger';
import { MAX_BODY_BYTES, RECEIVED_PATH, SUBMIT_FAILED } from '../contract/call.ts';
import { type ConsultationRequest, consultationSchema } from '../contract/consultation.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import type { FieldName } from '../contract/fields.ts';
import { type Answer, jsonAnswer, seeOther } from '../http/answer.ts';
import { HttpError } from '../http/http-error.ts';
import { type Post, takesPosts } from '../http/posts.ts';
import { type VerifyToken, verifyToken } from './app-check.ts';
import { answersIn } from './form-answers.ts';
import { formId } from './form-id.ts';
import { withoutHoneypot } from './honeypot.ts';
import { secondsToWait } from './rate-limits.ts';
import { spamSignalsOf } from './spam-signals.ts';
import { type Outcome, storeConsultation } from './store.ts';

export const submitConsultation = submitVerifiedBy(verifyToken);

/** Accept, check, store, answer. */
export function submitVerifiedBy(verify: VerifyToken) {
  return takesPosts({ maxBytes: MAX_BODY_BYTES, failure: SUBMIT_FAILED }, async (post) => {
    const { answers, bait } = withoutHoneypot(post.kind === 'form' ? answersIn(post.form) : post.body);
    const request = check(answers);
    const id = post.kind === 'form' ? formId(request) : post.key;
    await refuseWhenFull();
    const signals = await spamSignalsOf(post, id, bait, verify);
    for (const code of signals) warn('request flagged', { code, id });
    const outcome = await storeConsultation(id, { request, suspectedSpam: signals.length > 0 });
    return answerTo(outcome, id, post.kind);
  });
}

function check(answers: object): ConsultationRequest {
  const result = consultationSchema.safeParse(answers);
  if (result.success) return result.data;
  const { issues } = result.error;
  const fieldErrors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of issues) if (path.length > 0) fieldErrors[path[0] as FieldName] ??= message;
  throw new HttpError(400, 'invalid', { error: issues[0]?.message ?? 'The request is not valid.', fieldErrors });
}

async function refuseWhenFull(): Promise<void> {
  const seconds = await secondsToWait();
  if (seconds === undefined) return;
  const error = `We have received many requests in a short time. Please call us at ${FARM_PHONE}, or try again later.`;
  throw new HttpError(429, 'too-many', { error }, { 'Retry-After': String(seconds) });
}

function answerTo(outcome: Outcome, id: string, kind: Post['kind']): Answer {
  if (outcome === 'conflict')
    throw new HttpError(422, 'conflict', { error: 'This key was used for other answers before.' });
  if (kind === 'form') return seeOther(RECEIVED_PATH);
  return jsonAnswer(outcome === 'created' ? 201 : 200, { id });
}
