import { describe, expect, test, vi } from 'vitest';
import { FIELD_NAMES, hiddenFields, isAsked, questionOf } from './questions.ts';
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

  test.each(['extra', '__proto__', 'submittedAt'])('refuses the unknown key %s', (key) => {
    const request = JSON.parse(`{${JSON.stringify(VALID_REQUEST).slice(1, -1)},${JSON.stringify(key)}:{"a":1}}`);
    const result = consultationSchema.safeParse(request);
    expect(result.error?.issues[0]?.message).toBe('The request has a field that we do not know.');
  });
});

test('a retired question is accepted but not required, and a retired option is accepted', async () => {
  vi.resetModules();
  const { QUESTIONS } = await import('./questions.ts');
  const { location, ...others } = VALID_REQUEST;
  Object.assign(QUESTIONS.location, { retired: true });
  for (const option of QUESTIONS.timeline.options) Object.assign(option, { retired: true });
  const { consultationSchema } = await import('./schema.ts');
  for (const request of [others, { ...others, location }, { ...others, location: '' }])
    expect(consultationSchema.parse(request)).toEqual(request);
  expect(consultationSchema.safeParse({ ...others, location: 'tulsa' }).error).toBeDefined();
});

test.each(FIELD_NAMES.filter((name) => isAsked(name) && questionOf(name).asked))(
  '%s is asked after an answer to a question above that is always asked, except some of its answers',
  (name) => {
    const { after = '', unless = [] } = questionOf(name).asked ?? {};
    const above = FIELD_NAMES.slice(0, FIELD_NAMES.indexOf(name)).map(questionOf);
    const read = above.find((each) => each.name === after && !each.retired && !each.asked);
    const values = read?.options?.map(({ value }) => value) ?? [];
    expect(values, `Retire ${name} too, or change its condition`).toEqual(expect.arrayContaining([...unless]));
    const isHidden = (answer?: unknown) => hiddenFields({ [after]: answer }).includes(name);
    for (const value of values) expect([value, isHidden(value)]).toEqual([value, unless.includes(value)]);
    expect([undefined, '', [], unless, values].map(isHidden)).toEqual([true, true, true, true, false]);
  },
);

function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]) {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
