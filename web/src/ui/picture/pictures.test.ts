import { expect, test } from 'vitest';
import { focusOf, ILLUSTRATIONS } from './pictures.ts';

test('a crop keeps the focal point of its picture', () => {
  expect(focusOf('eggs')).toBe(ILLUSTRATIONS.eggs.focus);
});

test('a key that names no focal point is cropped around its center', () => {
  for (const key of ['unknown', '', 'toString', '__proto__']) expect(focusOf(key)).toBe('center');
});
