import { expect, test } from 'vitest';
import type { Shown } from './built-site.ts';
import { sheetOf } from './sheet.ts';

test('the sheet shows each photo as each screen crops it, with the text that is read aloud, then lists the drawings', () => {
  const views = ['phone', 'computer'].map((name) => ({
    name,
    width: 390,
    pictures: [shown('eggs', ''), shown('hero', name)],
  }));
  const [photos = '', drawings] = sheetOf(views).split('Still our drawings');
  expect(photos).toMatch(/<h2>hero<\/h2>\s+<p>Read aloud to those who cannot see it: “The alt of hero”/);
  const crops = Array.from(photos.matchAll(/base64,([^"]+)"/g), ([, crop = '']) =>
    Buffer.from(crop, 'base64').toString(),
  );
  expect(crops).toEqual(['phone', 'computer']);
  expect(photos).not.toContain('eggs');
  expect(drawings).toContain('<b>eggs</b>');
  expect(drawings).not.toContain('<b>hero</b>');
});

/** A picture is a photo if it has a crop. */
function shown(key: string, crop: string): Shown {
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const place = { page: 'home', alt: `The alt of ${key}`, beside: '', box, enlarged: 1, isBehindText: false };
  return { ...place, key, isPhoto: crop !== '', crop: Buffer.from(crop) };
}
