import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { prerenderPath as PrerenderPath } from '../src/app/prerender.tsx';
import { ROUTES } from '../src/routes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist/`;
const server = `${root}.ssr/`;

/** Any path that no route lists: the router's catch-all is what Hosting serves as 404.html. */
const NOT_FOUND = '/404';

process.env.NODE_ENV = 'production';
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: 'src/app/prerender.tsx', outDir: server, emptyOutDir: true } });
const { prerenderPath } = (await import(`${server}prerender.js`)) as { prerenderPath: typeof PrerenderPath };

const template = await readFile(`${dist}index.html`, 'utf8');
for (const path of [...ROUTES.map((route) => route.path), NOT_FOUND]) {
  const { head, body } = await prerenderPath(path);
  const html = template.replace('<!--head-->', () => head).replace('<!--app-->', () => body);
  await writeFile(`${dist}${path === '/' ? 'index' : path.slice(1)}.html`, html);
}
await rm(server, { recursive: true });
