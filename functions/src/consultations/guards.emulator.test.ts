import { getAppCheck } from 'firebase-admin/app-check';
import { FieldValue } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { APP_CHECK_HEADER, HONEYPOT_FIELD, IDEMPOTENCY_HEADER, KEY_FIELD } from '../contract/call.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import type { ConsultationRequest } from '../contract/questions.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { consultations, countStored, stored, submit } from '../testing/consultations.ts';
import { pairsOf } from '../testing/pairs.ts';
import { serve } from '../testing/serve.ts';
import { startSubmit } from '../testing/start-submit.ts';
import { DAY_MS } from '../time/farm-time.ts';
import { submitConsultation } from './posts.ts';
import { parseToDo, saveRequest, toDos } from './store.ts';

const VALID_TOKEN = { [APP_CHECK_HEADER]: 'a valid token' };
const FORGED_TOKEN = { [APP_CHECK_HEADER]: 'forged' };
const FAMILY_FIELDS = [...Object.keys(VALID_REQUEST), 'expiresAt', 'submittedAt'];
const CLAIMS = { app_id: 'one', sub: 'one', iss: 'issuer', aud: ['audience'], exp: 2, iat: 1 };

// Only Google's servers can issue real tokens, so the Admin SDK's verification is mocked.
beforeEach(() => {
  vi.spyOn(getAppCheck(), 'verifyToken').mockImplementation(async (token) => {
    if (token === 'forged') throw new Error(token);
    return { appId: 'one', token: CLAIMS };
  });
});

test('a filled honeypot marks the request as suspected spam for 90 days, without a to-do, and the response is a success', async () => {
  const { id, data } = await store({}, { [HONEYPOT_FIELD]: 'buy now' });
  const spam = { suspectedSpam: true, spamReasons: ['honeypot'] };
  const times = { expiresAt: expect.anything(), submittedAt: expect.anything() };
  expect(data).toEqual({ ...VALID_REQUEST, ...spam, ...times });
  expect(Math.round((data.expiresAt.toMillis() - Date.now()) / DAY_MS)).toBe(90);
  expect((await toDos.doc(id).get()).exists).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith('request flagged', { code: 'honeypot', id });
});

test('an empty honeypot is not stored, and the request is kept for 24 months together with its to-do', async () => {
  const { id, data } = await store({}, { [HONEYPOT_FIELD]: '' });
  expect(Object.keys(data)).toEqual(FAMILY_FIELDS);
  expect(Math.round((data.expiresAt.toMillis() - Date.now()) / DAY_MS / 30.44)).toBe(24);
  const { arrivedAt, dueAt, expiresAt, steps, token } = parseToDo((await toDos.doc(id).get()).data()) ?? {};
  expect([arrivedAt, dueAt, expiresAt]).toEqual([data.submittedAt, data.submittedAt, data.expiresAt]);
  expect(steps).toEqual(['mail', 'acknowledgement', 'reminder', '20-hours', '23-hours']);
  expect(Buffer.from(token ?? '', 'base64url')).toHaveLength(16);
  expect(JSON.stringify(data)).not.toContain(token);
});

test('twenty copies in parallel on two instances make one document', async () => {
  await using one = await startSubmit();
  await using other = await startSubmit();
  const key = crypto.randomUUID();
  const before = await countStored();
  const copies = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).url);
  const responses = await Promise.all(copies.map((url) => submit(VALID_REQUEST, { key, url })));
  expect(responses.map(({ body }) => body)).toEqual(Array(20).fill({ id: key }));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
  expect(await countStored()).toBe(before + 1);
});

test('a request that was stored before a deploy added a question is repeated, and other answers with its key are refused', async () => {
  const key = crypto.randomUUID();
  const url = await serve(submitConsultation);
  const unanswered = { ...VALID_REQUEST, currentPets: [], additionalInfo: '' };
  await submit(unanswered, { key, url });
  await consultations.doc(key).update({ currentPets: FieldValue.delete(), additionalInfo: FieldValue.delete() });
  expect((await submit(unanswered, { key, url })).status).toBe(200);
  const before = (await stored(key)).data();
  for (const answered of [{ currentPets: ['dogs'] }, { additionalInfo: 'Two goats' }, { phone: '(405) 555-0199' }])
    expect((await submit({ ...unanswered, ...answered }, { key, url })).status).toBe(422);
  expect((await stored(key)).data()).toEqual(before);
});

test('a posted form with the key of an attempt repeats it, and other answers are a request of their own, also without a key', async () => {
  const [key, url, before] = [crypto.randomUUID(), await serve(submitConsultation), await countStored()];
  await submit(VALID_REQUEST, { key, url });
  const other = { ...VALID_REQUEST, lastName: key };
  for (const answers of [VALID_REQUEST, other, other]) await postForm({ ...answers, [KEY_FIELD]: key });
  expect((await submit(other, { url, headers: { [IDEMPOTENCY_HEADER]: '' } })).status).toBe(200);
  expect(await countStored()).toBe(before + 2);
});

test('a retired question that a page does not send is not stored, and is the same as one without an answer', async () => {
  const key = crypto.randomUUID();
  const { currentPets: _, ...others } = VALID_REQUEST;
  const save = (request: object) => saveRequest(key, request as ConsultationRequest, []);
  const outcomes = [await save(others), await save(others), await save({ ...others, currentPets: [] })];
  expect([...outcomes, await save(VALID_REQUEST)]).toEqual(['created', 'repeated', 'repeated', 'conflict']);
  expect((await stored(key)).data()).not.toHaveProperty('currentPets');
});

test('App Check that is off, or gets a valid token, stores a request as usual', async () => {
  for (const [env, headers] of [
    [{ APP_CHECK_SITE_KEY: '', APP_CHECK: 'enforce' }, FORGED_TOKEN],
    [{ APP_CHECK: 'off' }, FORGED_TOKEN],
    [{ APP_CHECK: 'flag' }, VALID_TOKEN],
    [{ APP_CHECK: 'enforce' }, VALID_TOKEN],
  ] as const) {
    useAppCheck(env);
    expect(Object.keys((await store(headers)).data)).toEqual(FAMILY_FIELDS);
  }
});

test.each([
  ['a forged token', FORGED_TOKEN],
  ['no token', {}],
])(
  'App Check with %s stores a request as suspected spam if set to flag, and refuses it with a 401 if set to enforce',
  async (_, headers) => {
    useAppCheck({ APP_CHECK: 'flag' });
    const { data } = await store(headers, { [HONEYPOT_FIELD]: 'buy now' });
    expect(data.spamReasons).toEqual(['honeypot', 'app-check']);
    useAppCheck({ APP_CHECK: 'enforce' });
    const before = await countStored();
    const { status, body } = await submitToFunction(headers);
    expect([status, body, await countStored()]).toEqual([401, { error: expect.stringContaining(FARM_PHONE) }, before]);
  },
);

test('App Check set to flag stores a request as suspected spam if the verification takes too long', async () => {
  useAppCheck({ APP_CHECK: 'flag' });
  vi.mocked(getAppCheck().verifyToken).mockImplementationOnce(() => new Promise(() => {}));
  expect((await store(VALID_TOKEN)).data.spamReasons).toEqual(['app-check']);
});

function useAppCheck(env: Record<string, string>): void {
  for (const [name, value] of Object.entries({ APP_CHECK_SITE_KEY: 'a key', ...env })) vi.stubEnv(name, value);
}

/** Posts the form as a browser does without script. */
async function postForm(answers: object) {
  const form = { method: 'POST', body: new URLSearchParams(pairsOf(answers)), redirect: 'manual' } as const;
  expect((await fetch(await serve(submitConsultation), form)).status).toBe(303);
}

async function store(headers: Record<string, string>, changed: object = {}) {
  const { status, body } = await submitToFunction(headers, changed);
  expect([status, body]).toEqual([201, { id: expect.any(String) }]);
  return { id: body.id, data: (await stored(body.id)).data() ?? {} };
}

async function submitToFunction(headers: Record<string, string>, changed: object = {}) {
  return submit({ ...VALID_REQUEST, ...changed }, { url: await serve(submitConsultation), headers });
}
