import type { Plugin } from 'vite';

/** Replaces `before` by `after`, for each pair. Throws if one is missing. */
export function replaced(code: string, pairs: readonly (readonly [before: string, after: string])[]): string {
  return pairs.reduce((rest, [before, after]) => {
    if (!rest.includes(before)) throw new Error(`${before} is missing`);
    return rest.replaceAll(before, () => after);
  }, code);
}

/**
 * A Vite plugin that changes the code of the modules whose ids match `module`, only in the browser's build. Each patch is
 * an optimization: if the package has changed, so that the patch no longer fits, the build warns and uses the package
 * as it is.
 */
export function patch(name: string, module: RegExp, change: (code: string) => string): Plugin {
  let isApplied = false;
  const misfits: string[] = [];
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: module },
      handler(code, id) {
        const changed = attempt(change, code);
        if (typeof changed === 'string') isApplied ||= changed !== code;
        else misfits.push(`${id} has changed: ${changed.message}`);
        return typeof changed === 'string' ? { code: changed, map: null } : null;
      },
    },
    buildEnd() {
      if (isApplied && misfits.length === 0) return;
      const why = misfits.join('; ') || 'no module was changed';
      this.warn(`The patch ${name} no longer fits, so it was left out (see docs/decisions/patches.md): ${why}.`);
    },
  };
}

function attempt(change: (code: string) => string, code: string): string | Error {
  try {
    return change(code);
  } catch (error) {
    return error as Error;
  }
}
