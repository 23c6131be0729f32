import { describe, expect, test, vi } from 'vitest';
import { FIELD_NAMES, hiddenFields, questionOf } from './questions.ts';
import { CONSULTATION_CASES, VALID_REQUEST } from './schema.cases.ts';
import { consultationSchema } from './schema.ts';

describe('the schema', () => {
  test.each(CONSULTATION_CASES)('$name', ({ request, parsed, errors }) => {
    const result = consultationSchema.safeParse(request);
    expect(result.success ? {} : firstMessages(result.error.issues)).toEqual(errors);
    if (result.success) expect(result.data).toEqual({ ...request, ...parsed });
  });

  test('puts the fields in the order of the form', () => {
    const reversed = Object.fromEntries(Object.entries(VALID_REQUEST).reverse());
    expect(Object.keys(consultationSchema.parse(reversed))).toEqual(Object.keys(VALID_REQUEST));
  });

  test('a text that is much too long is refused without the time that its combining marks would need', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const { error } = consultationSchema.safeParse({ ...VALID_REQUEST, email: 'e\u0301\u0316'.repeat(5_000) });
    expect([error?.issues[0]?.message, normalize.mock.results.map(({ value }) => value.length)]).toEqual([
      'Email must be 254 characters or fewer.',
      [VALID_REQUEST.phone.length],
    ]);
  });
});

test.each(FIELD_NAMES.filter((name) => questionOf(name).asked))(
  '%s is asked after an answer to a question above that is always asked, except some of its answers',
  (name) => {
    const { after = '', unless = [] } = questionOf(name).asked ?? {};
    const above = FIELD_NAMES.slice(0, FIELD_NAMES.indexOf(name)).map(questionOf);
    const read = above.find((each) => each.name === after && !each.asked);
    const values = read?.options?.map(({ value }) => value) ?? [];
    expect(values, `Delete ${name} too, or change its condition`).toEqual(expect.arrayContaining([...unless]));
    const isHidden = (answer?: unknown) => hiddenFields({ [after]: answer }).includes(name);
    for (const value of values) expect([value, isHidden(value)]).toEqual([value, unless.includes(value)]);
    expect([undefined, '', [], unless, values].map(isHidden)).toEqual([true, true, true, true, false]);
  },
);

function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]) {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
