import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/project.ts';

/** The entries of a lock file, by their paths, such as `node_modules/a/node_modules/b`. */
type Packages = Record<string, { readonly link?: boolean; readonly dependencies?: Readonly<Record<string, string>> }>;

const FUNCTIONS = join(ROOT, 'functions');

// The Firebase CLI calls this before it uploads functions/ alone. Google then runs `npm ci` there, with the versions of the
// root's lock file, which the tests have used. npm removes the packages that the functions do not need.
const lock = { lockfileVersion: 3, requires: true, packages: packagesOfRoot() };
writeFileSync(join(FUNCTIONS, 'package-lock.json'), JSON.stringify(lock));
const alone = ['--workspaces=false', '--prefix', '.', '--package-lock-only', '--no-audit', '--no-fund'];
execFileSync('npm', ['install', ...alone], { cwd: FUNCTIONS, stdio: 'inherit' });

/** All packages, with those of functions/node_modules in the place of others with the same names. */
function packagesOfRoot(): Packages {
  const root: { packages: Packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const all = Object.entries(root.packages);
  const packages = Object.fromEntries(all.filter(([path, { link }]) => path.startsWith('node_modules/') && !link));
  for (const [path, own] of all.filter(([each]) => each.startsWith('functions/node_modules/'))) {
    const place = path.replace('functions/', '');
    const replaced = packages[place];
    // The packages that need the other version get one of their own.
    for (const [user, { dependencies }] of Object.entries(packages))
      if (replaced && dependencies?.[place.replace('node_modules/', '')]) packages[`${user}/${place}`] ??= replaced;
    packages[place] = own;
  }
  return packages;
}
