/** What may be logged of an error: its code, such as a gRPC status number, else its kind; never its words. */
export function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? error.code : error.name;
}
