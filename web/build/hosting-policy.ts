import { readFile, writeFile } from 'node:fs/promises';

const HOSTING = new URL('../../firebase.json', import.meta.url);

interface Rule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/**
 * Puts the policy into firebase.json. A deploy reads that file before it builds, so with `--frozen` a difference stops
 * the build instead.
 */
export async function writeHostingPolicy(policy: string, args: readonly string[], file = HOSTING): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = withPolicy(before, policy);
  if (after === before) return;
  if (args.includes('--frozen'))
    throw new Error('The styles have changed since firebase.json was written: run npm run build and commit it.');
  await writeFile(file, after);
  console.log('firebase.json: the content security policy names the new styles');
}

/** As text, so that the file keeps its look. */
function withPolicy(text: string, policy: string): string {
  const rules: readonly Rule[] = JSON.parse(text).hosting.headers;
  const headers = rules.filter(({ source }) => source === '**').flatMap((rule) => rule.headers);
  const found = headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => `"${value}"`);
  const [start, end, ...others] = text.split(found.join());
  if (end === undefined || others.length > 0)
    throw new Error('firebase.json must give every page ("**") one Content-Security-Policy that no other rule has.');
  return `${start}"${policy}"${end}`;
}
