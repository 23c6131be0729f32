import { dateAndTime } from '../../functions/src/time/farm-time.ts';
import { browserForTests } from '../../tools/browsers/chrome.ts';
import { confirm } from '../../tools/confirm.ts';
import { Stop } from '../../tools/stop.ts';
import { commitOfLive, type Release, readProject } from './cloud.ts';
import { appendToStop, firebase } from './run.ts';
import { smokeTest } from './smoke.ts';

const UNCHANGED = 'What is live has not changed.';
const AFTERWARDS =
  'Its functions have not changed: they work with it. This folder still contains what you have undone. Correct it, for example with "git revert", before you deploy again.';

/** Makes the site's previous version the live one. Firebase still stores its files. */
export async function undo(project: string, isConfirmed: boolean): Promise<void> {
  const { site, origin, releases, secret } = await appendToStop(UNCHANGED, () => readProject(project));
  const earlier = previousOf(releases);
  if (!earlier) throw new Stop(`There is no earlier version of the site that could be put back. ${UNCHANGED}`);
  const time = dateAndTime(new Date(earlier.time));
  // The smoke test needs it.
  await browserForTests();
  console.log(`This restores the version of the site that went live on ${time}. It does not change any requests.`);
  if (!isConfirmed && !(await confirm(`Put it back at ${origin}?`))) throw new Stop(UNCHANGED);
  await appendToStop('The earlier site was not put back. Run the same command again.', () =>
    firebase(project, 'hosting:clone', `${site}@${earlier.version}`, `${site}:live`),
  );
  await appendToStop('The earlier site is live, but the smoke test did not pass.', () =>
    smokeTest(origin, secret, '@live'),
  );
  console.log(`${origin} is as it was before. ${AFTERWARDS}`);
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
