import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import firebase from '../../firebase.json' with { type: 'json' };
import { movePorts } from '../emulators/moved-project.ts';
import { HOST, isFree, portOf } from '../lib/ports.ts';
import { Stop } from '../lib/stop.ts';
import { BASELINE_NAME, baselineSite } from './baseline.ts';
import { emptyRoot, scriptsOf, withoutScript } from './twins.ts';

const DIST = 'web/dist';
/** A page with only React, react-dom and one button. */
const BUTTON = join(import.meta.dirname, 'button');

/** Our site and its twins, in the order in which the emulator gives them ports. */
const SITES = ['ours', 'bare', 'empty', 'button', 'baseline'] as const;
export type Site = (typeof SITES)[number];

export const TWIN_NAMES = {
  bare: 'without script',
  empty: 'an empty root',
  button: "React's button",
  baseline: BASELINE_NAME,
} as const satisfies Record<Exclude<Site, 'ours'>, string>;

/** The sites made of our build, with the change of each page. */
const CHANGES = {
  ours: (html: string) => html,
  bare: withoutScript,
  empty: (html: string) =>
    emptyRoot(
      html,
      scriptsOf(html, (path) => readFileSync(join(DIST, path), 'utf8')),
    ),
};

export function urlOf(site: Site, path: string): string {
  return `http://${HOST}:${portOfSite(site)}${path}`;
}

/** The emulator serves the first site at its own port, and the second one five ports later. */
function portOfSite(site: Site): number {
  const index = SITES.indexOf(site);
  return portOf('hosting') + (index === 0 ? 0 : 4 + index);
}

/** Throws a Stop if a port is in use, because the emulator would silently serve the site at another port. */
export async function requireFreeSites(): Promise<void> {
  for (const port of SITES.map(portOfSite)) {
    if (!(await isFree(port))) throw new Stop(`Port ${port} is in use: stop what uses it and try again.`);
  }
}

/** Writes the sites, and a firebase.json that serves them like the product, to the folder. Returns the file's path. */
export async function makeSites(folder: string): Promise<string> {
  const outDir = join(folder, 'button');
  await build({ root: BUTTON, logLevel: 'error', build: { outDir, modulePreload: { polyfill: false } } });
  for (const [site, change] of Object.entries(CHANGES)) {
    cpSync(DIST, join(folder, site), { recursive: true });
    for (const page of globSync(join(folder, site, '*.html'))) writeFileSync(page, change(readFileSync(page, 'utf8')));
  }
  const baseline = baselineSite();
  cpSync(join(baseline, 'dist'), join(folder, 'baseline'), { recursive: true });
  const before: typeof firebase = JSON.parse(readFileSync(join(baseline, 'firebase.json'), 'utf8'));
  const hosting = SITES.map((site) => hostingOf(site, site === 'baseline' ? before : firebase));
  const config = join(folder, 'firebase.json');
  writeFileSync(config, movePorts(JSON.stringify({ hosting, emulators: firebase.emulators }, null, 2)));
  return config;
}

function hostingOf(site: string, config: typeof firebase) {
  const { predeploy, rewrites, ...hosting } = config.hosting;
  const pages = rewrites.filter((rewrite) => 'destination' in rewrite);
  return { ...hosting, site, public: site, rewrites: pages };
}
