import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CONTACT_CARD_PATH, RECEIVED_PATH, SITE_FILES } from 'functions/contract/call.ts';
import { PALETTE } from 'functions/contract/palette.ts';
import { build, type Rolldown } from 'vite';
import { PATHS, ROUTES, type Route } from '../src/routes.ts';
import { PICTURES } from '../src/ui/pictures.generated.ts';
import { chunksOf } from './chunks.ts';
import { contactCard } from './contact-card.ts';
import { withPolicy } from './content-security-policy.ts';
import { SITE_TEXTS } from './site-texts.ts';
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
const NEEDS_SCRIPT: readonly string[] = [PATHS.consultation, PATHS.consultationAlias, PATHS.eggs, NOT_FOUND];

process.env.NODE_ENV = 'production';
const { output } = (await build({ root, logLevel: 'warn' })) as Rolldown.RolldownOutput;
await build({ root, logLevel: 'warn', build: { ssr: 'prerender/prerender.tsx', outDir: server, emptyOutDir: true } });

const { prerenderPath, shareTags, writeSharePictures }: typeof import('./prerender.tsx') = await import(
  `${server}prerender.js`
);
for (const { folder } of Object.values(PICTURES))
  if (folder) await cp(root + folder, dist + folder, { recursive: true });
const sharePictures = await writeSharePictures(root);
await writePages();
await mkdir(`${dist}.well-known`, { recursive: true });
for (const [path, text] of Object.entries(SITE_TEXTS)) await writeFile(dist + path.slice(1), text);
await cp(`${root}src/art/logo.svg`, dist + SITE_FILES.logo.slice(1));
for (const font of [SITE_FILES.headingFont, SITE_FILES.textFont])
  await cp(`${root}src/ui${font}`, dist + font.slice(1));
await copyFile(`${dist}sw.js`, `${dist}service-worker.js`);
await writeFile(dist + CONTACT_CARD_PATH.slice(1), await contactCard(`${dist}apple-touch-icon.png`));
await rm(server, { recursive: true });

/** Writes the prerendered HTML of each route, of the 404 page and of the thank-you page. */
async function writePages(): Promise<void> {
  const template = await readFile(`${dist}index.html`, 'utf8');
  for (const route of ROUTES) await write(route.path, await routePage(template, route));
  await write(NOT_FOUND, withStart(NOT_FOUND, await rendered(template, NOT_FOUND)));
  await write(RECEIVED_PATH, withoutScript(await rendered(template, RECEIVED_PATH)));
}

/** Names the route's path, because Hosting also serves the page at other addresses. */
async function routePage(template: string, route: Route): Promise<string> {
  const { path, page } = route;
  const picture = sharePictures.get(page) ?? '';
  const html = await rendered(template, path, shareTags(route, picture) + structuredData(page, picture));
  return withStart(path, html.replace('<div id="root">', `<div id="root" data-path="${path}">`));
}

function withStart(path: string, html: string): string {
  return withStartLine(html, chunksOf(path, output), NEEDS_SCRIPT.includes(path) ? 'painted' : 'used');
}

async function rendered(template: string, path: string, data = ''): Promise<string> {
  const { head, body } = await prerenderPath(path);
  const theme = `<meta name="theme-color" content="${PALETTE.cream}">`;
  return template.replace('<!--head-->', () => theme + head + data).replace('<!--app-->', () => body);
}

function write(path: string, html: string): Promise<void> {
  return writeFile(`${dist}${path === '/' ? 'index' : path.slice(1)}.html`, withPolicy(html));
}
