import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import firebase from '../../firebase.json' with { type: 'json' };
import { HOST } from '../lib/ports.ts';
import { baselineSite } from './baseline.ts';
import { emptyRoot, scriptsOf, withoutScript } from './twins.ts';

const DIST = 'web/dist';
/** A page with only React, react-dom and one button. */
const BUTTON = join(import.meta.dirname, 'button');

/** Our site and its twins. The emulator gives each its own port. */
const SITES = { ours: 5000, bare: 5005, empty: 5006, button: 5007, baseline: 5008 } as const;
export type Site = keyof typeof SITES;

export function urlOf(site: Site, path: string): string {
  return `http://${HOST}:${SITES[site]}${path}`;
}

/** The sites made of our build, with the change of each page. */
const TWINS = {
  ours: (html: string) => html,
  bare: withoutScript,
  empty: (html: string) =>
    emptyRoot(
      html,
      scriptsOf(html, (path) => readFileSync(join(DIST, path), 'utf8')),
    ),
};

/** Writes the sites and a firebase.json that serves them like the product. Returns its path. */
export async function makeSites(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const outDir = join(folder, 'button');
  await build({ root: BUTTON, logLevel: 'error', build: { outDir, modulePreload: { polyfill: false } } });
  for (const [site, twin] of Object.entries(TWINS)) {
    cpSync(DIST, join(folder, site), { recursive: true });
    for (const page of globSync(join(folder, site, '*.html'))) writeFileSync(page, twin(readFileSync(page, 'utf8')));
  }
  const baseline = baselineSite();
  cpSync(join(baseline, 'dist'), join(folder, 'baseline'), { recursive: true });
  const before: typeof firebase = JSON.parse(readFileSync(join(baseline, 'firebase.json'), 'utf8'));
  const hosting = Object.keys(SITES).map((site) => hostingOf(site, site === 'baseline' ? before : firebase));
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify({ hosting, emulators: firebase.emulators }));
  return config;
}

function hostingOf(site: string, config: typeof firebase) {
  const { predeploy, rewrites, ...hosting } = config.hosting;
  const pages = rewrites.filter((rewrite) => 'destination' in rewrite);
  return { ...hosting, site, public: site, rewrites: pages };
}
