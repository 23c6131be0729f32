import { readFile, writeFile } from 'node:fs/promises';
import { RECEIVED_PATH } from 'functions/contract/call.ts';
import { PATHS, ROUTES } from '../src/routes.ts';

const HOSTING = new URL('../../firebase.json', import.meta.url);

/**
 * Writes the policy and the rewrites of all pages to firebase.json. A deploy reads that file before it builds, so with
 * `--frozen` a difference stops the build instead.
 */
export async function writeHostingPolicy(policy: string, args: readonly string[], file = HOSTING): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = withRewrites(withPolicy(before, policy));
  if (after === before) return;
  if (args.includes('--frozen'))
    throw new Error(
      'The styles, the settings or the routes have changed since firebase.json was written: run npm run build and commit it.',
    );
  await writeFile(file, after);
  console.log('firebase.json has a new content security policy or new rewrites: commit it');
}

/** Consecutive rewrites to HTML files. */
const PAGE_REWRITES = /(?:\{ "source": "[^"]*", "destination": "[^"]*\.html" \},\s*)+/;

function withRewrites(text: string): string {
  if (!PAGE_REWRITES.test(text))
    throw new Error('firebase.json must list the rewrites of the pages, one in each line.');
  const paths = [...ROUTES.map(({ path }) => path), RECEIVED_PATH];
  const rewrites = paths.map((path) => {
    const file = path === PATHS.home ? '/index' : path;
    return `{ "source": "${path}", "destination": "${file}.html" },\n      `;
  });
  return text.replace(PAGE_REWRITES, rewrites.join(''));
}

/** Replaces text, so that the file keeps its formatting. */
function withPolicy(text: string, policy: string): string {
  const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(text).hosting.headers;
  const headers = rules.filter(({ source }) => source === '**').flatMap((rule) => rule.headers);
  const found = headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => `"${value}"`);
  const [start, end, ...others] = text.split(found.join());
  if (end === undefined || others.length > 0)
    throw new Error('firebase.json must give every page ("**") one Content-Security-Policy that no other rule has.');
  return `${start}"${policy}"${end}`;
}
