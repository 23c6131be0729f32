import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { orStop, Stop } from './emulators/stop.ts';

const POLICIES = join(import.meta.dirname, 'alerts');

/** Installs the alarms of scripts/alerts/, which reach the owner by Google's mail and not by ours. */
await orStop(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, email: { type: 'string' } } });
  const { project, email } = values;
  if (!project || !email) throw new Stop('Usage: npm run alerts -- --project <project> --email <address>');
  const monitoring = (...args: string[]) => gcloud(['alpha', 'monitoring', ...args, `--project=${project}`]);
  const channel = findOrCreate(monitoring, 'channels', `type="email" AND labels.email_address="${email}"`, [
    '--type=email',
    '--display-name=The owner',
    `--channel-labels=email_address=${email}`,
  ]);
  for (const file of readdirSync(POLICIES)) {
    const { displayName } = JSON.parse(readFileSync(join(POLICIES, file), 'utf8'));
    findOrCreate(monitoring, 'policies', `displayName="${displayName}"`, [
      `--policy-from-file=${join(POLICIES, file)}`,
      `--notification-channels=${channel}`,
    ]);
    console.log(displayName);
  }
  return 0;
});

/** So that a second run changes nothing. */
function findOrCreate(monitoring: (...args: string[]) => string, kind: string, filter: string, args: string[]): string {
  const name = '--format=value(name)';
  return monitoring(kind, 'list', `--filter=${filter}`, name) || monitoring(kind, 'create', ...args, name);
}

function gcloud(args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('gcloud', args, { encoding: 'utf8' });
  if (error) throw new Stop('The Google Cloud CLI is not on this machine: https://cloud.google.com/sdk/docs/install');
  if (status !== 0) throw new Stop(stderr.trim());
  return stdout.trim();
}
