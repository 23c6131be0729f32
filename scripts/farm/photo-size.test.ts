import { expect, test } from 'vitest';
import { ILLUSTRATIONS } from '../../web/src/ui/picture/pictures.ts';
import { neededSize, widthsOf } from './photo-size.ts';

const KEYS = [...Object.keys(ILLUSTRATIONS), 'any-story'];

test.each(KEYS)('%s: a photo with a wider aspect ratio needs more pixels in its width', (key) => {
  const [square, wide, panorama] = [1, 3, 6].map((aspect) => neededSize(key, aspect));
  expect(square?.width).toBeGreaterThan(0);
  expect(wide?.width).toBeGreaterThan(square?.width ?? 0);
  expect(panorama?.width).toBeGreaterThan(wide?.width ?? 0);
});

test.each(KEYS)('%s: a long photo needs as many pixels in its short side as its largest place shows', (key) => {
  expect(neededSize(key, 6).height).toBeCloseTo(neededSize(key, 3).height, -1);
  expect(neededSize(key, 1 / 6).width).toBeCloseTo(neededSize(key, 1 / 3).width, -1);
});

test('a photo fills its place on a phone with three device pixels per CSS pixel', () => {
  expect(neededSize('thank-you', 4 / 3).width).toBe(3 * 480 * (4 / 3));
});

test('a photo of any story needs the size of the story pictures', () => {
  expect(neededSize('story-three', 1.5)).toEqual(neededSize('story-one', 1.5));
});

test('no file is wider than the photo, and a small photo is kept in full width', () => {
  const widths = widthsOf('hero', { width: 1000, height: 800 });
  expect(Math.max(...widths)).toBe(1000);
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
});

test('no file is wider than its places need', () => {
  const large = { width: 20_000, height: 20_000 };
  expect(Math.max(...widthsOf('parent-female', large))).toBeLessThan(Math.max(...widthsOf('hero', large)));
  expect(Math.max(...widthsOf('hero', large))).toBeLessThan(20_000);
});

test('a large photo also has a file for a desktop with three device pixels per CSS pixel', () => {
  const widths = widthsOf('hero', { width: 20_000, height: 20_000 });
  expect(Math.max(...widths)).toBeGreaterThan(2.5 * neededSize('hero', 1).width);
});

test('a large photo also has a file for a phone with few pixels', () => {
  expect(Math.min(...widthsOf('hero', { width: 4000, height: 3000 }))).toBeLessThan(700);
});

test('a tiny photo is made only in its own width', () => {
  expect(widthsOf('eggs', { width: 90, height: 60 })).toEqual([90]);
});
