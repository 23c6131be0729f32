import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, Stop } from './lib/stop.ts';
import { HOST, UPTIME_CHECKS, type UptimeCheck } from './uptime-checks.ts';

const POLICIES = join(import.meta.dirname, 'alerts');
const NAME = '--format=value(name)';
/** Excludes Cloud Run's request log, which contains the visitors' IP addresses. */
const REQUEST_LOG = 'name=request-log,filter=log_id("run.googleapis.com/requests")';

type Gcloud = (...args: string[]) => string;

/**
 * Creates or updates the alarms of scripts/alerts/. Google mails them to the owner, so they work when our mail does
 * not.
 */
await runCommand(async () => {
  const { project, email, sms } = argumentsOrStop();
  const gcloud: Gcloud = (...args) => run([...args, `--project=${project}`]);
  const channels = [
    channel(gcloud, 'email', 'The owner', `email_address=${email}`),
    ...(sms ? [channel(gcloud, 'sms', "The owner's phone", `number=${sms}`)] : []),
  ];
  for (const check of UPTIME_CHECKS) replaceCheck(gcloud, check, project);
  for (const file of readdirSync(POLICIES)) console.log(savePolicy(gcloud, join(POLICIES, file), channels.join()));
  excludeRequestLog(gcloud);
  return 0;
});

function argumentsOrStop() {
  const text = { type: 'string' } as const;
  const { project, email, sms } = parseArgs({ options: { project: text, email: text, sms: text } }).values;
  if (project && email) return { project, email, sms };
  throw new Stop('Usage: npm run alerts -- --project <project> --email <address> [--sms +14055550100]');
}

/** Looks the channel up by its name, so that a new address replaces the old one. */
function channel(gcloud: Gcloud, type: string, name: string, label: string): string {
  const channels = ['alpha', 'monitoring', 'channels'];
  const found = first(gcloud(...channels, 'list', `--filter=type="${type}" AND displayName="${name}"`, NAME));
  if (!found)
    return gcloud(...channels, 'create', `--type=${type}`, `--display-name=${name}`, `--channel-labels=${label}`, NAME);
  gcloud(...channels, 'update', found, `--update-channel-labels=${label}`);
  return found;
}

function savePolicy(gcloud: Gcloud, file: string, channels: string): string {
  const { displayName } = JSON.parse(readFileSync(file, 'utf8'));
  const policies = ['alpha', 'monitoring', 'policies'];
  const found = first(gcloud(...policies, 'list', `--filter=displayName="${displayName}"`, NAME));
  const from = `--policy-from-file=${file}`;
  if (found) gcloud(...policies, 'update', found, from, `--set-notification-channels=${channels}`);
  else gcloud(...policies, 'create', from, `--notification-channels=${channels}`);
  return displayName;
}

/** Deletes the check first, because the host of a check cannot be changed. */
function replaceCheck(gcloud: Gcloud, { name, path, content, post }: UptimeCheck, project: string): void {
  const uptime = ['monitoring', 'uptime'];
  const found = gcloud(...uptime, 'list-configs', `--filter=displayName="${name}"`, NAME);
  for (const each of found.split('\n').filter(Boolean)) gcloud(...uptime, 'delete', each, '--quiet');
  const target = ['--resource-type=uptime-url', `--resource-labels=host=${HOST},project_id=${project}`];
  const how = [
    '--protocol=https',
    '--validate-ssl=true',
    `--path=${path}`,
    '--period=15',
    `--matcher-content=${content}`,
  ];
  const type = ['--content-type=user-provided', '--custom-content-type=application/json'];
  const body = post ? ['--request-method=post', ...type, `--headers=${post.headers}`, `--body=${post.body}`] : [];
  gcloud(...uptime, 'create', name, ...target, ...how, ...body);
}

function excludeRequestLog(gcloud: Gcloud): void {
  const sinks = ['logging', 'sinks'];
  const isThere = gcloud(...sinks, 'describe', '_Default', '--format=value(exclusions.name)').includes('request-log');
  gcloud(...sinks, 'update', '_Default', `--${isThere ? 'update' : 'add'}-exclusion=${REQUEST_LOG}`);
}

function first(names: string): string | undefined {
  return names.split('\n')[0];
}

function run(args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('gcloud', args, { encoding: 'utf8' });
  if (error) throw new Stop('The Google Cloud CLI is not installed: https://cloud.google.com/sdk/docs/install');
  if (status !== 0) throw new Stop(stderr.trim());
  return stdout.trim();
}
