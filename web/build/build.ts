import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { RECEIVED_PATH } from 'functions/contract/call.ts';
import { PALETTE } from 'functions/contract/palette.ts';
import { build, type Rolldown } from 'vite';
import { CONTACT_CARD_PATH } from '../src/content/site.ts';
import { PATHS, ROUTES, routeOf } from '../src/routes.ts';
import { contactCard } from './contact-card.ts';
import { withPolicy } from './content-security-policy.ts';
import { writeIcons } from './icons.ts';
import { partsOf } from './parts.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { writeSharePictures } from './share-pictures.ts';
import { robots, sitemap } from './sitemap.ts';
import { SPECULATION_RULES_PATH, speculationRules } from './speculation-rules.ts';
import { withoutScript, withStartLine } from './start-script.ts';
import { structuredData } from './structured-data.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist/`;
const server = `${root}.ssr/`;

/** A path without a route. It renders the 404 page, which Hosting serves from 404.html. */
const NOT_FOUND = '/404';

/**
 * Pages that cannot do everything without script. They load their script after the first paint. All other pages load it
 * at the first pointer, key or focus event.
 */
const NEEDS_SCRIPT: readonly string[] = [PATHS.consultation, PATHS.consultationAlias, NOT_FOUND];

process.env.NODE_ENV = 'production';
const { output } = (await build({ root, logLevel: 'warn' })) as Rolldown.RolldownOutput;
await build({ root, logLevel: 'warn', build: { ssr: 'build/prerender.tsx', outDir: server, emptyOutDir: true } });

const { prerenderPath, sourceOf }: typeof import('./prerender.tsx') = await import(`${server}prerender.js`);
await writePages();
await writeFile(`${dist}sitemap.xml`, sitemap());
await writeFile(`${dist}robots.txt`, robots());
await mkdir(`${dist}.well-known`, { recursive: true });
await writeFile(dist + SECURITY_TXT_PATH.slice(1), securityTxt());
await writeFile(dist + CONTACT_CARD_PATH.slice(1), contactCard());
await writeFile(dist + SPECULATION_RULES_PATH.slice(1), speculationRules());
await copyFile(`${dist}sw.js`, `${dist}service-worker.js`);
await writeIcons(dist);
await writeSharePictures(dist, sourceOf);
await rm(server, { recursive: true });

/** Writes the prerendered HTML of each route, of the 404 page and of the thank-you page. */
async function writePages(): Promise<void> {
  const template = await readFile(`${dist}index.html`, 'utf8');
  const theme = `<meta name="theme-color" content="${PALETTE.cream}">`;
  for (const path of [...ROUTES.map((route) => route.path), NOT_FOUND, RECEIVED_PATH]) {
    const { head, body } = await prerenderPath(path);
    const data = structuredData(routeOf(path)?.page);
    const page = template
      .replace('<!--head-->', () => theme + head + data)
      .replace('<div id="root">', (root) => (routeOf(path) ? `<div id="root" data-path="${path}">` : root))
      .replace('<!--app-->', () => body);
    const html =
      path === RECEIVED_PATH
        ? withoutScript(page)
        : withStartLine(page, {
            parts: partsOf(path, output),
            when: NEEDS_SCRIPT.includes(path) ? 'painted' : 'used',
          });
    await writeFile(`${dist}${path === '/' ? 'index' : path.slice(1)}.html`, withPolicy(html));
  }
}
