import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CONSULTATION_CASES, VALID_REQUEST } from '../contract/consultation.cases.ts';
import { consultationSchema } from '../contract/consultation.ts';
import { FIELD_NAMES } from '../contract/fields.ts';
import { countStored, send, stored, submit, submitted } from '../testing/consultations.ts';
import { OUT_OF_THE_WAY } from '../testing/out-of-the-way.ts';
import { type StartedFunction, startFunction } from '../testing/start-function.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..');
const KEY = () => crypto.randomUUID();
const ERROR = { error: expect.stringMatching(/\w/) };

describe('a request that is fine', () => {
  test('is stored: sixteen fields in order, then the time', async () => {
    const { status, body } = await submit(VALID_REQUEST);
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    const written = submitted(await stored(body.id));
    expect(Object.keys(written)).toEqual([...FIELD_NAMES, 'submittedAt']);
    const { submittedAt, ...fields } = written;
    expect(fields).toEqual(VALID_REQUEST);
    expect(Math.abs(Date.now() - submittedAt.toMillis())).toBeLessThan(60_000);
  });

  test('is stored under the key of the client', async () => {
    const key = KEY();
    expect((await submit(VALID_REQUEST, { key })).body).toEqual({ id: key });
    expect((await stored(key)).exists).toBe(true);
  });

  test('gets an id that sorts by time when the client sends no key', async () => {
    const { status, body } = await send({ body: JSON.stringify(VALID_REQUEST) });
    expect([status, body.id]).toEqual([201, expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)]);
    expect((await stored(body.id)).get('email')).toBe(VALID_REQUEST.email);
  });
});

describe('the same request again', () => {
  test('is answered with the same id and written once', async () => {
    const key = KEY();
    await submit(VALID_REQUEST, { key });
    const first = await stored(key);
    const again = await submit(VALID_REQUEST, { key: key.toUpperCase() });
    expect([again.status, again.body]).toEqual([200, { id: key }]);
    expect((await stored(key)).updateTime).toEqual(first.updateTime);
  });

  test('with other answers is refused, and the first answers stay', async () => {
    const key = KEY();
    await submit(VALID_REQUEST, { key });
    const other = await submit({ ...VALID_REQUEST, phone: '(405) 555-0199' }, { key });
    expect([other.status, other.body]).toEqual([422, ERROR]);
    expect((await stored(key)).get('phone')).toBe(VALID_REQUEST.phone);
  });

  test('twenty times at once makes one document and twenty answers with its id', async () => {
    const key = KEY();
    const before = await countStored();
    // Two instances, as the cloud starts them; the emulator would start one for each.
    const instances = await Promise.all([start(), start()]);
    const urls = Array.from({ length: 20 }, (_, index) => instances[index % 2]?.url ?? '');
    const answers = await Promise.all(urls.map((url) => submit(VALID_REQUEST, { key, url })));
    expect(answers.map(({ body }) => body)).toEqual(Array(20).fill({ id: key }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    expect(await countStored()).toBe(before + 1);
  });
});

describe('the table of the contract', () => {
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
      const { status, body } = await nothingWritten(() => submit(request));
      expect([status, body]).toEqual([400, { error: Object.values(errors)[0], fieldErrors: errors }]);
    },
  );
});

describe('what is no request', () => {
  const body = JSON.stringify(VALID_REQUEST);
  const tooLarge = JSON.stringify({ ...VALID_REQUEST, additionalInfo: 'x'.repeat(32 * 1024) });

  test.each<[string, number, RequestInit]>([
    ['an unknown field', 400, { body: JSON.stringify({ ...VALID_REQUEST, submittedAt: 1 }) }],
    ['a list', 400, { body: `[${body}]` }],
    ['nothing', 400, {}],
    ['a key that is no UUID', 400, { body, headers: { 'Idempotency-Key': 'one' } }],
    ['a compressed body', 415, { body, headers: { 'Content-Encoding': 'gzip' } }],
    ['malformed JSON', 400, { body: body.slice(0, -1) }],
    ['a bare value', 400, { body: '"Sample"' }],
    ['another charset', 400, { body, headers: { 'Content-Type': 'application/json; charset=utf-16' } }],
    ['plain text', 415, { body, headers: { 'Content-Type': 'text/plain' } }],
    ['more than 32 KiB', 413, { body: tooLarge }],
    ['a GET', 405, { method: 'GET' }],
    ['a PUT', 405, { method: 'PUT', body }],
    ['a DELETE', 405, { method: 'DELETE' }],
  ])('%s is refused with %i', async (_, status, init) => {
    const answer = await nothingWritten(() => send(init));
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining(ERROR)]);
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

async function start(): Promise<StartedFunction> {
  const started = await startFunction(FUNCTIONS, 'submit.consultation', OUT_OF_THE_WAY);
  onTestFinished(started.stop);
  return started;
}

async function nothingWritten<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const before = await countStored();
  const answer = await act();
  expect(await countStored()).toBe(before);
  return answer;
}

function asStored(request: unknown) {
  const parsed = Object.entries(consultationSchema.parse(request));
  return Object.fromEntries(parsed.map(([name, value]) => [name, value === '' ? null : value]));
}
