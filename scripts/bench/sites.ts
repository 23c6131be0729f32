import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import firebase from '../../firebase.json' with { type: 'json' };
import { HOST } from '../emulators/ports.ts';
import { writeReactAlone } from './react-alone.ts';
import { emptyRoot, scriptsOf, withoutScript } from './twins.ts';

const DIST = 'web/dist';

/** Each page beside its two twins, and the page of one button; the emulator gives each site a port of its own. */
export const SITES = { ours: 5000, bare: 5005, empty: 5006, button: 5007 } as const;
export type Site = keyof typeof SITES;

export function urlOf(site: Site, path: string): string {
  return `http://${HOST}:${SITES[site]}${path}`;
}

const TWINS: Partial<Record<Site, (html: string) => string>> = {
  bare: withoutScript,
  empty: (html) =>
    emptyRoot(
      html,
      scriptsOf(html, (path) => readFileSync(join(DIST, path), 'utf8')),
    ),
};

/** Writes the sites and a firebase.json that serves them as the product's does; answers its path. */
export async function makeSites(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  await writeReactAlone(join(folder, 'button'));
  for (const site of ['ours', 'bare', 'empty'] as const) {
    cpSync(DIST, join(folder, site), { recursive: true });
    rewriteHtml(join(folder, site), TWINS[site]);
  }
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify({ hosting: Object.keys(SITES).map(hostingOf), emulators: firebase.emulators }));
  return config;
}

function rewriteHtml(folder: string, twin?: (html: string) => string): void {
  if (!twin) return;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const path = join(folder, name);
    writeFileSync(path, twin(readFileSync(path, 'utf8')));
  }
}

function hostingOf(site: string) {
  const { predeploy, rewrites, ...hosting } = firebase.hosting;
  const pages = rewrites.filter((rewrite) => 'destination' in rewrite);
  return { ...hosting, site, public: site, rewrites: pages };
}
