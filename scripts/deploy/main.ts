import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { browserForTests } from '../../tools/browsers/chrome.ts';
import { confirm } from '../../tools/confirm.ts';
import { runCommand, Stop } from '../../tools/stop.ts';
import { isStamped } from './build-stamp.ts';
import { requireSettings } from './check-settings.ts';
import { commitOfLive, type Project, type Release, readProject } from './cloud.ts';
import { hasChangedSince, isPartOfHead, requireCommitted } from './git.ts';

/** What can make a new function. The CLI notices all that changes the uploaded files of a function, such as a fact or a package. */
const SOURCES_OF_FUNCTIONS = ['functions'];
const NOTHING_NEW = 'Nothing new is live.';
const AGAIN = 'Run the same command again';

const USAGE = `Usage: npm run deploy -- --project <project> [--yes]
--yes asks no question and uploads no preview, for machines.`;

const OPTIONS = { project: { type: 'string' }, yes: { type: 'boolean', default: false } } as const;

await runCommand(async () => {
  const { project, yes } = parseArgs({ options: OPTIONS }).values;
  if (!project) throw new Stop(USAGE);
  await publish(project, yes);
}, USAGE);

/** Checks the site, uploads a preview and asks for confirmation unless it is given, and deploys the files of the preview. */
async function publish(project: string, isConfirmed: boolean): Promise<void> {
  const { origin, secret, releases, commit } = await appendToStop(NOTHING_NEW, () => prepare(project, isConfirmed));
  if (!isConfirmed && !(await confirm(`Publish it at ${origin}?`))) throw new Stop(`Not published. ${NOTHING_NEW}`);
  await deploy(project, commit, releases);
  const back = `To put the earlier site back: https://console.firebase.google.com/project/${project}/hosting, "Release history"`;
  await appendToStop(`The new site and functions are live, but the smoke test did not pass. ${AGAIN}. ${back}`, () =>
    smokeTest(origin, secret),
  );
  console.log(`${origin} is live. ${back}`);
}

/** Does all steps before the confirmation. None of them changes the live site. */
async function prepare(project: string, isConfirmed: boolean): Promise<Project & { readonly commit: string }> {
  const commit = requireCommitted();
  const read = await readProject(project);
  const live = commitOfLive(read.releases);
  if (live && !isPartOfHead(live))
    throw new Stop(
      'The live version was deployed from another folder, and this folder does not contain its commit. Run "git pull" first.',
    );
  await run('npm', 'run', '-s', 'check:farm', '--', '--launch');
  requireSettings(project, read.owners);
  // The smoke test needs it.
  await browserForTests();
  // A workflow brings the build that it has checked.
  if (!isStamped()) await run('npm', 'run', '-s', 'build');
  if (!isConfirmed) await uploadPreview(project);
  return { ...read, commit };
}

async function uploadPreview(project: string): Promise<void> {
  await firebase(project, 'hosting:channel:deploy', 'preview', '--expires', '7d', '--no-authorized-domains');
  console.log(
    '\nOpen the "Channel URL" above: this would go live. Only people who have this address can see it. A form that is sent there is a real request.',
  );
}

/** Deploys one target after the other, so that the error message can say which parts are live. */
async function deploy(project: string, commit: string, releases: readonly Release[]): Promise<void> {
  await appendToStop(
    `The database's rules were not deployed. The site and its functions are as they were. ${AGAIN}.`,
    () => firebase(project, 'deploy', '--only', 'firestore'),
  );
  await appendToStop(
    `Not all functions were deployed. The site has not changed, and works with the old and the new functions. At the first deploy, permissions take some minutes to take effect: wait five minutes. ${AGAIN}.`,
    () => firebase(project, 'deploy', '--only', functionsToDeploy(commit, releases), '--force'),
  );
  await appendToStop(
    `The site was not deployed and is as it was. The functions are new, and work with it. ${AGAIN}.`,
    () => firebase(project, 'deploy', '--only', 'hosting', '--message', commit),
  );
}

/**
 * The CLI skips functions that have not changed, unless their codebase is named: `default`. Names it if their code has
 * changed since the last complete deploy, or if that was one of this commit: an earlier try may have left a function without
 * access or schedule. `--force` allows retries of the trigger, the cleanup of old builds, and the deletion of functions.
 */
function functionsToDeploy(commit: string, releases: readonly Release[]): string {
  const last = releases.find((release) => release.commit)?.commit;
  const isSkipped = last && last !== commit && !hasChangedSince(last, SOURCES_OF_FUNCTIONS);
  return isSkipped ? 'functions' : 'functions:default';
}

/** Tries three times, because a deploy takes a moment to spread. Nobody outside knows the secret in the test request. */
async function smokeTest(origin: string, secret: string): Promise<void> {
  process.env.SITE = origin;
  process.env.TEST_SECRET = secret;
  for (let attempt = 1; ; attempt++) {
    try {
      return await run('playwright', 'test', '-c', 'e2e/hosting', '--grep', '@live');
    } catch (error) {
      if (attempt === 3) throw error;
      await run('sleep', '20');
    }
  }
}

/** Runs a command and shows its output. Throws a Stop if it fails. */
async function run(command: string, ...args: readonly string[]): Promise<void> {
  const line = [command, ...args].join(' ');
  console.log(`> ${line}`);
  // The Firebase CLI waits 10 seconds until the functions have loaded, which a busy machine exceeds.
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1', FUNCTIONS_DISCOVERY_TIMEOUT: '60' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  // For example, the command is not installed.
  child.on('error', ({ message }) => console.error(message));
  const code = await new Promise((closed) => child.once('close', closed));
  if (code !== 0) throw new Stop(`The command "${line}" failed: see above.`);
}

/** Runs a command of the Firebase CLI, which then asks no questions. */
function firebase(project: string, ...args: readonly string[]): Promise<void> {
  return run('firebase', ...args, '--project', project, '--non-interactive');
}

/** Runs a function and appends `text` to the message of a Stop that it throws. */
async function appendToStop<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stop) throw new Stop(`${error.message} ${text}`);
    throw error;
  }
}
