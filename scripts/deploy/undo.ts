import { copyFileSync, existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dateAndTime } from '../../functions/src/farm-time.ts';
import { confirm } from '../../tools/confirm.ts';
import { Stop } from '../../tools/stop.ts';
import { type Release, releasesOf, type Site, signIn, siteOf } from './cloud.ts';
import { deploy, release } from './firebase.ts';
import { withCheckout } from './git.ts';
import { noteOfLive } from './publish.ts';
import { appendToStop, run } from './run.ts';
import { passesSmokeTest } from './smoke-test.ts';

const UNCHANGED = 'What is live has not changed.';
const AGAIN = 'Run the same command again.';

/** Makes the site's previous version the live one. Firebase still stores its files. */
export async function undo(project: string, isConfirmed: boolean): Promise<void> {
  const { site, earlier, releases } = await appendToStop(UNCHANGED, () => planOf(project));
  const time = earlier.time && ` that went live on ${dateAndTime(new Date(earlier.time))}`;
  console.log(`This restores the version of the site${time}. It does not change any requests.`);
  if (!isConfirmed && !(await confirm(`Put it back at ${site.origin}?`))) throw new Stop(UNCHANGED);
  if (!(await release(site, earlier.version, project)))
    throw new Stop(`The earlier site could not be put back: see above. ${UNCHANGED} ${AGAIN}`);
  if ((await releasesOf(project, site))[0]?.version !== earlier.version)
    throw new Stop(`Firebase still names another version as live. ${AGAIN}`);
  if (!(await passesSmokeTest(site.origin, project, '@live')))
    throw new Stop('The earlier site is live, but the smoke test did not pass: see above.');
  console.log(`${site.origin} is as it was before. ${nextStep(project, noteOfLive(releases), earlier)}`);
}

async function planOf(project: string) {
  await signIn(project);
  const site = await siteOf(project);
  const releases = await releasesOf(project, site);
  const earlier = previousOf(releases);
  if (!earlier) throw new Stop('There is no earlier version of the site that could be put back.');
  return { site, earlier, releases };
}

/**
 * The release before the first one of the live version, so that a second undo goes one further back. Skips deploys of the
 * same build, such as a repeated one.
 */
export function previousOf(releases: readonly Release[]): Release | undefined {
  const live = releases[0]?.version;
  const note = noteOfLive(releases);
  const first = releases.findLastIndex(({ version }) => version === live);
  return releases.slice(first + 1).find((each) => each.version !== live && !(note && each.note === note));
}

/** The note names the commit and the functions that were deployed with a version. */
function nextStep(project: string, undone: string, { note }: Release): string {
  const warning = 'This folder still contains what you have undone. Correct it before you deploy again.';
  if (note && note.split(' ')[1] === undone.split(' ')[1]) return warning;
  return `Its functions are still the newer ones, which work with it. To put those back too: npm run deploy -- --undo-functions --project ${project}. ${warning}`;
}

/** Builds the functions of the commit that the live site was built of, and deploys only them. */
export async function undoFunctions(project: string, isConfirmed: boolean): Promise<void> {
  const { site, commit } = await appendToStop(UNCHANGED, () => liveCommit(project));
  console.log(`This deploys the functions of the commit ${commit}, which the live site was built of.`);
  if (!isConfirmed && !(await confirm('Continue?'))) throw new Stop(UNCHANGED);
  await withCheckout(commit, (folder) => deployFunctionsOf(folder, project));
  if (!(await passesSmokeTest(site.origin, project, '@live')))
    throw new Stop(`The functions are deployed, but the smoke test did not pass: see above. ${AGAIN}`);
  console.log(`The functions at ${site.origin} are those of its site.`);
}

async function liveCommit(project: string): Promise<{ site: Site; commit: string }> {
  await signIn(project);
  const site = await siteOf(project);
  const [commit] = noteOfLive(await releasesOf(project, site)).split(' ');
  if (!commit) throw new Stop('The live site does not say which commit it was built of.');
  return { site, commit };
}

async function deployFunctionsOf(folder: string, project: string): Promise<void> {
  copySettings(folder);
  for (const args of [['ci'], ['run', '--silent', 'build']])
    if (!(await run('npm', args, { cwd: folder })).ok)
      throw new Stop(`The functions could not be built: "npm ${args.join(' ')}" failed. ${UNCHANGED} ${AGAIN}`);
  if (!(await deploy('functions', project, { cwd: folder })).ok)
    throw new Stop(`Not all functions were deployed. The site works with the old and the new ones. ${AGAIN}`);
}

/** Puts the current settings into the checkout, so that requests are not mailed to an outdated address. */
function copySettings(folder: string): void {
  for (const file of globSync('functions/.env*', { cwd: folder })) rmSync(join(folder, file));
  for (const file of globSync('functions/.env*')) if (existsSync(file)) copyFileSync(file, join(folder, file));
}
