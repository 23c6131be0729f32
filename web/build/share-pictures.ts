import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PALETTE } from 'functions/contract/palette.ts';
import satori from 'satori';
import { jsx } from 'satori/jsx/jsx-runtime';
import sharp from 'sharp';
import { CONSULTATION } from '../src/content/consultation.ts';
import { FARM } from '../src/content/farm.ts';
import { SHARE_SIZE } from '../src/content/site.ts';
import { PATHS, ROUTES } from '../src/routes.ts';
import type { sourceOf as SourceOf } from '../src/ui/picture/sources.ts';

type Source = ReturnType<typeof SourceOf>;

interface Layout {
  /** The area of the picture. The hill covers the bottom edge. */
  readonly area: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** Letters that fit a line of the title. */
  readonly line: number;
  readonly title: { readonly fontSize: number; readonly justifyContent: 'center' | 'flex-start' };
}

/** The title stands in the sky of a drawing that is as wide as the whole picture. */
const IN_SKY: Layout = {
  area: { left: 0, top: 0, width: SHARE_SIZE.width, height: 530 },
  line: 20,
  title: { fontSize: 60, justifyContent: 'flex-start' },
};
const WIDE = 16 / 9;
/** The title stands beside a drawing whose left edge has one color, which goes on behind the title. */
const BESIDE: Layout = {
  area: { left: 540, top: 0, width: 660, height: 530 },
  line: 14,
  title: { fontSize: 68, justifyContent: 'center' },
};
/** Any other drawing, and a photo, has edges of its own. */
const PLATE: Layout = { ...BESIDE, area: { left: 590, top: 44, width: 554, height: 500 } };
const PLATE_RADIUS = 20;
const HILL = { width: SHARE_SIZE.width, height: 164 };
const MARGIN = 56;
/** The size of the logo and of the quilt, and the distance between the logo and the farm's name. */
const MARK = 80;
const QUILT = 64;
const GAP = 16;
/** The picture of the home page also says what the visitor can ask for. */
const OFFERED: Readonly<Record<string, string | undefined>> = { [PATHS.home]: CONSULTATION.included.items[0] };

/** Draws the previews of shared links: for each page its title and the farm's name on or beside a picture. */
export async function writeSharePictures(dist: string, sourceOf: typeof SourceOf): Promise<void> {
  const data = await readFile(
    fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff')),
  );
  const fonts = [{ name: 'Fraunces', data, weight: 600 } as const];
  const marks = { logo: await dataUrl('../src/art/logo.svg'), quilt: await dataUrl('../public/favicon.svg') };
  const pages = new Map(ROUTES.map((route) => [route.share.path, route]));
  const files = [...pages.values()].map(async ({ path, title, share }) => {
    const source = sourceOf(share.picture);
    const layout = await layoutOf(dist, source);
    const lines = balanced(withoutName(title), layout.line);
    const words = await satori(card({ lines, title: layout.title, offer: OFFERED[path], ...marks }), {
      ...SHARE_SIZE,
      fonts,
    });
    await mkdir(dirname(dist + share.path.slice(1)), { recursive: true });
    await writeFile(dist + share.path.slice(1), await onArt(words, await crop(dist, source, layout), layout));
  });
  await Promise.all(files);
}

async function dataUrl(svg: string): Promise<string> {
  return `data:image/svg+xml;base64,${await readFile(new URL(svg, import.meta.url), 'base64')}`;
}

interface Card {
  readonly lines: readonly string[];
  readonly title: Layout['title'];
  readonly offer: string | undefined;
  readonly logo: string;
  readonly quilt: string;
}

function card({ lines, title, offer, logo, quilt }: Card) {
  const d = `M0 26c190-34 390 44 630 26S1010 4 ${HILL.width} 30v${HILL.height}H0Z`;
  const hill = jsx('path', { fill: PALETTE.deep, d });
  const mark = jsx('img', { src: logo, width: MARK, height: MARK });
  const seal = jsx('img', { src: quilt, width: QUILT, height: QUILT, style: SEAL });
  const shown = lines.map((line) => jsx('div', { children: line }));
  const offered = offer ? [jsx('div', { style: OFFER, children: offer })] : [];
  return jsx('div', {
    style: { display: 'flex', ...SHARE_SIZE, fontFamily: 'Fraunces' },
    children: [
      jsx('div', { style: { ...TITLE, ...title }, children: [...shown, ...offered] }),
      jsx('svg', { ...HILL, style: { position: 'absolute', bottom: 0 }, children: hill }),
      jsx('div', { style: { ...NAME, fontSize: nameSize() }, children: [mark, FARM.name] }),
      seal,
    ],
  });
}

const TITLE = {
  display: 'flex',
  flexDirection: 'column',
  height: BESIDE.area.height - 20,
  paddingTop: 44,
  paddingBottom: 24,
  marginLeft: MARGIN,
  color: PALETTE.deep,
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

const OFFER = { marginTop: 16, color: PALETTE.barnDark, fontSize: 32, letterSpacing: '-0.01em' } as const;

const SEAL = { position: 'absolute', right: MARGIN, bottom: 22 } as const;

/** The average width of a letter in Fraunces, in em. */
const LETTER_EM = 0.54;

/** The largest font size, up to 40 px, at which the farm's name fits on one line between the logo and the quilt. */
function nameSize(): number {
  const room = SHARE_SIZE.width - 2 * MARGIN - MARK - QUILT - 2 * GAP;
  return Math.min(40, Math.floor(room / (LETTER_EM * FARM.name.length)));
}

async function onArt(words: string, art: Buffer, layout: Layout): Promise<Buffer> {
  const background = layout === PLATE ? PALETTE.straw : await skyOf(art);
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background } })
    .composite([{ input: layout === PLATE ? await rounded(art) : art, ...layout.area }, { input: Buffer.from(words) }])
    .png({ palette: true })
    .toBuffer();
}

async function layoutOf(dist: string, source: Source): Promise<Layout> {
  const { src, w, h } = source.img;
  if (!src.endsWith('.svg')) return PLATE;
  if (w / h >= WIDE) return IN_SKY;
  const edge = sharp(await crop(dist, source, BESIDE)).extract({ left: 0, top: 0, width: 1, height: 470 });
  const { channels } = await sharp(await edge.toBuffer()).stats();
  return channels.every(({ min, max }) => min === max) ? BESIDE : PLATE;
}

async function skyOf(art: Buffer): Promise<string> {
  const sky = await sharp(art).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${sky.toString('hex')}`;
}

async function rounded(art: Buffer): Promise<Buffer> {
  const { width, height } = PLATE.area;
  const mask = `<svg><rect width="${width}" height="${height}" rx="${PLATE_RADIUS}"/></svg>`;
  return sharp(art)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Crops a picture around its focal point, as the pages do. */
async function crop(dist: string, { img, focus }: Source, { area: { width, height } }: Layout): Promise<Buffer> {
  const scale = Math.max(width / img.w, height / img.h);
  const size = { width: Math.round(img.w * scale), height: Math.round(img.h * scale) };
  const [left = 0, top = 0] = focus.split(' ').map((percent) => Number.parseFloat(percent) / 100);
  return sharp(dist + img.src.slice(1), { density: 72 * scale })
    .resize(size.width, size.height)
    .extract({
      left: Math.round((size.width - width) * left),
      top: Math.round((size.height - height) * top),
      width,
      height,
    })
    .png()
    .toBuffer();
}

/** Splits a title into as few lines as possible, of similar length. Satori's own balancing breaks words at hyphens. */
function balanced(title: string, width: number): string[] {
  const words = title.split(' ');
  const fewest = linesOf(words, width);
  const widths = Array.from({ length: width }, (_, narrower) => linesOf(words, narrower));
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
function withoutName(title: string): string {
  return title.replace(` | ${FARM.name}`, '').replace(`${FARM.name} | `, '');
}
