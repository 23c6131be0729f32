import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FARM_ORIGIN } from '../../functions/src/contract/farm.ts';
import { runCommand, Stop } from '../../tools/stop.ts';
import { uptimeChecks } from './uptime-checks.ts';

const POLICIES = join(import.meta.dirname, 'policies');
const CHANNELS = ['alpha', 'monitoring', 'channels'];
const ONLY_NAMES = '--format=value(name)';

/** What this command creates has this label. It deletes nothing else. */
const LABEL = 'created-by=npm-run-alerts';
const OURS = '--filter=userLabels.created-by=npm-run-alerts';

/**
 * Creates the uptime checks and the alarms of policies/, then deletes those of an earlier run. Google mails the alarms to
 * the owner, so they work when our mail does not.
 */
await runCommand(async () => {
  const { project, email, sms } = argumentsOrStop();
  const gcloud = (...args: string[]) => run([...args, `--project=${project}`]);
  const recreate = (kind: string[], list: string, creations: readonly string[][]) => {
    const earlier = gcloud(...kind, list, OURS, ONLY_NAMES)
      .split('\n')
      .filter(Boolean);
    for (const creation of creations) gcloud(...kind, 'create', ...creation, `--user-labels=${LABEL}`);
    for (const name of earlier) gcloud(...kind, 'delete', name, '--quiet');
  };
  const channel = (type: string, name: string, label: string) => {
    const [found] = gcloud(...CHANNELS, 'list', `--filter=type="${type}" AND displayName="${name}"`, ONLY_NAMES).split(
      '\n',
    );
    if (found) gcloud(...CHANNELS, 'update', found, `--update-channel-labels=${label}`);
    if (found) return found;
    return gcloud(
      ...CHANNELS,
      'create',
      `--type=${type}`,
      `--display-name=${name}`,
      `--channel-labels=${label}`,
      ONLY_NAMES,
    );
  };
  const channels = [channel('email', 'The owner', `email_address=${email}`)];
  if (sms) channels.push(channel('sms', "The owner's phone", `number=${sms}`));
  recreate(
    ['monitoring', 'uptime'],
    'list-configs',
    uptimeChecks().map((check) => checkOptions(check, project)),
  );
  const files = readdirSync(POLICIES).map((file) => `--policy-from-file=${join(POLICIES, file)}`);
  recreate(
    ['alpha', 'monitoring', 'policies'],
    'list',
    files.map((file) => [file, `--notification-channels=${channels}`]),
  );
  excludeRequestLog(gcloud);
  console.log(`Created ${uptimeChecks().length} uptime checks and ${files.length} alarms.`);
  return 0;
});

function argumentsOrStop() {
  const text = { type: 'string' } as const;
  const { project, email, sms } = parseArgs({ options: { project: text, email: text, sms: text } }).values;
  if (project && email) return { project, email, sms };
  throw new Stop('Usage: npm run alerts -- --project <project> --email <address> [--sms +14055550100]');
}

function checkOptions(
  { name, path, content, post }: ReturnType<typeof uptimeChecks>[number],
  project: string,
): string[] {
  const target = [
    '--resource-type=uptime-url',
    `--resource-labels=host=${new URL(FARM_ORIGIN).host},project_id=${project}`,
  ];
  const how = [
    '--protocol=https',
    '--validate-ssl=true',
    `--path=${path}`,
    '--period=15',
    `--matcher-content=${content}`,
  ];
  const type = ['--content-type=user-provided', '--custom-content-type=application/json'];
  const body = post ? ['--request-method=post', ...type, `--headers=${post.headers}`, `--body=${post.body}`] : [];
  return [name, ...target, ...how, ...body];
}

/** Excludes Cloud Run's request log, which contains the visitors' IP addresses. */
function excludeRequestLog(gcloud: (...args: string[]) => string): void {
  const sinks = ['logging', 'sinks'];
  const isThere = gcloud(...sinks, 'describe', '_Default', '--format=value(exclusions.name)').includes('request-log');
  const exclusion = 'name=request-log,filter=log_id("run.googleapis.com/requests")';
  gcloud(...sinks, 'update', '_Default', `--${isThere ? 'update' : 'add'}-exclusion=${exclusion}`);
}

function run(args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('gcloud', args, { encoding: 'utf8' });
  if (error) throw new Stop('The Google Cloud CLI is not installed: https://cloud.google.com/sdk/docs/install');
  if (status !== 0) throw new Stop(stderr.trim());
  return stdout.trim();
}
