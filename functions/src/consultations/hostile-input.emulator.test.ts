import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { EMPTY_REQUEST, FIELD_NAMES, type FieldName, questionOf } from '../contract/questions.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { consultationSchema } from '../contract/schema.ts';
import { countStored, stored, submit } from '../testing/consultations.ts';
import { startSubmit } from '../testing/start-submit.ts';

const started = await startSubmit();
const { url, output } = started;
afterAll(() => started[Symbol.asyncDispose]());

const NASTY = ['\0', '\ud800', '\udc00x', '\u202eevil', '\u2028', '\ufeff', '%00', '<b>&', "'; --", '\r\nBcc: x'];
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...NASTY),
  fc.constantFrom(...NASTY).map(plausible),
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, -0, 1e308, Number.MAX_SAFE_INTEGER));

describe('random input', () => {
  test.each([
    ['as the whole body', fc.oneof(fc.array(anything), fc.dictionary(fc.string(), anything), answersOf(anything))],
    ['as one of the answers', answersOf(anything).map((answers) => ({ ...VALID_REQUEST, ...firstOf(answers) }))],
    ['of the right types', fc.record(validTypes())],
  ])('%s is stored as the schema parsed it, or refused', (_, bodies) =>
    check(bodies, async (body) => {
      const parsed = consultationSchema.safeParse(JSON.parse(JSON.stringify(body)));
      const before = await countStored();
      const response = await submit(body, { url });
      expect(response.status).toBe(parsed.success ? 201 : 400);
      if (parsed.success) return expectStored(response.body.id, parsed.data);
      expect([response.body.error, await countStored()]).toEqual([expect.stringMatching(/\w/), before]);
    }),
  );
});

test("after all this, the log contains no errors and no visitor's text", () => {
  expect(output()).not.toMatch(/"severity":"ERROR"|Error:|sample/i);
});

/** Each run tries other values, so a few are enough while somebody waits. */
function check<Value>(values: fc.Arbitrary<Value>, holds: (value: Value) => Promise<void>) {
  return fc.assert(fc.asyncProperty(values, holds), { numRuns: process.env.GITHUB_ACTIONS ? 100 : 25 });
}

async function expectStored(id: string, parsed: object): Promise<void> {
  const { submittedAt: _, expiresAt: __, ...data } = (await stored(id)).data() ?? {};
  const fields = Object.entries(parsed).map(([name, value]) => [name, value === '' ? null : value]);
  expect(data).toEqual(Object.fromEntries(fields));
}

function answersOf(values: fc.Arbitrary<unknown>) {
  return fc.record(Object.fromEntries(FIELD_NAMES.map((name) => [name, values])), { requiredKeys: [] });
}

function firstOf(answers: object): object {
  return Object.fromEntries(Object.entries(answers).slice(0, 1));
}

/** Mostly listed options and plausible texts, so that many requests are valid. */
function validTypes(): Record<FieldName, fc.Arbitrary<unknown>> {
  const arbitraries = FIELD_NAMES.map((name) => {
    const options = questionOf(name).options?.map(({ value }) => value);
    if (!options) return [name, name === 'email' ? fc.constant('sample@example.com') : text.map(plausible)];
    const option = fc.constantFrom(...options);
    return [name, Array.isArray(EMPTY_REQUEST[name]) ? fc.array(option, { maxLength: 9 }) : option];
  });
  return Object.fromEntries(arbitraries);
}

function plausible(nasty: string): string {
  return `Sample ${nasty} 555-0123`;
}
