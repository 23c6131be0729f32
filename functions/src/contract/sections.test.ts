import { expect, test } from 'vitest';
import { FIELD_NAMES } from './fields.ts';
import { SECTION_FIELDS } from './sections.ts';

test('every field belongs to one section, in the order of the fields', () => {
  expect(Object.values(SECTION_FIELDS).flat()).toEqual(FIELD_NAMES);
});
