type Settings = Readonly<Record<string, string | undefined>>;

/** What a project's settings lack for a deploy that asks nothing and loses nothing, in a sentence. */
export function lackOf(given: Settings, example: Settings): string | undefined {
  if (!given.OWNER_EMAIL?.includes('@'))
    return 'OWNER_EMAIL is not given, so nobody would learn of a request. Give the address that gets them.';
  const missing = Object.keys(example).filter((name) => given[name] === undefined);
  return missing.length > 0 ? `${missing.join(', ')} must be given, if only with nothing behind the "=".` : undefined;
}
