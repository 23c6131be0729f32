import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Shown } from './built-site.ts';
import { sheetOf } from './sheet.ts';

test('the sheet shows the photos first with the text that is read aloud, then the names of the drawings', async () => {
  const pictures = [shown('eggs', false), shown('hero', true)];
  const [photos, drawings] = (await sheetOf([{ name: 'On a phone', width: 390, pictures }])).split(
    'Still our drawings',
  );
  expect(photos).toMatch(/<h2>hero<\/h2>\s+<p>Read aloud to those who cannot see it: “The alt of hero”/);
  expect(photos).not.toContain('eggs');
  expect(drawings).toContain('<b>eggs</b>');
  expect(drawings).not.toContain('hero');
});

test('the sheet shows the crop of each screen', async () => {
  const views = ['red', 'blue'].map(async (background) => {
    const crop = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    return { name: background, width: 390, pictures: [{ ...shown('hero', true), crop }] };
  });
  const images = (await sheetOf(await Promise.all(views))).match(/<img src="[^"]+"/g);
  expect([images?.length, new Set(images).size]).toEqual([2, 2]);
});

function shown(key: string, isPhoto: boolean): Shown {
  const box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    page: 'home',
    alt: `The alt of ${key}`,
    beside: '',
    box,
    key,
    isPhoto,
    enlarged: 1,
    crop: undefined,
    isBehindText: false,
  };
}
