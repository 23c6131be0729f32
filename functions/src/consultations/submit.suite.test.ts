import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CONSULTATION_CASES, VALID_REQUEST } from '../contract/consultation.cases.ts';
import { consultationSchema } from '../contract/consultation.ts';
import { FIELD_NAMES } from '../contract/fields.ts';
import { countStored, send, stored, submit, submitted } from '../testing/consultations.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { type StartedFunction, startFunction } from '../testing/start-function.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..');
const ERROR = { error: expect.stringMatching(/\w/) };

describe('a valid request', () => {
  test('is stored with its fields in order, and when it arrived and expires', async () => {
    const { status, body } = await submit(VALID_REQUEST);
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    const document = submitted(await stored(body.id));
    expect(Object.keys(document)).toEqual([...FIELD_NAMES, 'expiresAt', 'submittedAt']);
    const { submittedAt, expiresAt: _, ...fields } = document;
    expect(fields).toEqual(VALID_REQUEST);
    expect(Math.abs(Date.now() - submittedAt.toMillis())).toBeLessThan(60_000);
  });

  test('is stored with the idempotency key as its id', async () => {
    const key = crypto.randomUUID();
    expect((await submit(VALID_REQUEST, { key })).body).toEqual({ id: key });
    expect((await stored(key)).exists).toBe(true);
  });

  test('gets an id that sorts by time if the client sends no key', async () => {
    const { status, body } = await send({ body: JSON.stringify(VALID_REQUEST) });
    expect([status, body.id]).toEqual([201, expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)]);
    expect((await stored(body.id)).get('email')).toBe(VALID_REQUEST.email);
  });
});

describe('a repeated request', () => {
  test('gets the same id and is written once', async () => {
    const key = crypto.randomUUID();
    await submit(VALID_REQUEST, { key });
    const first = await stored(key);
    const again = await submit(VALID_REQUEST, { key: key.toUpperCase() });
    expect([again.status, again.body]).toEqual([200, { id: key }]);
    expect((await stored(key)).updateTime).toEqual(first.updateTime);
  });

  test.each([{ phone: '(405) 555-0199' }, { currentPets: [] }, { guardianGoals: ['companionship'] }])(
    'with other answers is refused, and the stored answers do not change: %j',
    async (changed) => {
      const key = crypto.randomUUID();
      await submit(VALID_REQUEST, { key });
      const other = await submit({ ...VALID_REQUEST, ...changed }, { key });
      expect([other.status, other.body]).toEqual([422, ERROR]);
      expect((await stored(key)).data()).toMatchObject(VALID_REQUEST);
    },
  );

  test('makes one document if it is sent twenty times in parallel', async () => {
    const key = crypto.randomUUID();
    const before = await countStored();
    // Two instances with parallel requests. The emulator would start a new instance for each request.
    const instances = await Promise.all([start(), start()]);
    const urls = Array.from({ length: 20 }, (_, index) => instances[index % 2]?.url ?? '');
    const responses = await Promise.all(urls.map((url) => submit(VALID_REQUEST, { key, url })));
    expect(responses.map(({ body }) => body)).toEqual(Array(20).fill({ id: key }));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    expect(await countStored()).toBe(before + 1);
  });
});

describe('the cases of the contract', () => {
  test.each(CONSULTATION_CASES.filter(({ errors }) => !Object.keys(errors).length))(
    '$name is stored',
    async ({ request }) => {
      const { status, body } = await submit(request);
      expect([status, body]).toEqual([201, { id: expect.any(String) }]);
      expect((await stored(body.id)).data()).toMatchObject(asStored(request));
    },
  );

  test.each(CONSULTATION_CASES.filter(({ errors }) => Object.keys(errors).length))(
    '$name is refused',
    async ({ request, errors }) => {
      const { status, body } = await expectNothingWritten(() => submit(request));
      expect([status, body]).toEqual([400, { error: Object.values(errors)[0], fieldErrors: errors }]);
    },
  );
});

describe('a malformed request', () => {
  const body = JSON.stringify(VALID_REQUEST);
  const tooLarge = JSON.stringify({ ...VALID_REQUEST, additionalInfo: 'x'.repeat(32 * 1024) });

  test.each<[string, number, RequestInit]>([
    ['an unknown field', 400, { body: JSON.stringify({ ...VALID_REQUEST, submittedAt: 1 }) }],
    ['an array', 400, { body: `[${body}]` }],
    ['an empty body', 400, {}],
    ['a key that is no UUID', 400, { body, headers: { 'Idempotency-Key': 'one' } }],
    ['a compressed body', 415, { body, headers: { 'Content-Encoding': 'gzip' } }],
    ['malformed JSON', 400, { body: body.slice(0, -1) }],
    ['a JSON string', 400, { body: '"Sample"' }],
    ['another charset', 400, { body, headers: { 'Content-Type': 'application/json; charset=utf-16' } }],
    ['plain text', 415, { body, headers: { 'Content-Type': 'text/plain' } }],
    ['more than 32 KiB', 413, { body: tooLarge }],
    ['a GET', 405, { method: 'GET' }],
    ['a PUT', 405, { method: 'PUT', body }],
    ['a DELETE', 405, { method: 'DELETE' }],
  ])('%s is refused with %i', async (_, status, init) => {
    const response = await expectNothingWritten(() => send(init));
    expect([response.status, response.body]).toEqual([status, expect.objectContaining(ERROR)]);
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

async function start(): Promise<StartedFunction> {
  const started = await startFunction(FUNCTIONS, 'submit.consultation', NO_LIMITS);
  onTestFinished(started.stop);
  return started;
}

async function expectNothingWritten<Result>(act: () => Promise<Result>): Promise<Result> {
  const before = await countStored();
  const result = await act();
  expect(await countStored()).toBe(before);
  return result;
}

function asStored(request: unknown) {
  const parsed = Object.entries(consultationSchema.parse(request));
  return Object.fromEntries(parsed.map(([name, value]) => [name, value === '' ? null : value]));
}
