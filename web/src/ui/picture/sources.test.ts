import { afterEach, expect, test, vi } from 'vitest';
import { DRAWINGS } from '../../../../farm/check/pictures.ts';

afterEach(() => {
  vi.doUnmock('./photos.generated.ts');
  vi.resetModules();
});

test('a photo has its own alt text and focal point, not those of the drawing', async () => {
  const { isPhoto, sourceOf } = await withPhotos({ eggs: PHOTO });
  expect(isPhoto('eggs')).toBe(true);
  expect(sourceOf('eggs')).toEqual(PHOTO);
});

test('without a photo, the drawing is shown with its alt text and focal point', async () => {
  const { isPhoto, sourceOf } = await withPhotos({ eggs: PHOTO });
  expect(isPhoto('hero')).toBe(false);
  const { alt, focus } = DRAWINGS.hero;
  expect(sourceOf('hero')).toMatchObject({ alt, focus, sources: {} });
});

test('a photo may have a key that no drawing has', async () => {
  const { sourceOf } = await withPhotos({ 'story-three': PHOTO });
  expect(sourceOf('story-three').alt).toBe(PHOTO.alt);
});

test.each(['story-three', 'toString', '__proto__'])(
  'a key that has neither a photo nor a drawing (%s) throws an error',
  async (key) => {
    const { sourceOf } = await withPhotos({});
    expect(() => sourceOf(key)).toThrow(key);
  },
);

const PHOTO = {
  sources: { avif: '/a.avif 400w' },
  img: { src: '/a.jpeg', w: 400, h: 300 },
  alt: 'Our own hens',
  focus: '30% 60%',
  sizes: { splitHero: '100vw' },
};

function withPhotos(photos: Readonly<Record<string, typeof PHOTO>>) {
  vi.doMock('./photos.generated.ts', () => ({ PHOTOS: photos }));
  return import('./sources.ts');
}
