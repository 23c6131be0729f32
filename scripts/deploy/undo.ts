import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dateAndTime } from '../../functions/src/farm-time.ts';
import { confirm } from '../lib/confirm.ts';
import { Stop } from '../lib/stop.ts';
import { deploy, originOf } from './firebase.ts';
import { fetchTags, tag, withCheckout } from './git.ts';
import { type Deploy, dateOf, deploysOf, previousOf, tagOf } from './history.ts';
import { appendToStop, passesSmokeTest, run } from './run.ts';

const UNCHANGED = 'What is live has not changed.';
const AGAIN = 'Run the same command again.';

/** Checks out the commit that was live before, in a temporary folder, and deploys it from there. */
export async function undo(wanted: string | undefined, isConfirmed: boolean): Promise<void> {
  const { earlier, newer, origin } = await appendToStop(UNCHANGED, () => planOf(wanted));
  console.log(
    `This restores the version that went live on ${dateAndTime(dateOf(earlier))}. It does not change any requests.`,
  );
  if (!isConfirmed && !(await confirm(`Put it back at ${origin}?`))) throw new Stop(UNCHANGED);
  await withCheckout(tagOf(earlier, 'live'), (folder) => restore(earlier, folder, origin));
  await appendToStop('The earlier state is live all the same.', async () => {
    for (const undone of newer) await tag(tagOf(undone, 'undone'), undone.commit);
  });
  console.log(
    `${origin} is as it was before. This folder still contains the version that you have undone. Correct it before you deploy again.`,
  );
}

async function planOf(wanted: string | undefined) {
  await fetchTags();
  const deploys = await deploysOf(wanted ?? (await deploysOf())[0]?.project);
  const earlier = previousOf(deploys);
  if (!earlier) throw new Stop('There is no earlier deploy that could be put back.');
  return { earlier, newer: deploys.slice(0, deploys.indexOf(earlier)), origin: await originOf(earlier.project) };
}

/** Deploys the site before the functions: old pages work with new functions, but new pages may need new functions. */
async function restore({ project }: Deploy, folder: string, origin: string): Promise<void> {
  copySettings(project, folder);
  if (!(await run('npm', ['ci'], { cwd: folder })).ok)
    throw new Stop(`The packages of the earlier state could not be installed. ${UNCHANGED} ${AGAIN}`);
  if (!(await deploy('hosting', project, folder)))
    throw new Stop(`The earlier site could not be deployed. ${UNCHANGED} ${AGAIN}`);
  if (!(await deploy('functions', project, folder)))
    throw new Stop(`The earlier site is live, with the newer functions, which work with it. ${AGAIN}`);
  if (!(await passesSmokeTest(origin, folder)))
    throw new Stop(`The earlier site and functions are live, but the smoke test did not pass: see above. ${AGAIN}`);
}

/** Puts the current settings into the checkout, so that requests are not mailed to an outdated address. */
function copySettings(project: string, folder: string): void {
  for (const name of ['.env', `.env.${project}`]) {
    const settings = join('functions', name);
    if (existsSync(settings)) copyFileSync(settings, join(folder, settings));
    else rmSync(join(folder, settings), { force: true });
  }
}
