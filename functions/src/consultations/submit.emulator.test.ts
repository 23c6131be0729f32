import { getAppCheck } from 'firebase-admin/app-check';
import { FieldValue } from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { APP_CHECK_HEADER, HONEYPOT_FIELD, IDEMPOTENCY_HEADER, KEY_FIELD } from '../contract/call.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import type { ConsultationRequest } from '../contract/questions.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { consultationSchema } from '../contract/schema.ts';
import { parseToDo, toDos } from '../owner/to-do.ts';
import { consultations, countStored, stored, submit } from '../testing/consultations.ts';
import { pairsOf } from '../testing/pairs.ts';
import { serve } from '../testing/serve.ts';
import { DAY_MS } from '../time/farm-time.ts';
import { submitConsultation } from './endpoint.ts';
import { saveRequest } from './store.ts';

const VALID_TOKEN = { [APP_CHECK_HEADER]: 'valid' };
const FORGED_TOKEN = { [APP_CHECK_HEADER]: 'forged' };
const UNVERIFIED_TOKEN = { [APP_CHECK_HEADER]: 'not verified in time' };
const FAMILY_FIELDS = [...Object.keys(VALID_REQUEST), 'expiresAt', 'submittedAt'];
const CLAIMS = { app_id: 'one', sub: 'one', iss: 'issuer', aud: ['audience'], exp: 2, iat: 1 };

// Only Google's servers can issue real tokens, so the Admin SDK's verification is mocked.
beforeEach(() => {
  vi.spyOn(getAppCheck(), 'verifyToken').mockImplementation(async (token) => {
    if (token === VALID_TOKEN[APP_CHECK_HEADER]) return { appId: 'one', token: CLAIMS };
    if (token === FORGED_TOKEN[APP_CHECK_HEADER]) throw new Error(token);
    return new Promise(() => {});
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
  const { arrivedAt, dueAt, expiresAt, steps, code } = parseToDo((await toDos.doc(id).get()).data()) ?? {};
  expect([arrivedAt, dueAt, expiresAt]).toEqual([data.submittedAt, data.submittedAt, data.expiresAt]);
  expect(steps).toEqual(['mail', 'acknowledgement', 'reminder', '20-hours', '23-hours']);
  expect(Buffer.from(code ?? '', 'hex')).toHaveLength(16);
  expect(JSON.stringify(data)).not.toContain(code);
});

test('odd characters are stored as the schema parses them', async () => {
  const odd = ['\0', '\ud800', '\udc00x', '\u202eevil', '\u2028', '\ufeff', '%00', '<b>&', "'; --", '\r\nBcc: x'];
  const answers = { firstName: odd.join('Sample'), additionalInfo: odd.join('Sample') };
  const parsed = consultationSchema.parse({ ...VALID_REQUEST, ...answers });
  expect((await store({}, answers)).data).toMatchObject(parsed);
});

test('eight copies in parallel make one document', async () => {
  const [key, url] = [crypto.randomUUID(), await serve(submitConsultation)];
  const copies = Array.from({ length: 8 }, () => submit(VALID_REQUEST, { key, url }));
  const responses = await Promise.all(copies);
  expect(responses.map(({ body }) => body)).toEqual(Array(8).fill({ id: key }));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array(7).fill(200), 201]);
  expect(await countStored()).toBe(1);
});

test('a request that was stored before a deploy added a question is repeated, and other answers with its key are refused', async () => {
  const [key, url] = [crypto.randomUUID(), await serve(submitConsultation)];
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
  const [key, url] = [crypto.randomUUID(), await serve(submitConsultation)];
  await submit(VALID_REQUEST, { key, url });
  const other = { ...VALID_REQUEST, lastName: key };
  for (const answers of [VALID_REQUEST, other, other]) {
    const body = new URLSearchParams(pairsOf({ ...answers, [KEY_FIELD]: key }));
    expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  }
  expect((await submit(other, { url, headers: { [IDEMPOTENCY_HEADER]: '' } })).status).toBe(200);
  expect(await countStored()).toBe(2);
});

test('a retired question that a page does not send is not stored, and is the same as one without an answer', async () => {
  const key = crypto.randomUUID();
  const { currentPets: _, ...others } = VALID_REQUEST;
  const save = (request: object) => saveRequest(key, request as ConsultationRequest, []);
  const outcomes = [await save(others), await save(others), await save({ ...others, currentPets: [] })];
  expect([...outcomes, await save(VALID_REQUEST)]).toEqual(['created', 'repeated', 'repeated', 'conflict']);
  expect((await stored(key)).data()).not.toHaveProperty('currentPets');
});

// rate-limits.test.ts tests the counting.
test('the sixth request from an address is stored as suspected spam, and the address is neither stored nor logged', async () => {
  const reasons = [];
  for (let sent = 0; sent < 6; sent++)
    reasons.push((await store({ 'X-Forwarded-For': '203.0.113.7' })).data.spamReasons);
  expect(reasons).toEqual([...Array(5).fill(undefined), ['address']]);
  const documents = (await consultations.get()).docs.map((document) => document.data());
  expect(JSON.stringify([documents, vi.mocked(warn).mock.calls])).not.toContain('203.0.113');
});

test('a request over a limit of the instance gets a 429, and the log an error unless it is suspected spam', async () => {
  for (const limit of ['LIMIT_OF_SPAM', 'LIMIT_PER_INSTANCE']) vi.stubEnv(limit, '1');
  vi.resetModules();
  const url = await serve((await import('./endpoint.ts')).submitConsultation);
  for (const honeypot of ['buy now', '']) {
    const sent = { ...VALID_REQUEST, [HONEYPOT_FIELD]: honeypot };
    expect((await submit(sent, { url })).status).toBe(201);
    expect(logError).not.toHaveBeenCalled();
    const before = await countStored();
    const { status, body, headers } = await submit(sent, { url });
    expect([status, body]).toEqual([429, { error: expect.stringContaining(FARM_PHONE) }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await countStored()).toBe(before);
  }
  const logged = { code: 'too-many', id: expect.any(String) };
  expect(logError).toHaveBeenCalledExactlyOnceWith('too many requests', logged);
});

test('App Check without a site key, or with a valid token, stores a request as usual', async () => {
  expect(Object.keys((await store(FORGED_TOKEN)).data)).toEqual(FAMILY_FIELDS);
  vi.stubEnv('APP_CHECK_SITE_KEY', 'a key');
  expect(Object.keys((await store(VALID_TOKEN)).data)).toEqual(FAMILY_FIELDS);
});

test.each([
  ['a forged token', FORGED_TOKEN],
  ['no token', {}],
  ['a token that is not verified in time', UNVERIFIED_TOKEN],
])('App Check with %s stores a request as suspected spam', async (_, headers) => {
  shortenDeadline(3_000);
  vi.stubEnv('APP_CHECK_SITE_KEY', 'a key');
  const { data } = await store(headers, { [HONEYPOT_FIELD]: 'buy now' });
  expect(data.spamReasons).toEqual(['honeypot', 'app-check']);
});

/** Timers of this length fire at once. */
function shortenDeadline(deadline: number): void {
  const wait = globalThis.setTimeout;
  const shorter = (act: () => void, milliseconds?: number, ...values: []) =>
    wait(act, milliseconds === deadline ? 0 : milliseconds, ...values);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(shorter as typeof setTimeout);
}

/** Sends a valid request with these changes, and returns what was stored. */
async function store(headers: Record<string, string>, changed: object = {}) {
  const url = await serve(submitConsultation);
  const { status, body } = await submit({ ...VALID_REQUEST, ...changed }, { url, headers });
  expect([status, body]).toEqual([201, { id: expect.any(String) }]);
  return { id: body.id, data: (await stored(body.id)).data() ?? {} };
}
