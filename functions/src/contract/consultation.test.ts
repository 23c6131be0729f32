import { describe, expect, test } from 'vitest';
import { CONSULTATION_CASES, VALID_REQUEST } from './consultation.cases.ts';
import { asksChildrenAges, asksDeployment, consultationSchema } from './consultation.ts';
import { FIELD_NAMES } from './fields.ts';

describe('the contract', () => {
  test.each(CONSULTATION_CASES)('$name', ({ request, parsed, errors }) => {
    const result = consultationSchema.safeParse(request);
    expect(result.success ? {} : firstMessages(result.error.issues)).toEqual(errors);
    if (result.success) expect(result.data).toEqual({ ...request, ...parsed });
  });

  test('keeps the order of the specification, however the request is ordered', () => {
    const reversed = Object.fromEntries(Object.entries(VALID_REQUEST).reverse());
    expect(Object.keys(consultationSchema.parse(reversed))).toEqual(FIELD_NAMES);
  });

  test.each(['extra', 'constructor', '__proto__', 'submittedAt'])('refuses the unknown key %s', (key) => {
    const request = JSON.parse(`{${JSON.stringify(VALID_REQUEST).slice(1, -1)},${JSON.stringify(key)}:{"a":1}}`);
    const result = consultationSchema.safeParse(request);
    expect(result.error?.issues[0]?.message).toBe('The request holds a field that we do not know.');
  });

  test('asks for the ages of children only where there may be some', () => {
    const asked = ['', 'adults-only', '1-2-children', 'multi-generational'].map((familySize) =>
      asksChildrenAges({ familySize }),
    );
    expect(asked).toEqual([false, false, true, true]);
  });

  test('asks about deployment only where someone may be deployed', () => {
    const asked = ['', 'civilian', 'active-duty', 'retired-military'].map((militaryStatus) =>
      asksDeployment({ militaryStatus }),
    );
    expect(asked).toEqual([false, false, true, true]);
  });
});

function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]) {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
