import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/project.ts';

/** An entry of a lock file, by its path, such as `node_modules/a/node_modules/b`. */
interface Package {
  readonly version: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
type Packages = Record<string, Package>;

/** A package in the root's lock file, and in that of the functions. */
type Place = readonly [source: string, target: string];

// The Firebase CLI calls this before it uploads functions/ alone. Google then runs `npm ci` there.
if (import.meta.main) {
  const lock = { lockfileVersion: 3, requires: true, packages: packagesOfFunctions() };
  writeFileSync(join(ROOT, 'functions', 'package-lock.json'), JSON.stringify(lock));
}

/** Returns the packages of the functions for a lock file of their folder: those of the root's, which the tests have used. */
function packagesOfFunctions(): Packages {
  const root: Packages = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const { dependencies, devDependencies } = root.functions as Package;
  const packages: Packages = { '': root.functions as Package };
  const sources = new Map<string, string>();

  /** Adds packages that another one needs. Returns those that are new, or that only tests needed until now. */
  const add = ([from, to]: Place, names: object = {}, dev: boolean): Place[] =>
    Object.keys(names).flatMap((name) => {
      const source = find(root, from, name);
      const known = find(packages, to, name);
      const isSame = known && sources.get(known) === source;
      // An optional peer may be missing.
      if (!source || (isSame && (dev || !packages[known]?.dev))) return [];
      const target = isSame ? known : `${known ? `${to}/` : ''}node_modules/${name}`;
      const { dev: _, devOptional, ...entry } = root[source] as Package;
      packages[target] = { ...entry, ...(devOptional && { optional: true }), ...(dev && { dev }) };
      sources.set(target, source);
      return [[source, target] as const];
    });
  const addAllOf = (place: Place, dev: boolean): void => {
    const { dependencies, optionalDependencies, peerDependencies } = root[place[0]] as Package;
    // All of a package before theirs, so that none hides another one later.
    const added = add(place, { ...peerDependencies, ...dependencies, ...optionalDependencies }, dev);
    for (const each of added) addAllOf(each, dev);
  };
  const start = ['functions', ''] as const;
  const [direct, forTests] = [add(start, dependencies, false), add(start, devDependencies, true)];
  for (const place of direct) addAllOf(place, false);
  for (const place of forTests) addAllOf(place, true);
  return packages;
}

/** Finds a package as Node does: in the folder of the one that imports it, or of one around it. */
function find(packages: Packages, from: string, name: string): string | undefined {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (path in packages || from === '') return path in packages ? path : undefined;
  return find(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}
