import { expect, test } from 'vitest';
import { FIELD_NAMES } from './fields.ts';
import { SECTION_FIELDS } from './sections.ts';

test('every answer stands in one section, in the order of the form', () => {
  expect(Object.values(SECTION_FIELDS).flat()).toEqual(FIELD_NAMES);
});
