import { closestMatch } from 'leven';
import type { z } from 'zod';
import type { Path, YamlFile } from './yaml-file.ts';

type Issue = z.core.$ZodIssue;

/** Returns a message for each wrong value of a file, in the order of the lines. */
export function problemsIn(file: YamlFile, issues: readonly Issue[]): string[] {
  const found = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownLine(file.data, [...issue.path, key], issues))
      : { path: issue.path, sentence: inWords(issue.message, file.data, issue.path), meant: undefined },
  );
  // A misspelled name is not also reported as missing, and each value has one message.
  const reported = new Set(found.flatMap(({ meant }) => meant?.join() ?? []));
  const first = found.filter(({ path }) => !reported.has(path.join()) && reported.add(path.join()));
  return first
    .toSorted((a, b) => file.lineOf(a.path) - file.lineOf(b.path))
    .map(({ path, sentence }) => file.problem(path, sentence));
}

function unknownLine(data: unknown, path: Path, issues: readonly Issue[]) {
  const key = String(path.at(-1));
  const entry = path.slice(0, -1);
  const missing = issues.filter(
    (issue) => issue.path.slice(0, -1).join() === entry.join() && !valueAt(data, issue.path),
  );
  const meant = nearest(
    key,
    missing.map((issue) => String(issue.path.at(-1))),
  );
  const sentence = `the site has no setting "${key}". ${meant ? `Did you mean "${meant}"?` : 'Delete the line.'}`;
  return { path, sentence, meant: meant ? [...entry, meant] : undefined };
}

/** Advice for an unknown name. */
export function instead(name: string, candidates: readonly string[], otherwise: string): string {
  const meant = nearest(name, candidates);
  return meant ? `Did you mean "${meant}"?` : otherwise;
}

/** Finds the name that was probably meant: it differs by a few letters. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  return closestMatch(name, candidates, { maxDistance: 3 });
}

function inWords(message: string, data: unknown, path: Path): string {
  return message.replace('{subject}', subject(data, path)).replaceAll('{key}', String(path.at(-1)));
}

/** A text such as `"phone"`, `entry 2 of "breeds"` or `the price of "Young Adult Companion"`. */
function subject(data: unknown, path: Path): string {
  const key = path.at(-1);
  const around = path.slice(0, -1);
  if (key === undefined) return 'the file';
  if (typeof key === 'number') return `entry ${key + 1}${around.length > 0 ? ` of ${subject(data, around)}` : ''}`;
  if (around.length === 0) return `"${String(key)}"`;
  const entry = Object(valueAt(data, around));
  const name = [entry.name, entry.who, entry.photo].find((text) => text && text !== entry[key]);
  return `the ${String(key)} of ${typeof name === 'string' ? `"${name}"` : subject(data, around)}`;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce((value: unknown, key) => Object(value)[key], data);
}
