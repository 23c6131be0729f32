/** Rejects with `error` if the work takes longer. The work itself goes on, because a promise cannot be cancelled. */
export async function withDeadline<Result>(work: Promise<Result>, milliseconds: number, error: Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, error);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * The deadline of a handler. It starts after the body was read, which may take `BODY_MS`. Their sum is less than the
 * function's timeout.
 */
export const HANDLER_MS = 8_000;
