import { describe, expect, test } from 'vitest';
import { FIELD_NAMES, hiddenFields } from './questions.ts';
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
    expect(Object.keys(consultationSchema.parse(reversed))).toEqual(FIELD_NAMES);
  });

  test.each(['extra', '__proto__', 'submittedAt'])('refuses the unknown key %s', (key) => {
    const request = JSON.parse(`{${JSON.stringify(VALID_REQUEST).slice(1, -1)},${JSON.stringify(key)}:{"a":1}}`);
    const result = consultationSchema.safeParse(request);
    expect(result.error?.issues[0]?.message).toBe('The request holds a field that we do not know.');
  });

  test.each([
    [{}, true],
    [{ familySize: '' }, true],
    [{ familySize: 'multi-generational' }, false],
    [{ familySize: [] }, true],
    [{ familySize: ['adults-only'] }, true],
    [{ familySize: ['adults-only', '1-2-children'] }, false],
  ])('after the answers %j the ages of children are hidden: %s', (answers, isHidden) => {
    expect(hiddenFields(answers).includes('childrenAges')).toBe(isHidden);
  });

  test.each([
    ['', true],
    ['civilian', true],
    ['active-duty', false],
  ])('for the military status "%s" deployment is hidden: %s', (militaryStatus, isHidden) => {
    expect(hiddenFields({ militaryStatus }).includes('deploymentConsiderations')).toBe(isHidden);
  });
});

function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]) {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
