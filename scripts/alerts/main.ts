import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { testRequest } from '../../e2e/hosting/test-request.ts';
import { type Accepted, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FARM_ORIGIN } from '../../functions/src/contract/farm.ts';
import { runCommand, Stop } from '../../tools/stop.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { PHONE_HREF } from '../../web/src/content/farm.ts';
import { PATHS } from '../../web/src/routes.ts';
import { POLICIES } from './policies.ts';

const USAGE = 'Usage: npm run alerts -- --project <project> --email <address> [--sms +14055550100]';

/** What this command creates has this label. It deletes nothing else. */
const LABEL = 'created-by=npm-run-alerts';

if (import.meta.main)
  await runCommand(async () => {
    const text = { type: 'string' } as const;
    const { project, email, sms } = parseArgs({ options: { project: text, email: text, sms: text } }).values;
    if (!project || !email) throw new Stop(USAGE);
    process.env.CLOUDSDK_CORE_PROJECT = project;
    // Lets gcloud install its "alpha" commands without asking. Only these create alarms.
    process.env.CLOUDSDK_CORE_DISABLE_PROMPTS = '1';
    createAlarms(gcloud, project, email, sms);
    console.log(`Created ${uptimeChecks().length} uptime checks and ${POLICIES.length} alarms.`);
  }, USAGE);

/** Creates all, then deletes what an earlier run created. Google mails the alarms, so they work when our mail does not. */
export function createAlarms(gcloud: Gcloud, project: string, email: string, sms?: string): void {
  gcloud('services enable monitoring.googleapis.com logging.googleapis.com');
  const channels = [channel(gcloud, 'email', 'The owner', `email_address=${email}`)];
  if (sms) channels.push(channel(gcloud, 'sms', "The owner's phone", `number=${sms}`));
  const checks = uptimeChecks().map((check) => optionsOf(check, project));
  recreate(gcloud, 'monitoring uptime', 'list-configs', checks);
  const alarms = POLICIES.map((policy) => [
    `--policy=${JSON.stringify(policy)}`,
    `--notification-channels=${channels}`,
  ]);
  recreate(gcloud, 'alpha monitoring policies', 'list', alarms);
  // Cloud Run's request log contains the visitors' IP addresses.
  const isThere = gcloud('logging sinks describe _Default --format=value(exclusions.name)').includes('request-log');
  const exclusion = 'name=request-log,filter=log_id("run.googleapis.com/requests")';
  gcloud('logging sinks update _Default', `--${isThere ? 'update' : 'add'}-exclusion=${exclusion}`);
}

/** Returns the channel with this name. Keeps an existing one, because its number may be verified. */
function channel(gcloud: Gcloud, type: string, name: string, label: string): string {
  const channels = 'alpha monitoring channels';
  const named = `--filter=type="${type}" AND displayName="${name}"`;
  const [found] = gcloud(`${channels} list --format=value(name)`, named).split('\n');
  if (!found)
    return gcloud(
      `${channels} create --type=${type} --channel-labels=${label} --format=value(name)`,
      `--display-name=${name}`,
    );
  gcloud(`${channels} update`, found, `--update-channel-labels=${label}`);
  return found;
}

function recreate(gcloud: Gcloud, kind: string, list: string, creations: readonly (readonly string[])[]): void {
  const earlier = gcloud(`${kind} ${list} --filter=userLabels.${LABEL} --format=value(name)`).split('\n');
  for (const creation of creations) gcloud(`${kind} create`, ...creation, `--user-labels=${LABEL}`);
  for (const name of earlier.filter(Boolean)) gcloud(`${kind} delete`, name);
}

/**
 * The check of the form posts one request with a random code. Only the settings of the check, in the owner's project, contain
 * the code, so nobody else can send this request. `content` is a text of the response, without characters that HTML escapes.
 */
export function uptimeChecks() {
  const stored = 'id' satisfies keyof Accepted;
  const post = JSON.stringify(testRequest(crypto.randomUUID()));
  return [
    { name: 'Website: home page', path: PATHS.home, content: PHONE_HREF },
    { name: 'Website: page of the form', path: PATHS.consultation, content: FORM.submit },
    { name: 'Website: sending the form', path: SUBMIT_PATH, content: `"${stored}"`, post },
  ];
}

function optionsOf({ name, path, content, post }: ReturnType<typeof uptimeChecks>[number], project: string): string[] {
  const { host } = new URL(FARM_ORIGIN);
  const target = `--resource-type=uptime-url --resource-labels=host=${host},project_id=${project} --path=${path}`;
  const how = '--protocol=https --validate-ssl=true --period=15';
  const json = '--request-method=post --content-type=user-provided --custom-content-type=application/json';
  const body = post ? [...json.split(' '), `--body=${post}`] : [];
  return [name, ...`${target} ${how}`.split(' '), `--matcher-content=${content}`, ...body];
}

type Gcloud = typeof gcloud;

/** Runs the Google Cloud CLI with these words, which have spaces between them, and these arguments. */
function gcloud(words: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('gcloud', [...words.split(' '), ...args], { encoding: 'utf8' });
  if (error) throw new Stop('The Google Cloud CLI is not installed: https://cloud.google.com/sdk/docs/install');
  if (status !== 0) throw new Stop(stderr.trim());
  return stdout.trim();
}
