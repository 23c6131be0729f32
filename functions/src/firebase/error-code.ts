/** Returns the code of an error, such as a gRPC status, or its name, for the log. The message may hold personal data. */
export function errorCode(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? error.code : error.name;
}
