import { globSync } from 'node:fs';
import { confirm } from '../../tools/confirm.ts';
import { Stop } from '../../tools/stop.ts';
import { databaseId, type Release, releasesOf, type Site, signIn } from './cloud.ts';
import { deploy, uploadPreview } from './firebase.ts';
import { isPartOfHead, requireCommitted } from './git.ts';
import { appendToStop, run } from './run.ts';
import { passesSmokeTest } from './smoke-test.ts';
import { isStamped } from './stamp.ts';

const RELEASES = 'functions/src/contract/releases';
const SETTINGS = 'scripts/deploy/check-settings.ts';
const NOTHING_NEW = 'Nothing new is live.';
const AGAIN = 'Run the same command again';

interface Plan {
  readonly project: string;
  readonly site: Site;
  readonly commit: string;
  /** Makes the key of the smoke test's request. */
  readonly secret: string;
  readonly isFirst: boolean;
}

/** Checks the site, uploads a preview, asks for confirmation, and deploys the files of the preview. */
export async function publish(project: string, isConfirmed: boolean): Promise<void> {
  const plan = await appendToStop(NOTHING_NEW, () => prepare(project));
  const { origin } = plan.site;
  if (!isConfirmed && !(await confirm(`Publish it at ${origin}?`))) throw new Stop(`Not published. ${NOTHING_NEW}`);
  await deployAll(plan);
  console.log(`${origin} is live. To put back what was there before: ${undoOf(project)}`);
}

function undoOf(project: string): string {
  return `npm run deploy -- --undo --project ${project}`;
}

/** Does all steps before the confirmation. None of them changes the live site. */
async function prepare(project: string): Promise<Plan> {
  const commit = requireCommitted();
  requireRecorded();
  const { site, ask } = await signIn(project);
  const secret = await databaseId(ask, project);
  const releases = await releasesOf(ask, project, site);
  requireNothingNewerLive(releases);
  await checkAndBuild(project);
  console.log('Uploading a preview, which takes a minute ...');
  console.log(`\nThis would go live: ${await uploadPreview(project)}`);
  console.log('(Only people who have this address can see it. A form that is sent there is a real request.)');
  return { project, site, commit, secret, isFirst: releases.length === 0 };
}

/** Stops if nothing records what the form sends, because later versions must accept it. */
function requireRecorded(): void {
  if (globSync(`${RELEASES}/*.json`).length > 0) return;
  throw new Stop(
    `Run "npm run record" first, and commit its file in ${RELEASES}: later versions must accept what this form sends.`,
  );
}

/** Stops if the live version was built of a commit that this folder does not have. */
function requireNothingNewerLive(releases: readonly Release[]): void {
  const commit = commitOfLive(releases);
  if (!commit || isPartOfHead(commit)) return;
  throw new Stop(
    'The live version was deployed from another folder, and this folder does not contain its commit. Run "git pull" first.',
  );
}

/** The commit that the live version was built of. The release of an undo does not name it. */
export function commitOfLive(releases: readonly Release[]): string {
  return releases.find(({ version, commit }) => version === releases[0]?.version && commit)?.commit ?? '';
}

async function checkAndBuild(project: string): Promise<void> {
  await step(
    'The facts, stories or photos are not ready: change what is named above.',
    'npm run -s check:farm -- --launch',
  );
  await step('A setting of the project is missing: change what is named above.', `node ${SETTINGS} ${project}`);
  // The tests leave the build that they have tested.
  if (!isStamped()) await step('The site cannot be built. The reason is above.', 'npm run -s build');
}

async function step(sentence: string, line: string): Promise<void> {
  console.log(`> ${line}`);
  const [command = '', ...args] = line.split(' ');
  if (!(await run(command, args)).ok) throw new Stop(sentence);
}

/** Deploys one target after the other, so that the error message can say which parts are live. */
async function deployAll({ project, site, commit, secret, isFirst }: Plan): Promise<void> {
  const next = isFirst ? `${AGAIN}.` : `${AGAIN}, or put the earlier site back: ${undoOf(project)}`;
  if (!(await deploy('firestore', project)).ok)
    throw new Stop(`The database's rules were not deployed. The site and its functions are as they were. ${next}`);
  // Imports the functions, which need the facts that check:farm generates.
  const { missingIn } = await import('./missing.ts');
  const findMissing = async () => missingIn((await signIn(project)).ask, project);
  const isComplete = !isFirst && (await appendToStop(`${AS_BEFORE} ${next}`, findMissing)).length === 0;
  const functions = await deploy(isComplete ? 'changed functions' : 'all functions', project);
  if (!functions.ok) throw new Stop(`${AS_BEFORE} ${reasonOf(functions.log, isFirst)}${next}`);
  const missing = await appendToStop(`${AS_BEFORE} ${next}`, findMissing);
  if (missing.length > 0) throw new Stop(`${missing.join(' ')} ${AS_BEFORE} ${next}`);
  if (!(await deploy('hosting', project, commit)).ok)
    throw new Stop(`The site was not deployed and is as it was. The functions are new, and work with it. ${next}`);
  if (!(await passesSmokeTest(site.origin, secret)))
    throw new Stop(`The new site and functions are live, but the smoke test did not pass: see above. ${next}`);
}

const AS_BEFORE =
  'Not all functions were deployed. The site has not changed. It works with the old and the new functions.';

function reasonOf(log: string, isFirst: boolean): string {
  if (/Blaze|billing/i.test(log)) return 'The project must be on the Blaze plan. ';
  if (!isFirst) return '';
  return 'This error is usual at the first deploy of a project, because permissions take some minutes to take effect. Wait five minutes. ';
}
