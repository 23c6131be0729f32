import { readFile, writeFile } from 'node:fs/promises';

const HOSTING = new URL('../../firebase.json', import.meta.url);
const VALUE = /("key": "Content-Security-Policy",\s*"value": ")default-src[^"]*"/;

/**
 * Puts the policy into firebase.json. A deploy reads that file before it builds, so with `frozen` a difference stops
 * the build instead.
 */
export async function writeHostingPolicy(policy: string, frozen: boolean): Promise<void> {
  const before = await readFile(HOSTING, 'utf8');
  const after = before.replace(VALUE, (_, start: string) => `${start}${policy}"`);
  if (after === before) return;
  if (frozen)
    throw new Error('The styles have changed since firebase.json was written: run npm run build and commit it.');
  await writeFile(HOSTING, after);
  console.log('firebase.json: the content security policy names the new styles');
}
