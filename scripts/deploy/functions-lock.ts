import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/project.ts';

/** An entry of a lock file, by its path, such as `node_modules/a/node_modules/b`. */
interface Package {
  readonly version: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
type Packages = Record<string, Package>;

// The Firebase CLI calls this before it uploads functions/ alone. Google then runs `npm ci` there.
if (import.meta.main) {
  const lock = { lockfileVersion: 3, requires: true, packages: packagesOfFunctions() };
  writeFileSync(join(ROOT, 'functions', 'package-lock.json'), JSON.stringify(lock));
}

/** Returns the packages of the functions for a lock file of their folder: those of the root's, which the tests have used. */
function packagesOfFunctions(): Packages {
  const root: Packages = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const packages: Packages = { '': root.functions as Package };
  const sources = new Map<string, string>();
  addAllOf('functions', '');
  return packages;

  /** Adds what a package needs, which is at `from` in the root's lock file and at `to` in that of the functions. */
  function addAllOf(from: string, to: string): void {
    const { dependencies, optionalDependencies, peerDependencies } = root[from] as Package;
    const names = Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies });
    const added = names.flatMap((name) => {
      const source = find(root, from, name);
      const known = find(packages, to, name);
      // An optional peer may be missing.
      if (!source || (known && sources.get(known) === source)) return [];
      const target = `${known ? `${to}/` : ''}node_modules/${name}`;
      const { dev: _, devOptional, ...entry } = root[source] as Package;
      packages[target] = { ...entry, ...(devOptional && { optional: true }) };
      sources.set(target, source);
      return [[source, target] as const];
    });
    // All of a package before theirs, so that none hides another one later.
    for (const [source, target] of added) addAllOf(source, target);
  }
}

/** Finds a package as Node does: in the folder of the one that imports it, or of one around it. */
function find(packages: Packages, from: string, name: string): string | undefined {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (path in packages || from === '') return path in packages ? path : undefined;
  return find(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}
