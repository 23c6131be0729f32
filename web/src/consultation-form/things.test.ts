import { FIELD_NAMES, questionOf } from 'functions/contract/questions.ts';
import { expect, test } from 'vitest';
import { THINGS } from './things.ts';

test('the quilt has a piece for each question that needs an answer', () => {
  const required = FIELD_NAMES.filter((name) => questionOf(name).required);
  expect(THINGS.flatMap(({ fields }) => fields)).toEqual(required);
  expect(THINGS).toHaveLength(8);
});
