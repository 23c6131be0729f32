import { expect, test } from 'vitest';
import { likelyAddress } from './email-typo.ts';

test.each([
  ['dana@gmial.com', 'dana@gmail.com'],
  ['dana@gmail.con', 'dana@gmail.com'],
  ['dana@gmail.co', 'dana@gmail.com'],
  ['Dana@Yaho.com ', 'dana@yahoo.com'],
  ['dana.@gmail.com', 'dana@gmail.com'],
  ['.dana@gmail.com', 'dana@gmail.com'],
  ['dana..doe@gmail.com', 'dana.doe@gmail.com'],
  ['dana@example.com.', 'dana@example.com'],
  ['dana@example..com', 'dana@example.com'],
  ['dana.@gmial.com.', 'dana@gmail.com'],
  ['dana@hotmial.com', 'dana@hotmail.com'],
  ['dana@comcast.nte', 'dana@comcast.net'],
  ...['con', 'cmo', 'ocm', 'comm', 'vom', 'xom'].map((ending) => [`dana@sweetwater.${ending}`, 'dana@sweetwater.com']),
])('%s probably means %s', (typed, likely) => {
  expect(likelyAddress(typed)).toBe(likely);
});

test.each([
  'dana@gmail.com',
  'dana@mail.com',
  'dana@email.com',
  'dana@ymail.com',
  'dana@mac.com',
  'dana@me.com',
  'dana@time.com',
  'dana@outlook.fr',
  'dana@yahoo.co.uk',
  'dana@us.af.mil',
  'dana@okstate.edu',
  'dana@sweetwater.farm',
  'dana@example.com',
  'd.a.n.a@gmail.com',
  'dana@home@example.com',
  '.@example.com',
  'dana@.',
  'dana',
  '',
])('%s is left alone', (typed) => {
  expect(likelyAddress(typed)).toBeUndefined();
});
