import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RECEIVED_PATH } from 'functions/contract/call.ts';
import { PATHS, type Path } from '../src/routes.ts';

export const DIST = join(import.meta.dirname, '..', 'dist');

/** Returns the file that Hosting serves for a path without query and fragment. */
export function fileFor(path: string): string {
  if (path === PATHS.home) return `${DIST}/index.html`;
  return path.includes('.') ? DIST + path : `${DIST}${path}.html`;
}

/** Parses a built page without running its scripts. */
export function pageAt(path: Path | '/404' | typeof RECEIVED_PATH): Document {
  return new DOMParser().parseFromString(readFileSync(fileFor(path), 'utf8'), 'text/html');
}

export const PAGES = Object.values(PATHS).map((path) => ({ path, page: pageAt(path) }));

/** Returns all matching elements. Throws if there are none, because a test would then check nothing. */
export function all(root: ParentNode, selector: string): Element[] {
  const found = [...root.querySelectorAll(selector)];
  if (found.length === 0) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

export function textOf(node: Node | null): string {
  return plain(node?.textContent ?? '');
}

/** Replaces each run of whitespace by one space and trims the text. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
