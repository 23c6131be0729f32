import { cpSync, existsSync, globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import firebase from '../../firebase.json' with { type: 'json' };
import { movePorts } from '../../tools/emulators/moved-project.ts';
import { runWithEmulators } from '../../tools/emulators/run.ts';
import { claimPorts } from '../../tools/ports.ts';
import { runCommand, Stop } from '../../tools/stop.ts';

const DIST = 'web/dist';

/** Serves our site and its twin from the Hosting emulator, and measures them. */
await runCommand(async () => {
  const { against } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true }).values;
  if (against && !existsSync(join(against, 'index.html')))
    throw new Stop(`${against} is not the web/dist of a built clone.`);
  await claimPorts();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-'));
  const config = makeSites(folder.path, against);
  const command = ['node scripts/bench/measure.ts', ...process.argv.slice(2).map((arg) => `'${arg}'`)].join(' ');
  return await runWithEmulators({ command, only: ['hosting', 'firestore'], config, quiet: true });
}, 'Usage: npm run bench -- [--against <web/dist of another clone>] [words of rows]');

/** Copies both sites into the folder and writes their firebase.json. The twin is the other build, or ours without script. */
function makeSites(folder: string, against: string | undefined): string {
  const hosting = [siteOf(DIST, folder, 'ours'), siteOf(against ?? DIST, folder, 'twin')];
  if (!against) removeScript(join(folder, 'twin'));
  const config = join(folder, 'firebase.json');
  writeFileSync(config, movePorts(JSON.stringify({ hosting, emulators: firebase.emulators }, null, 2)));
  return config;
}

/** Takes the settings of the build's own firebase.json, whose policy names the hash of its start line. */
function siteOf(dist: string, folder: string, site: string): object {
  cpSync(dist, join(folder, site), { recursive: true });
  const settings: typeof firebase = JSON.parse(readFileSync(join(dist, '../../firebase.json'), 'utf8'));
  const { predeploy: _, rewrites, ...hosting } = settings.hosting;
  return { ...hosting, site, public: site, rewrites: rewrites.filter((each) => 'destination' in each) };
}

/** Leaves the HTML without anything that runs or loads a script. */
function removeScript(site: string): void {
  const script = /<script\b[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;
  for (const page of globSync(join(site, '*.html')))
    writeFileSync(page, readFileSync(page, 'utf8').replace(script, ''));
}
