/** Ends a command with a message that says what to do, without a stack trace. */
export class Stop extends Error {}

/** Runs a command. Sets and returns its exit code. Prints `usage` below a message about wrong arguments. */
export async function runCommand(run: () => Promise<number | undefined>, usage?: string): Promise<number> {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string };
    const isWrongArgument = usage && code.startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof Stop || isWrongArgument)) throw error;
    console.error(isWrongArgument ? `${message}\n${usage}` : message);
    process.exitCode = 1;
  }
  return process.exitCode;
}
