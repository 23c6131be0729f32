import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import firebase from '../../firebase.json' with { type: 'json' };
import { movePorts } from '../../tools/emulators/moved-project.ts';
import { HOST, isFree, portOf } from '../../tools/ports.ts';
import { Stop } from '../../tools/stop.ts';

const DIST = 'web/dist';

/** Our site and its twins, in the order in which the emulator gives them ports. */
const SITES = ['ours', 'without script', 'the other build'] as const;
export type Site = (typeof SITES)[number];

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

/**
 * Writes the sites, and a firebase.json that serves them like the product, to the folder. Returns the file's path. `against` is
 * the folder web/dist of another clone.
 */
export function makeSites(folder: string, against = DIST): string {
  if (!existsSync(join(against, 'index.html')))
    throw new Stop(`${against} contains no index.html: build that clone and name its folder web/dist.`);
  const folders = SITES.map((_, index) => `site-${index}`);
  const [ours = '', bare = '', other = ''] = folders.map((name) => join(folder, name));
  for (const copy of [ours, bare]) cpSync(DIST, copy, { recursive: true });
  cpSync(against, other, { recursive: true });
  for (const page of globSync(join(bare, '*.html'))) writeFileSync(page, withoutScript(readFileSync(page, 'utf8')));
  // The header with the policy names the hash of a build's start line.
  const { hosting: others } = JSON.parse(readFileSync(join(against, '..', '..', 'firebase.json'), 'utf8'));
  const sites = folders.map((site) => {
    const { predeploy: _, rewrites, ...hosting } = site === folders.at(-1) ? others : firebase.hosting;
    const pages = rewrites.filter((rewrite: object) => 'destination' in rewrite);
    return { ...hosting, site, public: site, rewrites: pages };
  });
  const config = join(folder, 'firebase.json');
  writeFileSync(config, movePorts(JSON.stringify({ hosting: sites, emulators: firebase.emulators }, null, 2)));
  return config;
}

/** The same HTML without anything that runs or loads a script. No page can be faster. */
function withoutScript(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}
