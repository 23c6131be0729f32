import { version } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { attemptFor, forgetAttempt } from './attempt.ts';

const REQUEST = { firstName: 'Dana' };

afterEach(forgetAttempt);

test('the same answers get the same key, a UUID version 7', () => {
  const { key, body } = attemptFor(REQUEST);
  expect(version(key)).toBe(7);
  expect(JSON.parse(body)).toEqual(REQUEST);
  expect(attemptFor({ ...REQUEST })).toEqual({ key, body });
});

test('other answers get another key', () => {
  const { key } = attemptFor(REQUEST);
  expect(attemptFor({ firstName: 'Sam' }).key).not.toBe(key);
});

test('the same answers get a new key after success', () => {
  const { key } = attemptFor(REQUEST);
  forgetAttempt();
  expect(attemptFor(REQUEST).key).not.toBe(key);
});
