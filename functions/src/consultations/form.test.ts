import { v7 as newId, validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { FIELD_NAMES } from '../contract/questions.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { consultationSchema } from '../contract/schema.ts';
import { htmlPage } from '../http/html-page.ts';
import { formId, problemPage } from './form.ts';

const REQUEST = consultationSchema.parse(VALID_REQUEST);
const MORNING = new Date('2026-11-21T06:00:00Z');
const EVENING = new Date('2026-11-22T05:59:59Z');
const TOMORROW = new Date('2026-11-22T06:00:00Z');

test('the same answers on the same day of the farm get the same id, a UUID v8', () => {
  expect(formId(REQUEST, MORNING)).toBe(formId(REQUEST, EVENING));
  expect([validate(formId(REQUEST)), version(formId(REQUEST))]).toEqual([true, 8]);
});

test('another answer in any field, or another day, gets another id', () => {
  const others = FIELD_NAMES.map((name) => formId({ ...REQUEST, [name]: 'Other' }, MORNING));
  const ids = [formId(REQUEST, MORNING), formId(REQUEST, TOMORROW), ...others];
  expect(new Set(ids).size).toBe(2 + FIELD_NAMES.length);
});

test('a field that a deploy adds in between, and that the first page did not send, does not change the id', () => {
  expect(formId({ ...REQUEST, ...{ added: '', others: [] } }, MORNING)).toBe(formId(REQUEST, MORNING));
});

// Days of the farm in winter, and when the clock is changed.
test.each([
  ['2026-11-21T06:00:00Z', '2026-11-22T06:00:00Z'],
  ['2026-03-08T06:00:00Z', '2026-03-09T05:00:00Z'],
  ['2026-11-01T05:00:00Z', '2026-11-02T06:00:00Z'],
])('the id of the day from %s to %s sorts between UUIDs of version 7', (start, end) => {
  const before = newId({ msecs: Date.parse(start) - 1 });
  const ids = [before, formId(REQUEST, new Date(start)), newId({ msecs: Date.parse(end) })];
  expect(ids.toSorted()).toEqual(ids);
});

// The accepted accessibility tree and pictures hold its texts, links, style and dark colors.
test('the problem page escapes markup in messages', () => {
  const page = htmlPage(problemPage({ error: `<img src=x onerror="alert('1')"> & more` }));
  expect(page).toContain('<li>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more</li>');
});
