import { type Accepted, SUBMIT_FAILED } from '../contract/call.ts';
import { type ConsultationRequest, consultationSchema } from '../contract/consultation.ts';
import { LIMITS } from '../contract/limits.ts';
import { jsonPost, Refusal } from '../http.ts';
import { storeConsultation } from './store.ts';

/** Accept, check, store, answer. */
export const submitConsultation = jsonPost(
  { maxBytes: LIMITS.bodyBytes, failure: SUBMIT_FAILED },
  async ({ key, body }) => {
    const request = check(body);
    const outcome = await storeConsultation(key, request);
    if (outcome === 'conflict') throw new Refusal(422, { error: 'This key was used for other answers before.' });
    return { status: outcome === 'created' ? 201 : 200, body: { id: key } satisfies Accepted };
  },
);

function check(body: object): ConsultationRequest {
  const result = consultationSchema.safeParse(body);
  if (result.success) return result.data;
  const { issues } = result.error;
  const named = issues.filter(({ path }) => path.length > 0);
  const fieldErrors = Object.fromEntries(named.toReversed().map(({ path, message }) => [path[0], message]));
  throw new Refusal(400, { error: issues[0]?.message ?? 'The request is not valid.', fieldErrors });
}
