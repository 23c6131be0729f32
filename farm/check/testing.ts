import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { FARM } from './modules.ts';

export const FILES = ['facts.yaml', 'stories.yaml', 'pups.yaml', 'photos.yaml'] as const;

export type WrittenFile = (typeof FILES)[number];

/** The files of the tests' farm, without mistakes. */
export const WRITTEN = Object.fromEntries(
  FILES.map((name) => [name, readFileSync(join(FARM, name), 'utf8')]),
) as Readonly<Record<WrittenFile, string>>;

/** Makes a folder with the files and the photos of the tests' farm. */
export function makeFarmFolder(changes: Partial<Record<WrittenFile, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'farm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(FARM, 'photos'), join(folder, 'photos'), { recursive: true });
  for (const [name, text] of Object.entries({ ...WRITTEN, ...changes })) writeFileSync(join(folder, name), text);
  return folder;
}
