import { expect, vi } from 'vitest';

declare global {
  /** The file that ran last in this worker, and the real `setTimeout`, which the first file found. */
  var worker: { file: string | undefined; readonly setTimeout: typeof setTimeout } | undefined;
}

// All files of a project run in one worker, which is much faster. Resets the modules so that mocks and module state of
// one file do not reach the next.
vi.resetModules();

// With a fake that never calls back, tests of the next files would wait for ever.
globalThis.worker ??= { file: undefined, setTimeout };
if (setTimeout !== globalThis.worker.setTimeout)
  throw new Error(`${globalThis.worker.file} has left a fake setTimeout.`);
globalThis.worker.file = expect.getState().testPath;
