import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { RECEIVED_PATH } from 'functions/contract/call.ts';
import { build } from 'vite';
import { FARM } from '../src/content/farm.ts';
import { PATHS, ROUTES, routeOf } from '../src/routes.ts';
import type { prerenderPath as PrerenderPath } from '../src/startup/prerender.tsx';
import { PALETTE } from '../src/ui/theme/palette.ts';
import { contentSecurityPolicy, styleHashes } from './content-security-policy.ts';
import { farmSchema } from './farm-schema.ts';
import { writeHostingPolicy } from './hosting-policy.ts';
import { writeIcons } from './icons.ts';
import { refuseTwins } from './photos.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { writeSharePictures } from './share-pictures.ts';
import { robots, sitemap } from './sitemap.ts';
import { withoutScript, withStartLine } from './start-script.ts';
import { structuredData } from './structured-data.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist/`;
const server = `${root}.ssr/`;

/** Any path that no route lists: the router's catch-all is what Hosting serves as 404.html. */
const NOT_FOUND = '/404';

/** Pages on which script does what the platform does not do by itself; on the others it only adds comfort. */
const NEEDS_SCRIPT: readonly string[] = [PATHS.consultation, PATHS.consultationAlias, NOT_FOUND];

farmSchema.parse(FARM);
refuseTwins(`${root}photos`);
process.env.NODE_ENV = 'production';
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: 'src/startup/prerender.tsx', outDir: server, emptyOutDir: true } });

const pages = await writePages();
await writeFile(`${dist}sitemap.xml`, sitemap());
await writeFile(`${dist}robots.txt`, robots());
await mkdir(`${dist}.well-known`, { recursive: true });
await writeFile(dist + SECURITY_TXT_PATH.slice(1), securityTxt());
await writeIcons(dist);
await writeSharePictures(dist);
await writeHostingPolicy(contentSecurityPolicy(pages.flatMap(styleHashes)), process.argv);
await rm(server, { recursive: true });

/** Writes each route, the 404 page and the thank-you page as finished documents and returns their HTML. */
async function writePages(): Promise<string[]> {
  const { prerenderPath } = (await import(`${server}prerender.js`)) as { prerenderPath: typeof PrerenderPath };
  const template = await readFile(`${dist}index.html`, 'utf8');
  const theme = `<meta name="theme-color" content="${PALETTE.cream}">`;
  const written = [];
  for (const path of [...ROUTES.map((route) => route.path), NOT_FOUND, RECEIVED_PATH]) {
    const { head, body } = await prerenderPath(path);
    const data = structuredData(routeOf(path)?.page);
    const page = template.replace('<!--head-->', () => theme + head + data).replace('<!--app-->', () => body);
    const html =
      path === RECEIVED_PATH
        ? withoutScript(page)
        : withStartLine(page, NEEDS_SCRIPT.includes(path) ? 'seen' : 'touched');
    await writeFile(`${dist}${path === '/' ? 'index' : path.slice(1)}.html`, html);
    written.push(html);
  }
  return written;
}
