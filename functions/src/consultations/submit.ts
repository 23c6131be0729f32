import { passesAppCheck, type VerifyToken, verifyToken } from '../app-check.ts';
import { type Accepted, APP_CHECK_HEADER, SUBMIT_FAILED } from '../contract/call.ts';
import { type ConsultationRequest, consultationSchema } from '../contract/consultation.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { LIMITS } from '../contract/limits.ts';
import { withoutHoneypot } from '../honeypot.ts';
import { type Answer, jsonPost, type Post, Refusal } from '../http.ts';
import { type Outcome, storeConsultation } from './store.ts';

export const submitConsultation = submitVerifiedBy(verifyToken);

/** Accept, check, store, answer. */
export function submitVerifiedBy(verify: VerifyToken) {
  return jsonPost({ maxBytes: LIMITS.bodyBytes, failure: SUBMIT_FAILED }, async (post) => {
    if (!(await passesAppCheck(post.header(APP_CHECK_HEADER), verify))) throw notFromOurPage();
    const { answers, suspectedSpam } = withoutHoneypot(post.body);
    const request = check(answers);
    const sender = { address: addressOf(post), signal: post.signal };
    const outcome = await storeConsultation(post.key, { request, suspectedSpam }, sender);
    return answerTo(outcome, { id: post.key });
  });
}

function check(answers: object): ConsultationRequest {
  const result = consultationSchema.safeParse(answers);
  if (result.success) return result.data;
  const { issues } = result.error;
  const named = issues.filter(({ path }) => path.length > 0);
  const fieldErrors = Object.fromEntries(named.toReversed().map(({ path, message }) => [path[0], message]));
  throw new Refusal(400, { error: issues[0]?.message ?? 'The request is not valid.', fieldErrors });
}

/** The family's own address, as the first proxy saw it; easily forged, so it is good for counting only. */
function addressOf(post: Post): string | undefined {
  return post.header('x-forwarded-for')?.split(',')[0]?.trim();
}

function answerTo(outcome: Outcome, body: Accepted): Answer {
  if (outcome === 'created') return { status: 201, body };
  if (outcome === 'repeated') return { status: 200, body };
  if (outcome === 'conflict') throw new Refusal(422, { error: 'This key was used for other answers before.' });
  throw tooMany(outcome.retryAfterSeconds);
}

function tooMany(seconds: number): Refusal {
  const error = `We have received many requests in a short time. Please call us at ${FARM_PHONE}, or try again later.`;
  return new Refusal(429, { error }, { 'Retry-After': String(seconds) });
}

function notFromOurPage(): Refusal {
  const error = `We could not confirm that this came from our page. Please reload it, or call us at ${FARM_PHONE}.`;
  return new Refusal(401, { error });
}
