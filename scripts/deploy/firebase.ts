import { Stop } from '../lib/stop.ts';
import { run } from './run.ts';

/** Stops the CLI from asking questions during a deploy. */
const NO_QUESTIONS = ['--non-interactive'] as const;
const CHANNEL = 'preview';

/** In the order in which a deploy publishes: new functions work with old pages, and new pages need new functions. */
export type Target = 'firestore' | 'functions' | 'hosting';

/**
 * Deploys one target. `--force` only for the functions, where it allows retries of the mail trigger, the cleanup of old
 * builds, and the deletion of functions that the code no longer has. For Firestore it would delete indexes.
 */
export async function deploy(target: Target, project: string, cwd?: string): Promise<boolean> {
  const force = target === 'functions' ? ['--force'] : [];
  return (await run('firebase', ['deploy', '--only', target, '--project', project, ...NO_QUESTIONS, ...force], { cwd }))
    .ok;
}

/** The address of the project's site. Throws a Stop if there is no site. */
export async function originOf(project: string): Promise<string> {
  const { sites } = await runJson<{ sites: { defaultUrl: string; type?: string }[] }>(
    'hosting:sites:list',
    '--project',
    project,
  );
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
  if (!site)
    throw new Stop(
      `${project} has no site yet. Run: npx firebase hosting:sites:create ${project} --project ${project}`,
    );
  return new URL(site.defaultUrl).origin;
}

/**
 * Throws a Stop if there is no database, because a deploy would create one in a distant region, and a database cannot
 * be moved.
 */
export async function requireDatabase(project: string): Promise<void> {
  const databases = await runJson<{ name: string }[]>('firestore:databases:list', '--project', project);
  if (databases.some(({ name }) => name.endsWith('/(default)'))) return;
  throw new Stop(`${project} has no Firestore database yet. Create it first, as docs/operating.md says.`);
}

/** Uploads the built site to a preview channel and returns its address. */
export async function uploadPreview(project: string): Promise<string> {
  const args = ['hosting:channel:deploy', CHANNEL, '--project', project, '--expires', '7d', '--no-authorized-domains'];
  const [channel] = Object.values(await runJson<Record<string, { url: string }>>(...args));
  if (!channel) throw new Stop('Firebase did not say where the preview is. Try again.');
  return channel.url;
}

async function runJson<Result>(...args: readonly string[]): Promise<Result> {
  const { output } = await run('firebase', [...args, ...NO_QUESTIONS, '--json'], { quiet: true });
  const { status, result, error } = parseEnd(output);
  if (status === 'success') return result;
  throw new Stop(messageFor(error));
}

/** Reads the object at the end of the CLI's output, after the output of the predeploy commands. */
function parseEnd(output: string) {
  try {
    return JSON.parse(output.slice(output.lastIndexOf('{\n  "status": ')));
  } catch {
    return {};
  }
}

function messageFor(error = 'no answer'): string {
  if (/authenticat|credential|firebase login|\b401\b/i.test(error))
    return 'Firebase does not know who you are. Run "npx firebase login", then the same command again.';
  if (/Failed to make request|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|fetch failed/i.test(error))
    return 'Firebase cannot be reached. Check your network, then run the same command again.';
  return `Firebase said: ${error.split('\n')[0]?.replace(/\.?$/, '.')}`;
}
