import { afterEach } from 'vitest';

// Vitest's JSON report has the stack of an error, but not its difference.
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) error.stack = `${error.stack}\n${error.diff ?? ''}`;
});
