import { basename, dirname } from 'node:path';
import { tagsUnder } from './git.ts';

/**
 * A deploy, recorded in git tags: "deploy/<project>/<time>/started" before the first change, ".../live" when everything
 * is live and the smoke test has passed, ".../undone" when it has been undone.
 */
export type Deploy = Awaited<ReturnType<typeof deploysOf>>[number];

type Mark = 'started' | 'live' | 'undone';

const PREFIX = 'deploy/';

/** The deploys of one project, or of all, that were not undone. Newest first. */
export async function deploysOf(project?: string) {
  const tags = await tagsUnder(project ? `${PREFIX}${project}/` : PREFIX);
  return [...Map.groupBy(tags, ({ name }) => dirname(name))]
    .flatMap(([deploy, tags]) => {
      const [, project = '', time = ''] = deploy.split('/');
      const marks = tags.map(({ name }) => basename(name));
      return marks.includes('undone')
        ? []
        : { project, time, commit: tags[0]?.commit ?? '', isLive: marks.includes('live') };
    })
    .toSorted((one, other) => (one.time < other.time ? 1 : -1));
}

/**
 * The deploy that an undo of the newest one restores: the newest earlier one that is live and has another commit. After
 * a failed deploy it may be the same commit, because it is unknown which parts are live.
 */
export function previousOf([newest, ...older]: readonly Deploy[]): Deploy | undefined {
  return older.find(({ isLive, commit }) => isLive && !(newest?.isLive && newest.commit === commit));
}

export function timeNow(now = new Date()): string {
  return now.toISOString().slice(0, -1).replace(/[:.]/g, '-');
}

export function dateOf({ time }: Pick<Deploy, 'time'>): Date {
  return new Date(`${time.replace(/T(\d+)-(\d+)-(\d+)-/, 'T$1:$2:$3.')}Z`);
}

export function tagOf({ project, time }: Pick<Deploy, 'project' | 'time'>, mark: Mark): string {
  return `${PREFIX}${project}/${time}/${mark}`;
}
