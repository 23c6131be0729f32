import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PALETTE } from 'functions/contract/palette.ts';
import satori from 'satori';
import { jsx } from 'satori/jsx/jsx-runtime';
import sharp, { type Sharp } from 'sharp';
import { CONSULTATION } from '../src/content/consultation.ts';
import { FARM } from '../src/content/farm.ts';
import { SHARE_SIZE } from '../src/content/site.ts';
import { PATHS, type PageKey, ROUTES } from '../src/routes.ts';
import type { sourceOf as SourceOf } from '../src/ui/picture/sources.ts';

interface Layout {
  /** The area of the picture. The hill covers the bottom edge. */
  readonly area: Readonly<Record<'left' | 'top' | 'width' | 'height', number>> & { readonly borderRadius?: number };
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
const PLATE: Layout = { ...BESIDE, area: { left: 590, top: 44, width: 554, height: 500, borderRadius: 20 } };
const HILL = { width: SHARE_SIZE.width, height: 164 };
const MARGIN = 56;
/** The size of the logo and of the quilt, and the distance between the logo and the farm's name. */
const MARK = 80;
const QUILT = 64;
const GAP = 16;
/** The picture of the home page also says what the visitor can ask for. */
const OFFERED: Readonly<Record<string, string | undefined>> = { [PATHS.home]: CONSULTATION.included.items[0] };

/**
 * Draws the previews of shared links: for each page its title and the farm's name on or beside a picture. Returns their paths
 * by page. Services keep a picture under its address for good, so the path has a hash of the content.
 */
export async function writeSharePictures(dist: string, sourceOf: typeof SourceOf): Promise<Map<PageKey, string>> {
  const data = await readFile(
    fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff')),
  );
  const fonts = [{ name: 'Fraunces', data, weight: 600 } as const];
  const draw = async (card: Card) => sharp(Buffer.from(await satori(drawn(card), { ...SHARE_SIZE, fonts })));
  const marks = { logo: await dataUrl('src/art/logo.svg'), quilt: await dataUrl('public/favicon.svg') };
  await mkdir(`${dist}share`, { recursive: true });
  const pages = new Map(ROUTES.map((route) => [route.page, route]));
  const files = [...pages.values()].map(async ({ path, page, title, picture }) => {
    const { img, focus } = sourceOf(picture);
    const blank = { ...marks, art: await dataUrl(`dist${img.src}`), focus, lines: [], offer: OFFERED[path] };
    const isDrawing = img.src.endsWith('.svg');
    const edge = isDrawing && (await edgeOf(await draw({ ...blank, layout: BESIDE, background: PALETTE.straw })));
    const layout = isDrawing && img.w / img.h >= WIDE ? IN_SKY : edge ? BESIDE : PLATE;
    const lines = balanced(withoutName(title), layout.line);
    const background = layout === BESIDE && edge ? edge : PALETTE.straw;
    const png = await (await draw({ ...blank, layout, lines, background })).png({ palette: true }).toBuffer();
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

/** The color of the left edge of a drawing beside the title, if it has only one. */
async function edgeOf(card: Sharp): Promise<string | undefined> {
  const edge = card.extract({ left: BESIDE.area.left, top: 0, width: 1, height: 470 }).removeAlpha();
  const { channels } = await sharp(await edge.toBuffer()).stats();
  return channels.every(({ min, max }) => min === max) ? `rgb(${channels.map(({ min }) => min)})` : undefined;
}

interface Card {
  readonly layout: Layout;
  readonly background: string;
  /** The picture, as a data URL. */
  readonly art: string;
  readonly focus: string;
  readonly lines: readonly string[];
  readonly offer: string | undefined;
  readonly logo: string;
  readonly quilt: string;
}

function drawn({ layout, background, art, focus, lines, offer, logo, quilt }: Card) {
  const cropped = { ...layout.area, position: 'absolute', objectFit: 'cover', objectPosition: focus } as const;
  const d = `M0 26c190-34 390 44 630 26S1010 4 ${HILL.width} 30v${HILL.height}H0Z`;
  const hill = jsx('path', { fill: PALETTE.deep, d });
  const mark = jsx('img', { src: logo, width: MARK, height: MARK });
  const shown = lines.map((line) => jsx('div', { children: line }));
  const offered = offer ? [jsx('div', { style: OFFER, children: offer })] : [];
  return jsx('div', {
    style: { display: 'flex', ...SHARE_SIZE, fontFamily: 'Fraunces', background },
    children: [
      jsx('img', { src: art, style: cropped }),
      jsx('div', { style: { ...TITLE, ...layout.title }, children: [...shown, ...offered] }),
      jsx('svg', { ...HILL, style: { position: 'absolute', bottom: 0 }, children: hill }),
      jsx('div', { style: { ...NAME, fontSize: nameSize() }, children: [mark, FARM.name] }),
      jsx('img', { src: quilt, width: QUILT, height: QUILT, style: SEAL }),
    ],
  });
}

const TITLE = {
  // Otherwise the picture, which has a position too, is drawn over it.
  position: 'absolute',
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
