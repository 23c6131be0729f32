/** Ends a command with one sentence that says what to do, and no stack. */
export class Stop extends Error {}

export async function orStop(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
