import { confirm } from '../lib/confirm.ts';
import { Stop } from '../lib/stop.ts';
import { deploy, originOf, requireDatabase, uploadPreview } from './firebase.ts';
import { changedFiles, commitAll, fetchTags, isPartOfHead, tag } from './git.ts';
import { type Deploy, deploysOf, tagOf, timeNow } from './history.ts';
import { appendToStop, passesSmokeTest, run } from './run.ts';

const UNDO = 'npm run deploy -- --undo';

const NOTHING_NEW = 'Nothing new is live.';

/** Checks the site, uploads a preview, asks for confirmation, and deploys. */
export async function publish(project: string, isConfirmed: boolean): Promise<void> {
  const origin = await appendToStop(NOTHING_NEW, () => prepare(project));
  if (!isConfirmed && !(await confirm(`Publish it at ${origin}?`))) throw new Stop(`Not published. ${NOTHING_NEW}`);
  const started = { project, time: timeNow() };
  await appendToStop(NOTHING_NEW, () => start(started));
  await deployAll(project, origin);
  await appendToStop(`${origin} is live all the same.`, () => tag(tagOf(started, 'live'), tagOf(started, 'started')));
  console.log(`${origin} is live. To put back what was there before: ${UNDO}`);
}

/** Does all steps before the confirmation. None of them changes the live site. Returns the site's origin. */
async function prepare(project: string): Promise<string> {
  // The folders and files that a deploy may commit: those of the owner, and those that the build writes.
  const allowed = ['farm/', 'firebase.json', `functions/.env.${project}`];
  stopOnOtherChanges(allowed, await changedFiles());
  await checkAndBuild(project);
  await commitChanges(allowed);
  await fetchTags();
  await requireNothingNewerLive(project);
  const origin = await originOf(project);
  await requireDatabase(project);
  console.log('Uploading a preview, which takes a minute ...');
  console.log(`\nThis would go live: ${await uploadPreview(project)}`);
  console.log('(Only people who have this address can see it. A form that is sent there is a real request.)');
  return origin;
}

async function start(deploy: Pick<Deploy, 'project' | 'time'>): Promise<void> {
  if ((await changedFiles()).length > 0)
    throw new Stop('Files have changed since the preview. Run the same command again.');
  await tag(tagOf(deploy, 'started'), 'HEAD');
}

function stopOnOtherChanges(allowed: readonly string[], changed: readonly string[]): void {
  const others = changed.filter(
    (file) => !allowed.some((each) => (each.endsWith('/') ? file.startsWith(each) : file === each)),
  );
  if (others.length === 0) return;
  const named = others.slice(0, 3).join(', ') + (others.length > 3 ? ` and ${others.length - 3} more` : '');
  throw new Stop(
    `These files have changes that are not committed: ${named}. Commit them, or put them back with "git stash -u", so that an undo finds what was live.`,
  );
}

async function checkAndBuild(project: string): Promise<void> {
  const scripts = [
    [['check:farm', '--', '--launch'], 'The facts, stories or photos are not ready: change what is named above.'],
    [['lint'], 'A file is not formatted. Run "npm run format", then the same command again.'],
    [['build'], 'The site cannot be built. The reason is above.'],
    [['check:deploy', '--', project], 'A setting of the project is missing: change what is named above.'],
  ] as const;
  for (const [args, sentence] of scripts) {
    console.log(`> npm run ${args.join(' ')}`);
    if (!(await run('npm', ['run', '--silent', ...args])).ok) throw new Stop(sentence);
  }
}

async function commitChanges(allowed: readonly string[]): Promise<void> {
  const changed = await changedFiles();
  stopOnOtherChanges(allowed, changed);
  if (changed.length === 0) return;
  await commitAll('The facts, stories and photos of the farm, as they are published');
  console.log(`Committed, so that an undo finds it: ${changed.join(', ')}`);
}

/** Stops if another machine has deployed a commit that this folder does not have. */
async function requireNothingNewerLive(project: string): Promise<void> {
  const live = (await deploysOf(project)).find(({ isLive }) => isLive);
  if (!live || (await isPartOfHead(live.commit))) return;
  throw new Stop(
    'The live version was deployed from another folder, and this folder does not contain its commit. Run "git pull" first.',
  );
}

const AGAIN = 'Run the same command again';
const PERMISSIONS =
  'This error is usual at the first deploy of a project, because permissions take some minutes to take effect. Wait five minutes.';

/** Deploys one target after the other, so that the error message can say which parts are live. */
async function deployAll(project: string, origin: string): Promise<void> {
  const isFirst = !(await deploysOf(project)).some(({ isLive }) => isLive);
  const next = isFirst ? `${AGAIN}.` : `${AGAIN}, or put the earlier state back: ${UNDO}`;
  if (!(await deploy('firestore', project)))
    throw new Stop(`The database's rules were not deployed. The site and its functions are as they were. ${next}`);
  if (!(await deploy('functions', project)))
    throw new Stop(
      `Not all functions were deployed. The site has not changed. It works with the old and the new functions. ${isFirst ? `${PERMISSIONS} ` : ''}${next}`,
    );
  if (!(await deploy('hosting', project)))
    throw new Stop(`The site was not deployed and is as it was. The functions are new, and work with it. ${next}`);
  if (!(await passesSmokeTest(origin)))
    throw new Stop(`The new site and functions are live, but the smoke test did not pass: see above. ${next}`);
}
