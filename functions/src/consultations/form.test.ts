import { validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { FIELD_NAMES } from '../contract/questions.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { consultationSchema } from '../contract/schema.ts';
import { formId } from './form.ts';

const REQUEST = consultationSchema.parse(VALID_REQUEST);
const MORNING = new Date('2026-11-21T06:00:00Z');
const EVENING = new Date('2026-11-21T23:59:59Z');
const TOMORROW = new Date('2026-11-22T00:00:00Z');

test('the same answers on the same day get the same id, a UUID v8', () => {
  expect(formId(REQUEST, MORNING)).toBe(formId(REQUEST, EVENING));
  expect([validate(formId(REQUEST)), version(formId(REQUEST))]).toEqual([true, 8]);
});

test('another answer in any field, or another day, gets another id', () => {
  const others = FIELD_NAMES.map((name) => formId({ ...REQUEST, [name]: 'Other' }, MORNING));
  const ids = [formId(REQUEST, MORNING), formId(REQUEST, TOMORROW), ...others];
  expect(new Set(ids).size).toBe(2 + FIELD_NAMES.length);
});

test('ids sort by day, also among UUIDs of version 7', () => {
  const version7AtNoon = '01a1fdfa-4600-7000-8000-000000000000';
  const ids = [formId(REQUEST, MORNING), version7AtNoon, formId(REQUEST, TOMORROW)];
  expect(ids.toSorted()).toEqual(ids);
});
