import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import satori from 'satori';
import { jsx } from 'satori/jsx/jsx-runtime';
import sharp from 'sharp';
import { FARM } from '../src/content/farm.ts';
import { ROUTES, SHARE_SIZE } from '../src/routes.ts';
import type { sourceOf as SourceOf } from '../src/ui/picture/sources.ts';
import { PALETTE } from '../src/ui/theme/palette.ts';

/** The size of the picture. A drawing with the aspect ratio 5:4 is hardly cropped. The hill covers the bottom edge. */
const ART = { width: 630, height: 530 };
const HILL = { width: SHARE_SIZE.width, height: 164 };
const MARGIN = 56;
/** The size of the logo, and its distance from the farm's name. */
const MARK = 80;
const GAP = 16;
/** Letters that fit a line of the title. */
const LINE = 14;

/** Draws the previews of shared links: for each page its title and the farm's name beside a picture. */
export async function writeSharePictures(dist: string, sourceOf: typeof SourceOf): Promise<void> {
  const data = await readFile(
    fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff')),
  );
  const fonts = [{ name: 'Fraunces', data, weight: 600 } as const];
  const logo = `data:image/svg+xml;base64,${await readFile(new URL('../src/art/logo.svg', import.meta.url), 'base64')}`;
  const pages = new Map(ROUTES.map((route) => [route.share.path, route]));
  const files = [...pages.values()].map(async ({ title, share: { path, picture } }) => {
    const words = await satori(card(withoutName(title), logo), { ...SHARE_SIZE, fonts });
    await mkdir(dirname(dist + path.slice(1)), { recursive: true });
    await writeFile(dist + path.slice(1), await onArt(words, await crop(dist, sourceOf(picture))));
  });
  await Promise.all(files);
}

function card(title: string, logo: string) {
  const lines = balanced(title).map((line) => jsx('div', { children: line }));
  const d = `M0 26c190-34 390 44 630 26S1010 4 ${HILL.width} 30v${HILL.height}H0Z`;
  const hill = jsx('path', { fill: PALETTE.deep, d });
  const mark = jsx('img', { src: logo, width: MARK, height: MARK });
  return jsx('div', {
    style: { display: 'flex', ...SHARE_SIZE, fontFamily: 'Fraunces' },
    children: [
      jsx('div', { style: TITLE, children: lines }),
      jsx('svg', { ...HILL, style: { position: 'absolute', bottom: 0 }, children: hill }),
      jsx('div', { style: { ...NAME, fontSize: nameSize() }, children: [mark, FARM.name] }),
    ],
  });
}

const TITLE = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  height: ART.height - 20,
  marginLeft: MARGIN,
  color: PALETTE.deep,
  fontSize: 68,
  lineHeight: 1.06,
  letterSpacing: '-0.025em',
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

/** The average width of a letter in Fraunces, in em. */
const LETTER_EM = 0.54;

/** The largest font size, up to 40 px, at which the farm's name fits on one line beside the logo. */
function nameSize(): number {
  const room = SHARE_SIZE.width - 2 * MARGIN - MARK - GAP;
  return Math.min(40, Math.floor(room / (LETTER_EM * FARM.name.length)));
}

async function onArt(words: string, art: Buffer): Promise<Buffer> {
  return sharp(art)
    .extend({
      left: SHARE_SIZE.width - ART.width,
      bottom: SHARE_SIZE.height - ART.height,
      background: PALETTE.cream,
    })
    .composite([{ input: Buffer.from(words) }])
    .png({ palette: true })
    .toBuffer();
}

/** Crops a picture around its focal point, as the pages do. */
async function crop(dist: string, { img, focus }: ReturnType<typeof SourceOf>): Promise<Buffer> {
  const scale = Math.max(ART.width / img.w, ART.height / img.h);
  const size = { width: Math.round(img.w * scale), height: Math.round(img.h * scale) };
  const [left = 0, top = 0] = focus.split(' ').map((percent) => Number.parseFloat(percent) / 100);
  return sharp(dist + img.src.slice(1), { density: 72 * scale })
    .resize(size.width, size.height)
    .extract({
      left: Math.round((size.width - ART.width) * left),
      top: Math.round((size.height - ART.height) * top),
      ...ART,
    })
    .png()
    .toBuffer();
}

/** Splits a title into as few lines as possible, of similar length. Satori's own balancing breaks words at hyphens. */
function balanced(title: string): string[] {
  const words = title.split(' ');
  const fewest = linesOf(words, LINE);
  const widths = Array.from({ length: LINE }, (_, width) => linesOf(words, width));
  return widths.find((lines) => lines.length === fewest.length) ?? fewest;
}

function linesOf(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the title without the farm's name. */
export function withoutName(title: string): string {
  return title.replace(` | ${FARM.name}`, '').replace(`${FARM.name} | `, '');
}
