import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATHS } from '../src/routes.ts';
import { refuseTwins } from './photos.ts';

const repository = join(import.meta.dirname, '..', '..');

/** Everything a build reads; dist and the like stay behind. */
const SOURCES = ['web/src', 'web/build', 'web/public', 'web/index.html', 'web/package.json', 'web/tsconfig.json'];
const SETTINGS = ['web/vite.config.ts', 'tsconfig.json', 'package.json', 'firebase.json'];
const LINKS = ['node_modules', 'web/node_modules', 'functions'].filter((path) => existsSync(join(repository, path)));

let copy: string;
let html: string;

// In a copy, so that no photo can be left behind where the owner's photos lie.
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'photos-'));
  for (const path of [...SOURCES, ...SETTINGS]) await cp(join(repository, path), join(copy, path), { recursive: true });
  for (const path of LINKS) await symlink(join(repository, path), join(copy, path));
  await mkdir(join(copy, 'web/photos'));
  await sharp({ create: { width: 2000, height: 1500, channels: 3, background: 'wheat' } })
    .jpeg()
    .toFile(join(copy, 'web/photos/eggs.jpg'));
  await promisify(execFile)(process.execPath, ['web/build/build.ts'], { cwd: copy });
  html = await readFile(join(copy, 'web/dist', `${PATHS.eggs}.html`), 'utf8');
}, 120_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test("the owner's photo takes the place of the illustration of its key", () => {
  const picture = pictureIn(html);
  expect(picture).toMatch(/<img[^>]* src="\/assets\/eggs-[^"]+\.jpeg"/);
  expect(html).not.toMatch(/eggs-[\w-]+\.svg/);
});

test('browsers that know neither AVIF nor WebP get it too', async () => {
  const [, src = ''] = /<img[^>]* src="([^"]+)"/.exec(pictureIn(html)) ?? [];
  expect((await sharp(join(copy, 'web/dist', src)).metadata()).format).toBe('jpeg');
});

test('it comes as AVIF and as WebP, in several widths, with the place it needs', async () => {
  const picture = pictureIn(html);
  for (const format of ['avif', 'webp'] as const) {
    const [, srcSet = ''] = new RegExp(`<source type="image/${format}" srcSet="([^"]+)"`, 'i').exec(picture) ?? [];
    const files = srcSet.split(', ').map((entry) => entry.split(' '));
    expect(files.map(([, width]) => width)).toEqual(['480w', '800w', '1200w', '1600w']);
    for (const [file = '', width = ''] of files) {
      const photo = await sharp(join(copy, 'web/dist', file)).metadata();
      expect([photo.format, `${photo.width}w`]).toEqual([format === 'avif' ? 'heif' : format, width]);
    }
  }
  expect(picture).toMatch(/<img[^>]* width="1600" height="1200"/);
});

test('it keeps the words and the focal point of its key', () => {
  expect(pictureIn(html)).toMatch(/<img[^>]* alt="[^"]+"/);
});

test('pictures without a photo stay illustrations', async () => {
  const stories = await readFile(join(copy, 'web/dist', `${PATHS.testimonials}.html`), 'utf8');
  expect(stories).toMatch(/<img[^>]* src="\/assets\/story-one-[\w-]+\.svg"/);
});

test('one photo for two pictures stops the build, which would lose one of them', async () => {
  const folder = await mkdtemp(join(copy, 'twins-'));
  for (const [file, words] of Object.entries({ 'eggs.jpg': 'same', 'hero.jpg': 'other' }))
    await writeFile(join(folder, file), words);
  expect(() => refuseTwins(folder)).not.toThrow();
  await writeFile(join(folder, 'story-one.jpg'), 'same');
  expect(() => refuseTwins(folder)).toThrow(/eggs\.jpg and story-one\.jpg/);
});

/** The page's first picture, its hero. */
function pictureIn(page: string): string {
  return /<main.*?(<picture>.*?<\/picture>)/s.exec(page)?.[1] ?? '';
}
