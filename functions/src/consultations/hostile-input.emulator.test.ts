import '../testing/own-project.ts';

import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '../contract/call.ts';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { consultationSchema } from '../contract/consultation.ts';
import { EMPTY_REQUEST } from '../contract/empty-request.ts';
import { FIELD_NAMES, FIELD_OPTIONS, type FieldName } from '../contract/fields.ts';
import { countStored, postForm, send, stored, submit } from '../testing/consultations.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { startFunction } from '../testing/start-function.ts';
import { formId } from './form-id.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..');
const { url, stop, output } = await startFunction(FUNCTIONS, 'submit.consultation', NO_LIMITS);
afterAll(stop);

const NASTY_TEXTS = [
  '\0',
  '\ud800',
  '\udc00x',
  '\u202eevil',
  '\u2028',
  '\ufeff',
  '%00',
  '<b>&',
  "'; --",
  '{{7*7}}',
  '\r\nBcc: x',
];
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...NASTY_TEXTS),
  fc.constantFrom(...NASTY_TEXTS).map(plausible),
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, -0, 1e308, Number.MAX_SAFE_INTEGER));

describe('random input', () => {
  test('as the whole body gets the result of the schema', () =>
    check(
      100,
      fc.oneof(fc.array(anything), fc.dictionary(fc.string(), anything), answersOf(anything)),
      expectResultOfSchema,
    ));

  test('as one of the answers is stored as the schema parsed it, or refused', () =>
    check(100, answersOf(anything).map(withOneOf), expectResultOfSchema));

  test('of the right types is stored as the schema parsed it, or refused', () =>
    check(100, fc.record(validTypes()), expectResultOfSchema));

  test('as a form without script is stored as the schema parsed it, or refused', () =>
    check(100, fc.record(validTypes()), async (answers) => {
      const parsed = consultationSchema.safeParse(answers);
      const { status } = await postForm(answers as Record<string, string>, {}, url);
      expect(status).toBe(parsed.success ? 303 : 400);
      if (parsed.success) await expectStored(formId(parsed.data), parsed.data);
    }));

  test('as bytes of a form is refused', () =>
    check(60, fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: 'binary' })), async (body) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const response = await fetch(url, { method: 'POST', headers, body: Buffer.from(body as string) });
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('There is a problem')]);
    }));

  test('as the name of a field is refused', () =>
    check(40, fc.oneof(fc.string(), fc.constantFrom('constructor', 'toString', 'notifiedAt')), async (name) => {
      fc.pre(![...FIELD_NAMES, HONEYPOT_FIELD].some((known) => known === name));
      await expectRefused(400, { body: withExtra(JSON.stringify(name), '{"admin":true}') });
    }));

  test('as an idempotency key is refused if it is no UUID', () =>
    check(40, fc.stringMatching(/^[!-~]{1,80}$/), async (key) => {
      await expectRefused(400, { body: JSON.stringify(VALID_REQUEST), headers: { 'Idempotency-Key': key } });
    }));
});

describe('malicious input', () => {
  const valid = JSON.stringify(VALID_REQUEST);
  const deep = '['.repeat(8_000) + ']'.repeat(8_000);

  test.each<[string, number, RequestInit]>([
    ['a field named __proto__', 400, { body: withExtra('"__proto__"', '{"suspectedSpam":false}') }],
    ['a field named constructor', 400, { body: withExtra('"constructor"', '{"prototype":{}}') }],
    ['a number that is too large for JavaScript', 400, { body: valid.replace('"4, 7"', '1e999') }],
    ['8,000 nested arrays', 400, { body: valid.replace('"4, 7"', deep) }],
    ['8,000 nested arrays in an unknown field', 400, { body: withExtra('"x"', deep) }],
    ['10 MB', 413, { body: withExtra('"x"', `"${'x'.repeat(10_000_000)}"`) }],
    ['an array of requests', 400, { body: `[${valid},${valid}]` }],
    ['a PATCH', 405, { method: 'PATCH', body: valid }],
    ['an OPTIONS', 405, { method: 'OPTIONS' }],
    ['an unusual method', 405, { method: 'PROPFIND' }],
  ])('%s is refused with %i', async (_, status, init) => {
    await expectRefused(status, init);
  });

  test('if a field occurs twice, the last value is stored', async () => {
    const { body } = await send({ body: withExtra('"firstName"', '"Second"') }, url);
    expect((await stored(body.id)).get('firstName')).toBe('Second');
  });

  test('invalid UTF-8 is stored as replacement characters', async () => {
    const bytes = Buffer.from(valid.replace('"Sample"', '"S\u00e4mple"'), 'latin1');
    const { body } = await send({ body: bytes }, url);
    expect((await stored(body.id)).get('firstName')).toBe('S\ufffdmple');
  });
});

test("after all this, the log contains no errors and no visitor's text", () => {
  expect(output()).not.toMatch(/"severity":"ERROR"|Error:|sample/i);
});

function check<Value>(numRuns: number, values: fc.Arbitrary<Value>, holds: (value: Value) => Promise<void>) {
  return fc.assert(fc.asyncProperty(values, holds), { numRuns });
}

/** Submits the body. Expects that the function stores what the schema parsed, or refuses what the schema refuses. */
async function expectResultOfSchema(body: unknown): Promise<void> {
  const parsed = consultationSchema.safeParse(JSON.parse(JSON.stringify(body)));
  if (!parsed.success) return expectRefused(400, { body: JSON.stringify(body) });
  const response = await submit(body, { url });
  expect(response.status).toBe(201);
  await expectStored(response.body.id, parsed.data);
}

async function expectStored(id: string, parsed: object): Promise<void> {
  const { submittedAt: _, expiresAt: __, ...data } = (await stored(id)).data() ?? {};
  const fields = Object.entries(parsed).map(([name, value]) => [name, value === '' ? null : value]);
  expect(data).toEqual(Object.fromEntries(fields));
}

async function expectRefused(status: number, init: RequestInit): Promise<void> {
  const before = await countStored();
  const response = await send(init, url);
  expect([response.status, response.body.error]).toEqual([status, expect.stringMatching(/\w/)]);
  expect(await countStored()).toBe(before);
}

function withExtra(name: string, value: string): string {
  return `${JSON.stringify(VALID_REQUEST).slice(0, -1)},${name}:${value}}`;
}

function plausible(nasty: string): string {
  return `Sample ${nasty} 555-0123`;
}

function answersOf(values: fc.Arbitrary<unknown>) {
  return fc.record(Object.fromEntries(FIELD_NAMES.map((name) => [name, values])), { requiredKeys: [] });
}

function withOneOf(answers: Partial<Record<string, unknown>>): object {
  const [name, value] = Object.entries(answers)[0] ?? [];
  return name ? { ...VALID_REQUEST, [name]: value } : VALID_REQUEST;
}

/** Mostly listed options and plausible texts, so that many requests are valid. */
function validTypes(): Record<FieldName, fc.Arbitrary<unknown>> {
  const arbitraries = FIELD_NAMES.map((name) => {
    const options = FIELD_OPTIONS[name]?.map(({ value }) => value);
    if (!options) return [name, name === 'email' ? fc.constant('sample@example.com') : text.map(plausible)];
    return [
      name,
      Array.isArray(EMPTY_REQUEST[name])
        ? fc.array(fc.constantFrom(...options), { maxLength: 9 })
        : fc.constantFrom(...options),
    ];
  });
  return Object.fromEntries(arbitraries);
}
