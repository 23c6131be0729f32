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
import { OUT_OF_THE_WAY } from '../testing/out-of-the-way.ts';
import { startFunction } from '../testing/start-function.ts';
import { formId } from './form-id.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..');
const { url, stop, output } = await startFunction(FUNCTIONS, 'submit.consultation', OUT_OF_THE_WAY);
afterAll(stop);

const NASTY = [
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
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...NASTY), fc.constantFrom(...NASTY).map(padded));
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, -0, 1e308, Number.MAX_SAFE_INTEGER));

describe('whatever is posted', () => {
  test('as a whole is answered from the table', () =>
    check(
      100,
      fc.oneof(fc.array(anything), fc.dictionary(fc.string(), anything), answersFrom(anything)),
      keepsItsWord,
    ));

  test('as one answer among good ones is stored as it was understood, or not at all', () =>
    check(100, answersFrom(anything).map(oneOfThem), keepsItsWord));

  test('as answers of the right kind is stored as it was understood, or not at all', () =>
    check(100, fc.record(rightKinds()), keepsItsWord));

  test('as a form without script is stored as it was understood, or not at all', () =>
    check(100, fc.record(rightKinds()), async (answers) => {
      const understood = consultationSchema.safeParse(answers);
      const { status } = await postForm(answers as Record<string, string>, {}, url);
      expect(status).toBe(understood.success ? 303 : 400);
      if (understood.success) await expectStored(formId(understood.data), understood.data);
    }));

  test('as bytes of a form is answered from the table', () =>
    check(60, fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: 'binary' })), async (body) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const answer = await fetch(url, { method: 'POST', headers, body: Buffer.from(body as string) });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('There is a problem')]);
    }));

  test('under another name is refused', () =>
    check(40, fc.oneof(fc.string(), fc.constantFrom('constructor', 'toString', 'notifiedAt')), async (name) => {
      fc.pre(![...FIELD_NAMES, HONEYPOT_FIELD].some((known) => known === name));
      await expectRefusal(400, { body: withExtra(JSON.stringify(name), '{"admin":true}') });
    }));

  test('as a key is refused when it is no UUID', () =>
    check(40, fc.stringMatching(/^[!-~]{1,80}$/), async (key) => {
      await expectRefusal(400, { body: JSON.stringify(VALID_REQUEST), headers: { 'Idempotency-Key': key } });
    }));
});

describe('what is made to break things', () => {
  const valid = JSON.stringify(VALID_REQUEST);
  const deep = '['.repeat(8_000) + ']'.repeat(8_000);

  test.each<[string, number, RequestInit]>([
    ['a prototype', 400, { body: withExtra('"__proto__"', '{"suspectedSpam":false}') }],
    ['a constructor', 400, { body: withExtra('"constructor"', '{"prototype":{}}') }],
    ['a number beyond all numbers', 400, { body: valid.replace('"4, 7"', '1e999') }],
    ['nesting without end', 400, { body: valid.replace('"4, 7"', deep) }],
    ['nesting without end under an unknown name', 400, { body: withExtra('"x"', deep) }],
    ['10 MB', 413, { body: withExtra('"x"', `"${'x'.repeat(10_000_000)}"`) }],
    ['a list of requests', 400, { body: `[${valid},${valid}]` }],
    ['a PATCH', 405, { method: 'PATCH', body: valid }],
    ['an OPTIONS', 405, { method: 'OPTIONS' }],
    ['a method of its own', 405, { method: 'PROPFIND' }],
  ])('%s is refused with %i', async (_, status, init) => {
    await expectRefusal(status, init);
  });

  test('of two answers under one name the last one counts', async () => {
    const { body } = await send({ body: withExtra('"firstName"', '"Second"') }, url);
    expect((await stored(body.id)).get('firstName')).toBe('Second');
  });

  test('bytes that are no UTF-8 become replacement characters', async () => {
    const bytes = Buffer.from(valid.replace('"Sample"', '"S\u00e4mple"'), 'latin1');
    const { body } = await send({ body: bytes }, url);
    expect((await stored(body.id)).get('firstName')).toBe('S\ufffdmple');
  });
});

test('none of it made the function fail or log what a person wrote', () => {
  expect(output()).not.toMatch(/"severity":"ERROR"|Error:|Sample/);
});

function check<Value>(numRuns: number, values: fc.Arbitrary<Value>, holds: (value: Value) => Promise<void>) {
  return fc.assert(fc.asyncProperty(values, holds), { numRuns });
}

/** The function's verdict is the contract's, and Firestore holds what the contract understood. */
async function keepsItsWord(body: unknown): Promise<void> {
  const understood = consultationSchema.safeParse(JSON.parse(JSON.stringify(body)));
  if (!understood.success) return expectRefusal(400, { body: JSON.stringify(body) });
  const answer = await submit(body, { url });
  expect(answer.status).toBe(201);
  await expectStored(answer.body.id, understood.data);
}

async function expectStored(id: string, understood: object): Promise<void> {
  const { submittedAt: _, ...data } = (await stored(id)).data() ?? {};
  const fields = Object.entries(understood).map(([name, value]) => [name, value === '' ? null : value]);
  expect(data).toEqual(Object.fromEntries(fields));
}

async function expectRefusal(status: number, init: RequestInit): Promise<void> {
  const before = await countStored();
  const answer = await send(init, url);
  expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(/\w/)]);
  expect(await countStored()).toBe(before);
}

function withExtra(name: string, value: string): string {
  return `${JSON.stringify(VALID_REQUEST).slice(0, -1)},${name}:${value}}`;
}

function padded(nasty: string): string {
  return `Sample ${nasty} 555-0123`;
}

function answersFrom(values: fc.Arbitrary<unknown>) {
  return fc.record(Object.fromEntries(FIELD_NAMES.map((name) => [name, values])), { requiredKeys: [] });
}

function oneOfThem(answers: Partial<Record<string, unknown>>): object {
  const [name, value] = Object.entries(answers)[0] ?? [];
  return name ? { ...VALID_REQUEST, [name]: value } : VALID_REQUEST;
}

/** Mostly listed options and plausible texts, so that many requests are accepted. */
function rightKinds(): Record<FieldName, fc.Arbitrary<unknown>> {
  const kinds = FIELD_NAMES.map((name) => {
    const listed = FIELD_OPTIONS[name]?.map(({ value }) => value);
    if (!listed) return [name, name === 'email' ? fc.constant('sample@example.com') : text.map(padded)];
    return [
      name,
      Array.isArray(EMPTY_REQUEST[name])
        ? fc.array(fc.constantFrom(...listed), { maxLength: 9 })
        : fc.constantFrom(...listed),
    ];
  });
  return Object.fromEntries(kinds);
}
