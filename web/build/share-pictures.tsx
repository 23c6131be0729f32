import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PALETTE } from 'functions/contract/palette.ts';
import satori from 'satori';
import { jsx } from 'satori/jsx/jsx-runtime';
import sharp from 'sharp';
import { CONSULTATION } from '../src/content/consultation.ts';
import { FARM } from '../src/content/farm.ts';
import { SHARE_SIZE } from '../src/content/site.ts';
import { PATHS, type PageKey, ROUTES } from '../src/routes.ts';
import type { sourceOf as SourceOf } from '../src/ui/picture/sources.ts';

const FONT = fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'));
const HILL = { width: SHARE_SIZE.width, height: 164 };
const MARGIN = 56;
/** The size of the logo and of the quilt, and the distance between the logo and the farm's name. */
const MARK = 80;
const QUILT = 64;
const GAP = 16;
/** The picture of the home page also says what the visitor can ask for. */
const OFFERED: Readonly<Record<string, string | undefined>> = { [PATHS.home]: CONSULTATION.included.items[0] };

/**
 * Draws the previews of shared links: for each page its title and the farm's name beside a picture. Returns their paths by
 * page. Services keep a picture under its address for good, so the path has a hash of the content.
 */
export async function writeSharePictures(dist: string, sourceOf: typeof SourceOf): Promise<Map<PageKey, string>> {
  const fonts = [{ name: 'Fraunces', data: await readFile(FONT), weight: 600 } as const];
  const marks = { logo: await dataUrl('src/art/logo.svg'), quilt: await dataUrl('public/favicon.svg') };
  await mkdir(`${dist}share`, { recursive: true });
  const pages = new Map(ROUTES.map((route) => [route.page, route]));
  const files = [...pages.values()].map(async ({ path, page, title, picture }) => {
    const { img, focus } = sourceOf(picture);
    const card = { ...marks, art: await dataUrl(`dist${img.src}`), focus, title, offer: OFFERED[path] };
    const svg = await satori(drawn(card), { ...SHARE_SIZE, fonts });
    const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
    const file = `share/${page}-${createHash('sha256').update(png).digest('hex').slice(0, 8)}.png`;
    await writeFile(dist + file, png);
    return [page, `/${file}`] as const;
  });
  return new Map(await Promise.all(files));
}

/** The data URL of a picture in web/. */
async function dataUrl(path: string): Promise<string> {
  const type = path.endsWith('.svg') ? 'svg+xml' : 'jpeg';
  return `data:image/${type};base64,${await readFile(new URL(`../${path}`, import.meta.url), 'base64')}`;
}

interface Card {
  /** The pictures, as data URLs. */
  readonly art: string;
  readonly logo: string;
  readonly quilt: string;
  readonly focus: string;
  readonly title: string;
  readonly offer: string | undefined;
}

function drawn({ art, logo, quilt, focus, title, offer }: Card) {
  const d = `M0 26c190-34 390 44 630 26S1010 4 ${HILL.width} 30v${HILL.height}H0Z`;
  const hill = jsx('path', { fill: PALETTE.deep, d });
  const mark = jsx('img', { src: logo, width: MARK, height: MARK });
  // Satori breaks a line inside a word with a hyphen, but not inside an element.
  const words = withoutName(title)
    .split(' ')
    .map((word) => jsx('div', { children: word }));
  const offered = offer ? [jsx('div', { style: OFFER, children: offer })] : [];
  return jsx('div', {
    style: { display: 'flex', ...SHARE_SIZE, fontFamily: 'Fraunces', background: PALETTE.straw },
    children: [
      jsx('img', { src: art, style: { ...ART, objectPosition: focus } }),
      jsx('div', { style: TITLE, children: [...words, ...offered] }),
      jsx('svg', { ...HILL, style: { position: 'absolute', bottom: 0 }, children: hill }),
      jsx('div', { style: { ...NAME, fontSize: nameSize() }, children: [mark, FARM.name] }),
      jsx('img', { src: quilt, width: QUILT, height: QUILT, style: SEAL }),
    ],
  });
}

/** The hill covers its bottom edge. */
const ART = { position: 'absolute', right: 0, width: 600, height: 530, objectFit: 'cover' } as const;

const TITLE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  columnGap: '0.24em',
  width: 500,
  height: 510,
  marginLeft: MARGIN,
  paddingTop: 20,
  color: PALETTE.deep,
  fontSize: 68,
  lineHeight: 1.06,
  letterSpacing: '-0.025em',
} as const;

const OFFER = {
  width: '100%',
  marginTop: 16,
  color: PALETTE.barnDark,
  fontSize: 32,
  letterSpacing: '-0.01em',
} as const;

const NAME = {
  position: 'absolute',
  left: MARGIN - 8,
  bottom: 14,
  display: 'flex',
  alignItems: 'center',
  gap: GAP,
  color: PALETTE.cream,
  letterSpacing: '-0.01em',
} as const;

const SEAL = { position: 'absolute', right: MARGIN, bottom: 22 } as const;

/** The average width of a letter in Fraunces, in em. */
const LETTER_EM = 0.54;

/** The largest font size, up to 40 px, at which the farm's name fits on one line between the logo and the quilt. */
function nameSize(): number {
  const room = SHARE_SIZE.width - 2 * MARGIN - MARK - QUILT - 2 * GAP;
  return Math.min(40, Math.floor(room / (LETTER_EM * FARM.name.length)));
}

function withoutName(title: string): string {
  return title.replace(` | ${FARM.name}`, '').replace(`${FARM.name} | `, '');
}
