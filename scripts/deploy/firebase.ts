import { Stop } from '../../tools/stop.ts';
import type { Site } from './cloud.ts';
import { messageFor } from './message.ts';
import { run } from './run.ts';

/** Stops the CLI from asking questions during a deploy. */
const NO_QUESTIONS = ['--non-interactive'] as const;

/**
 * What each step deploys, with its options. `functions:default` names our only codebase: without the name, the CLI skips
 * an unchanged function, also if its public access or schedule is missing. `--force` allows retries of the mail trigger,
 * the cleanup of old builds, and the deletion of functions that the code no longer has. For Firestore it would delete
 * indexes.
 */
const TARGETS = {
  firestore: ['firestore'],
  functions: ['functions:default', '--force'],
  hosting: ['hosting'],
} as const;

export async function deploy(target: keyof typeof TARGETS, project: string, { cwd = '.', note = '' } = {}) {
  const message = note ? ['--message', note] : [];
  return run('firebase', ['deploy', '--only', ...TARGETS[target], '--project', project, ...NO_QUESTIONS, ...message], {
    cwd,
  });
}

/** Uploads the built site to a preview channel and returns its address. */
export async function uploadPreview(project: string, channel = 'preview'): Promise<string> {
  const args = ['hosting:channel:deploy', channel, '--project', project, '--expires', '7d', '--no-authorized-domains'];
  const { output } = await run('firebase', [...args, ...NO_QUESTIONS, '--json'], { quiet: true });
  const { status, result = {}, error } = parseEnd(output);
  if (status !== 'success') throw new Stop(messageFor(error));
  const [uploaded] = Object.values(result);
  if (!uploaded) throw new Stop('Firebase did not say where the preview is. Try again.');
  return uploaded.url;
}

/** Makes a version that is still stored the live one. Nothing is built or uploaded. */
export async function release({ name }: Site, version: string, project: string): Promise<boolean> {
  const args = ['hosting:clone', `${name}@${version}`, `${name}:live`, '--project', project, ...NO_QUESTIONS];
  return (await run('firebase', args)).ok;
}

interface End {
  readonly status?: string;
  readonly result?: Readonly<Record<string, { url: string }>>;
  readonly error?: string;
}

/** Reads the object at the end of the CLI's output, after the output of the predeploy commands. */
function parseEnd(output: string): End {
  try {
    return JSON.parse(output.slice(output.lastIndexOf('{\n  "status": ')));
  } catch {
    return {};
  }
}
