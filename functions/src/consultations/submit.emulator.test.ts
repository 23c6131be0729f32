import { stringify } from 'node:querystring';
import { getAppCheck } from 'firebase-admin/app-check';
import { error as logError, warn } from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { APP_CHECK_HEADER, HONEYPOT_FIELD } from '../contract/call.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { DAY_MS } from '../contract/farm-time.ts';
import { FIELD_NAMES } from '../contract/questions.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { consultationSchema } from '../contract/schema.ts';
import { parseToDo, toDos } from '../owner/to-do.ts';
import { consultations, stored, submit } from '../testing/consultations.ts';
import { serve } from '../testing/serve.ts';
import { submitConsultation } from './endpoint.ts';
import { createRequest, findId } from './store.ts';

/** A document has `pups` only if the family asks about some. */
const FAMILY_FIELDS = [...FIELD_NAMES.filter((name) => name !== 'pups'), 'expiresAt', 'submittedAt'];
const CLAIMS = { app_id: 'one', sub: 'one', iss: 'issuer', aud: ['audience'], exp: 2, iat: 1 };

// Only Google's servers can issue real tokens, so the Admin SDK's verification is mocked.
beforeEach(() => {
  vi.spyOn(getAppCheck(), 'verifyToken').mockImplementation(async (token) => {
    if (token === 'valid') return { appId: 'one', token: CLAIMS };
    if (token === 'forged') throw new Error(token);
    return new Promise(() => {});
  });
});

test('a filled honeypot marks the request as suspected spam for 90 days, without a to-do, and the response is a success', async () => {
  const { id, data } = await store({}, { [HONEYPOT_FIELD]: 'buy now' });
  const spam = { suspectedSpam: true, spamReasons: ['honeypot'] };
  const times = { expiresAt: expect.anything(), submittedAt: expect.anything() };
  const { pups, ...answers } = VALID_REQUEST;
  expect(data).toEqual({ ...answers, ...spam, ...times });
  expect(Math.round((data.expiresAt.toMillis() - Date.now()) / DAY_MS)).toBe(90);
  expect((await toDos.doc(id).get()).exists).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith('request flagged', { code: 'honeypot', id });
});

test('an empty honeypot is not stored, an empty answer as null, and the request is kept for 24 months together with its to-do', async () => {
  const { id, data } = await store({}, { [HONEYPOT_FIELD]: '', hearAboutUs: '' });
  expect([Object.keys(data), data.hearAboutUs]).toEqual([FAMILY_FIELDS, null]);
  expect(Math.round((data.expiresAt.toMillis() - Date.now()) / DAY_MS / 30.44)).toBe(24);
  const { arrivedAt, dueAt, expiresAt, steps, code } = parseToDo((await toDos.doc(id).get()).data()) ?? {};
  expect([arrivedAt, dueAt, expiresAt]).toEqual([data.submittedAt, data.submittedAt, data.expiresAt]);
  expect(steps).toEqual(['mail', 'acknowledgement', 'reminder', '20-hours', '23-hours']);
  expect(Buffer.from(code ?? '', 'hex')).toHaveLength(16);
  expect(JSON.stringify(data)).not.toContain(code);
});

test('the same answers in parallel, as JSON and as forms, as spam or not, with unknown fields and in another order, make one document', async () => {
  const url = await serve(submitConsultation);
  const answers = { ...VALID_REQUEST, pups: ['Daisy', 'Boone'] };
  const copies = await Promise.all(Array.from({ length: 20 }, () => submit(answers, url)));
  expect(copies.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
  const { id } = copies[0]?.body ?? { id: '' };
  const data = (await stored(id)).data();
  expect(data).toMatchObject(answers);
  const others = [
    answers,
    { ...answers, [HONEYPOT_FIELD]: 'buy now' },
    { ...answers, added: 'x', idempotencyKey: crypto.randomUUID() },
    { ...VALID_REQUEST, pups: ['Boone', 'Daisy', 'Boone'], currentPets: VALID_REQUEST.currentPets.toReversed() },
  ];
  for (const { status, body } of await Promise.all(others.map((each) => submit(each, url))))
    expect([status, body]).toEqual([200, { id }]);
  const post = (each: Parameters<typeof stringify>[0]) => {
    const body = new URLSearchParams(stringify(each).replaceAll('%0A', '%0D%0A'));
    return fetch(url, { method: 'POST', body, redirect: 'manual' });
  };
  for (const { status, headers } of await Promise.all(others.map(post)))
    expect([status, headers.get('location')]).toEqual([303, expect.stringMatching(/^\/consultation-received#pup-/)]);
  expect([(await consultations.get()).size, (await stored(id)).data()]).toEqual([1, data]);
});

test('a retry in the first hour of the farm’s day finds the document of the day before', async () => {
  const request = consultationSchema.parse(VALID_REQUEST);
  const [before, soon, later] = ['05:59:59', '06:59:58', '07:00:00'].map((time) => Date.parse(`2026-11-21T${time}Z`));
  const id = await findId(request, before);
  expect(await findId(request, soon)).not.toBe(id);
  await createRequest(id, request, []);
  expect(await findId(request, soon)).toBe(id);
  expect(await findId(request, later)).not.toBe(id);
});

// rate-limits.test.ts tests the counting.
test('the sixth request from an address is stored as suspected spam, and the address is neither stored nor logged', async () => {
  const reasons = [];
  for (let sent = 0; sent < 6; sent++)
    reasons.push((await store({ 'X-Forwarded-For': '203.0.113.7' }, { lastName: `${sent}` })).data.spamReasons);
  expect(reasons).toEqual([...Array(5).fill(undefined), ['address']]);
  const documents = (await consultations.get()).docs.map((document) => document.data());
  expect(JSON.stringify([documents, vi.mocked(warn).mock.calls])).not.toContain('203.0.113');
});

test('a request over a limit of the instance gets a 429, and the log an error unless it is suspected spam', async () => {
  for (const limit of ['LIMIT_OF_SPAM', 'LIMIT_PER_INSTANCE']) vi.stubEnv(limit, '1');
  vi.resetModules();
  const url = await serve((await import('./endpoint.ts')).submitConsultation);
  for (const honeypot of ['buy now', '']) {
    const send = (lastName: string) => submit({ ...VALID_REQUEST, lastName, [HONEYPOT_FIELD]: honeypot }, url);
    expect((await send(`one ${honeypot}`)).status).toBe(201);
    expect(logError).not.toHaveBeenCalled();
    const before = (await consultations.get()).size;
    const { status, body, headers } = await send(`another ${honeypot}`);
    expect([status, body]).toEqual([429, { error: expect.stringContaining(FARM_PHONE) }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await consultations.get()).size).toBe(before);
  }
  const logged = { code: 'too-many', id: expect.any(String) };
  expect(logError).toHaveBeenCalledExactlyOnceWith('too many requests', logged);
});

test.each([
  ['', 'forged', undefined],
  ['a key', 'valid', undefined],
  ['a key', 'forged', ['app-check']],
  ['a key', '', ['app-check']],
  ['a key', 'not verified in time', ['app-check']],
])('with the site key "%s" and the token "%s", App Check finds %j', async (key, token, reasons) => {
  shortenDeadline(3_000);
  vi.stubEnv('APP_CHECK_SITE_KEY', key);
  expect((await store({ [APP_CHECK_HEADER]: token })).data.spamReasons).toEqual(reasons);
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
  const { status, body } = await submit({ ...VALID_REQUEST, ...changed }, url, headers);
  expect([status, body]).toEqual([201, { id: expect.any(String) }]);
  return { id: body.id, data: (await stored(body.id)).data() ?? {} };
}
