import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, onTestFinished } from 'vitest';
import { COPIES } from './photos.ts';

export const FILES = ['facts.yaml', 'stories.yaml', 'pups.yaml', 'photos.yaml'] as const;

export type WrittenFile = (typeof FILES)[number];

/** The files of an invented farm, without mistakes. */
export const WRITTEN = Object.fromEntries(
  FILES.map((name) => [name, readFileSync(join(import.meta.dirname, 'invented', name), 'utf8')]),
) as Readonly<Record<WrittenFile, string>>;

/** The copies of the photos, which all folders of a test file share, because decoding takes most of the time of a test. */
const SHARED_COPIES = mkdtempSync(join(tmpdir(), 'copies-'));
afterAll(() => rmSync(SHARED_COPIES, { recursive: true }));

/** Makes a folder with the files and the photos of the invented farm. */
export async function makeFarmFolder(changes: Partial<Record<WrittenFile, string>> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'farm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'photos'));
  symlinkSync(SHARED_COPIES, join(folder, COPIES));
  for (const [name, text] of Object.entries({ ...WRITTEN, ...changes })) writeFileSync(join(folder, name), text);
  for (const [shade, name] of PHOTO_NAMES.entries()) await savePhoto(folder, name, shade);
  return folder;
}

/** A Mac takes letters with accents apart. */
const PHOTO_NAMES = ['eggs.jpg', 'ruth.jpg', 'IMG 2041 #1.jpg', 'zoë.jpg'.normalize('NFD')];

/** Saves a photo that is large enough for every place. Another `shade` gives another photo. */
export async function savePhoto(folder: string, name: string, shade = 0): Promise<void> {
  PHOTOS[shade] ??= sharp({
    create: { width: 1800, height: 1500, channels: 3, background: { r: 60, g: 120, b: shade } },
  })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, 'photos', name), await PHOTOS[shade]);
}

/** Encoded once, because that is slow. */
const PHOTOS: Promise<Buffer>[] = [];
