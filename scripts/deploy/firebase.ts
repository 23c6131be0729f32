import { Stop } from '../../tools/stop.ts';
import { messageFor } from './message.ts';
import { run } from './run.ts';

/** Stops the CLI from asking questions during a deploy. */
const NO_QUESTIONS = ['--non-interactive'] as const;

/**
 * What each step deploys, with its options. The CLI skips an unchanged function, also if its public access or schedule is
 * missing, but not if its codebase is named: `default`, our only one. `--force` allows retries of the mail trigger, the
 * cleanup of old builds, and the deletion of functions that the code no longer has. For Firestore it would delete indexes.
 */
const TARGETS = {
  firestore: ['firestore'],
  'changed functions': ['functions', '--force'],
  'all functions': ['functions:default', '--force'],
  hosting: ['hosting'],
} as const;

export async function deploy(target: keyof typeof TARGETS, project: string, message = '') {
  const note = message ? ['--message', message] : [];
  return run('firebase', ['deploy', '--only', ...TARGETS[target], '--project', project, ...NO_QUESTIONS, ...note]);
}

/** Uploads the built site to a preview channel and returns its address. */
export async function uploadPreview(project: string): Promise<string> {
  const options = ['--project', project, '--expires', '7d', '--no-authorized-domains'];
  const result = await firebase<Readonly<Record<string, { url: string }>>>(
    'hosting:channel:deploy',
    'preview',
    ...options,
  );
  const [uploaded] = Object.values(result);
  if (!uploaded) throw new Stop('Firebase did not say where the preview is. Try again.');
  return uploaded.url;
}

/** Makes a version that is still stored the live one. Nothing is built or uploaded. */
export async function release(site: string, version: string, project: string): Promise<boolean> {
  const args = ['hosting:clone', `${site}@${version}`, `${site}:live`, '--project', project, ...NO_QUESTIONS];
  return (await run('firebase', args)).ok;
}

/** Runs a command of the CLI and returns its result. */
export async function firebase<Result>(...args: readonly string[]): Promise<Result> {
  const { output } = await run('firebase', [...args, ...NO_QUESTIONS, '--json'], { quiet: true });
  const { status, result, error } = parsed<Result>(output);
  if (status !== 'success') throw new Stop(messageFor(error));
  return result;
}

function parsed<Result>(output: string): { status?: string; result: Result; error?: string } {
  try {
    return JSON.parse(output);
  } catch {
    throw new Stop(messageFor());
  }
}
