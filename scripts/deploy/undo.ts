import { dateAndTime } from '../../functions/src/time/farm-time.ts';
import { confirm } from '../../tools/confirm.ts';
import { Stop } from '../../tools/stop.ts';
import { databaseId, type Release, releasesOf, signIn } from './cloud.ts';
import { release } from './firebase.ts';
import { commitOfLive } from './publish.ts';
import { appendToStop } from './run.ts';
import { passesSmokeTest } from './smoke-test.ts';

const UNCHANGED = 'What is live has not changed.';
const AGAIN = 'Run the same command again.';
const AFTERWARDS =
  'Its functions have not changed: they work with it. This folder still contains what you have undone. Correct it, for example with "git revert", before you deploy again.';

/** Makes the site's previous version the live one. Firebase still stores its files. */
export async function undo(project: string, isConfirmed: boolean): Promise<void> {
  const { site, earlier, ask, secret } = await appendToStop(UNCHANGED, () => planOf(project));
  const time = earlier.time && ` that went live on ${dateAndTime(new Date(earlier.time))}`;
  console.log(`This restores the version of the site${time}. It does not change any requests.`);
  if (!isConfirmed && !(await confirm(`Put it back at ${site.origin}?`))) throw new Stop(UNCHANGED);
  if (!(await release(site.name, earlier.version, project)))
    throw new Stop(`The earlier site could not be put back: see above. ${UNCHANGED} ${AGAIN}`);
  if ((await releasesOf(ask, project, site))[0]?.version !== earlier.version)
    throw new Stop(`Firebase still names another version as live. ${AGAIN}`);
  if (!(await passesSmokeTest(site.origin, secret, '@live')))
    throw new Stop('The earlier site is live, but the smoke test did not pass: see above.');
  console.log(`${site.origin} is as it was before. ${AFTERWARDS}`);
}

async function planOf(project: string) {
  const { site, ask } = await signIn(project);
  const earlier = previousOf(await releasesOf(ask, project, site));
  if (!earlier) throw new Stop('There is no earlier version of the site that could be put back.');
  return { site, earlier, ask, secret: await databaseId(ask, project) };
}

/**
 * The release before the first one of the live version, so that a second undo goes one further back. Skips deploys of the
 * same build, such as a repeated one.
 */
export function previousOf(releases: readonly Release[]): Release | undefined {
  const live = releases[0]?.version;
  const commit = commitOfLive(releases);
  const first = releases.findLastIndex(({ version }) => version === live);
  return releases.slice(first + 1).find((each) => each.version !== live && !(commit && each.commit === commit));
}
