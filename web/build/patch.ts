import type { Plugin } from 'vite';

/** Keeps only some entries of the object that begins with `start`. Its lines have the given indent. */
export function keepEntries(code: string, start: string, indent: string, isKept: (entry: string) => boolean): string {
  const begin = code.indexOf(start) + start.length;
  const end = code.indexOf(`\n${indent.slice(2)}}`, begin);
  if (begin < start.length || end < 0)
    throw new Error(`The code of the package has changed, so the patch no longer fits: ${start}.`);
  const entries = code.slice(begin, end).split(new RegExp(`^${indent}(?=\\w)`, 'm'));
  return code.slice(0, begin) + entries.filter(isKept).join('') + code.slice(end);
}

/** Replaces `before` by `after`, for each pair. Throws if one is missing. */
export function replaced(code: string, pairs: readonly (readonly [before: string, after: string])[]): string {
  return pairs.reduce((rest, [before, after]) => {
    if (!rest.includes(before))
      throw new Error(`The code of the package has changed, so the patch no longer fits: ${before}.`);
    return rest.replace(before, () => after);
  }, code);
}

/** A Vite plugin that changes the code of the one module whose id matches `module`, only in the browser's build. */
export function patch(name: string, module: RegExp, change: (code: string) => string): Plugin {
  let isDone = false;
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: module },
      handler(code) {
        const changed = change(code);
        isDone ||= changed !== code;
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isDone)
        this.error(`The patch ${name} found nothing to change in ${module}. See web/build/patches.ts.`);
    },
  };
}
