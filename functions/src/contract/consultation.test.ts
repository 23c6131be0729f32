import { describe, expect, test } from 'vitest';
import { hiddenFields } from './conditions.ts';
import { CONSULTATION_CASES, VALID_REQUEST } from './consultation.cases.ts';
import { consultationSchema } from './consultation.ts';
import { FIELD_NAMES } from './fields.ts';

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

  test.each(['extra', 'constructor', '__proto__', 'submittedAt'])('refuses the unknown key %s', (key) => {
    const request = JSON.parse(`{${JSON.stringify(VALID_REQUEST).slice(1, -1)},${JSON.stringify(key)}:{"a":1}}`);
    const result = consultationSchema.safeParse(request);
    expect(result.error?.issues[0]?.message).toBe('The request holds a field that we do not know.');
  });

  test.each([
    ['', true],
    ['adults-only', true],
    ['1-2-children', false],
    ['multi-generational', false],
  ])('for the family size "%s" the ages of children are hidden: %s', (familySize, isHidden) => {
    expect(hiddenFields({ familySize }).includes('childrenAges')).toBe(isHidden);
  });

  test.each([
    ['', true],
    ['civilian', true],
    ['active-duty', false],
    ['retired-military', false],
  ])('for the military status "%s" deployment is hidden: %s', (militaryStatus, isHidden) => {
    expect(hiddenFields({ militaryStatus }).includes('deploymentConsiderations')).toBe(isHidden);
  });
});

function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]) {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
