import { describe, expect, test } from 'vitest';
import { FIELD_NAMES, hiddenFields, questionOf } from './questions.ts';
import { CONSULTATION_CASES, VALID_REQUEST } from './schema.cases.ts';
import { consultationSchema } from './schema.ts';

const VALUES = {
  location: ['choctaw', 'moore', 'midwest-city', 'tinker-afb', 'oklahoma-city', 'other-ok-county', 'outside-ok-county'],
  familySize: ['adults-only', '1-2-children', '3-plus-children', 'multi-generational'],
  currentPets: ['no-pets', 'dogs', 'cats', 'livestock', 'other'],
  propertyType: ['base-housing', 'suburban', 'small-acreage', 'large-property'],
  dogExperience: ['first-time', 'some-experience', 'experienced', 'very-experienced'],
  timeline: ['ready-now', '1-3-months', '4-6-months', '6-plus-months', 'researching'],
  militaryStatus: ['active-duty', 'military-dependent', 'retired-military', 'civilian'],
  deploymentConsiderations: ['no-deployment', 'possible-deployment', 'need-boarding', 'other-considerations'],
  guardianGoals: [
    'family-protection',
    'property-security',
    'companionship',
    'children-companion',
    'livestock-protection',
    'home-security-deployment',
  ],
  hearAboutUs: ['google', 'facebook', 'referral', 'military-community', 'veterinarian', 'other'],
};

describe('the schema', () => {
  test.each(CONSULTATION_CASES)('$name', ({ request, parsed, errors }) => {
    const result = consultationSchema.safeParse(request);
    expect(result.success ? {} : firstMessages(result.error.issues)).toEqual(errors);
    if (result.success) expect(result.data).toEqual({ ...request, ...parsed });
  });

  // Stored requests, exports and open pages contain these values.
  test('knows the values of the specification', () => {
    const values = FIELD_NAMES.map((name) => [name, questionOf(name).options?.map(({ value }) => value)]);
    expect(Object.fromEntries(values)).toMatchObject(VALUES);
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

  test.each([null, [], 'text', undefined])('refuses %j', (request) => {
    expect(consultationSchema.safeParse(request).success).toBe(false);
  });

  test.each([
    [{}, true],
    [{ familySize: '' }, true],
    [{ familySize: 'adults-only' }, true],
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
    ['retired-military', false],
  ])('for the military status "%s" deployment is hidden: %s', (militaryStatus, isHidden) => {
    expect(hiddenFields({ militaryStatus }).includes('deploymentConsiderations')).toBe(isHidden);
  });
});

function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]) {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
