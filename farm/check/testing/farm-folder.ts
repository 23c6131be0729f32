import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { SCHEMAS } from '../../model/schema.ts';
import { FARM } from '../modules.ts';
import { readFiles } from '../read.ts';

export const FILES = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[];

export type WrittenFile = (typeof FILES)[number];
type Changes = Partial<Record<WrittenFile, string | Buffer>>;

/** The files of the tests' farm, without mistakes. */
export const WRITTEN = Object.fromEntries(
  FILES.map((name) => [name, readFileSync(join(FARM, name), 'utf8')]),
) as Readonly<Record<WrittenFile, string>>;

const PARSED = Object.fromEntries(FILES.map((name) => [name, parse(WRITTEN[name])]));

export type Path = readonly (string | number)[];

/** What the schema of a file says about a value at this path. */
export function issueAt(file: WrittenFile, path: Path, value: unknown, farm = PARSED[file]) {
  const changed = structuredClone(farm);
  const around = path.slice(0, -1).reduce((outer, key) => outer[key], changed);
  around[path.at(-1) ?? ''] = value;
  const issues = SCHEMAS[file].safeParse(changed).error?.issues ?? [];
  return issues.find((issue) => issue.path.join() === path.join());
}

/** Makes a folder with the files and the photos of the tests' farm. */
export function makeFarmFolder(changes: Changes = {}): string {
  const folder = makeFolder(changes);
  cpSync(join(FARM, 'photos'), join(folder, 'photos'), { recursive: true });
  return folder;
}

/** Reads the files of the tests' farm, without the photos, which takes longer. */
export function readChanged(changes: Changes) {
  return readFiles(makeFolder(changes));
}

function makeFolder(changes: Changes): string {
  const folder = mkdtempSync(join(tmpdir(), 'farm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ ...WRITTEN, ...changes })) writeFileSync(join(folder, name), text);
  return folder;
}
