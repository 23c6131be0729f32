import type { Rolldown } from 'vite';
import { routeOf } from '../src/routes.ts';

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** URLs of the chunks that a page loads in addition to the entry chunk, in the order in which they are evaluated. */
export function chunksOf(path: string, output: Output): string[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const page = chunks.find(({ name }) => name === `${routeOf(path)?.page ?? 'not-found'}-page`);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!page || !entry) throw new Error(`The build made no script for ${path}.`);
  const found = new Set<string>();
  const add = (file: string) => {
    const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
    imports.filter((each) => !found.has(each)).forEach(add);
    found.add(file);
  };
  [...entry.imports, ...entry.dynamicImports, page.fileName].forEach(add);
  return Array.from(found, (file) => `/${file}`);
}
