import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { SCHEMAS } from '../../model/schema.ts';
import { FARM, ROOT } from '../modules.ts';
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

/** What the schema of a file says about values at these paths. */
export function issuesAt(file: WrittenFile, values: readonly (readonly [Path, unknown])[], farm = PARSED[file]) {
  const changed = structuredClone(farm);
  for (const [path, value] of values) {
    const around = path.slice(0, -1).reduce((outer, key) => outer[key], changed);
    around[path.at(-1) ?? ''] = value;
  }
  const issues = SCHEMAS[file].safeParse(changed).error?.issues ?? [];
  return values.map(([path]) => issues.find((issue) => issue.path.join() === path.join()));
}

/** Makes a folder with the files of the bare farm, which has no photos. */
export function makeFarmFolder(changes: Changes): string {
  return makeFolder(join(ROOT, 'e2e/farms/bare'), changes);
}

/** Reads the files of the tests' farm. */
export function readChanged(changes: Changes) {
  return readFiles(makeFolder(FARM, changes));
}

function makeFolder(farm: string, changes: Changes): string {
  const folder = mkdtempSync(join(tmpdir(), 'farm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(farm, folder, { recursive: true });
  for (const [name, text] of Object.entries(changes)) writeFileSync(join(folder, name), text);
  return folder;
}
