import sharp from 'sharp';
import { BODY_FONT, embeddedFonts, HEADING_FONT } from '../../e2e/pictures/embedded-fonts.ts';
import { DRAWINGS } from '../../farm/check/pictures.ts';
import { escaped } from '../../functions/src/html.ts';
import { PALETTE } from '../../web/src/ui/theme/palette.ts';
import type { Shown } from './built-site.ts';

interface View {
  /** For example "On a phone". */
  readonly name: string;
  readonly width: number;
  readonly pictures: readonly Shown[];
}

/** Size of a crop on the sheet, in pixels. */
const CROP_SIZE = { width: 286, height: 230 };

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { width: 1280px; padding: 56px 64px; background: ${PALETTE.cream}; color: ${PALETTE.ink}; font: 17px/1.45 Source, sans-serif; }
  h1, h2 { color: ${PALETTE.deep}; font-family: Fraunces, serif; font-weight: 600; letter-spacing: -0.02em; line-height: 1.1; }
  h1 { font-size: 48px; }
  h1 + p { max-width: 46em; margin-top: 14px; }
  section { margin-top: 48px; padding: 32px 32px 8px; background: ${PALETTE.white}; border-radius: 10px; }
  h2 { font-size: 30px; }
  h2 + p { margin: 6px 0 20px; color: ${PALETTE.slate}; }
  .row { display: grid; grid-template-columns: 160px repeat(3, ${CROP_SIZE.width}px); column-gap: 20px; padding-block: 18px; border-top: 1px solid ${PALETTE.rule}; align-items: start; break-inside: avoid; }
  .head { padding-block: 8px; font-weight: 650; color: ${PALETTE.deep}; }
  .where { overflow-wrap: anywhere; }
  .where b { display: block; color: ${PALETTE.deep}; }
  .where b::first-letter { text-transform: uppercase; }
  img { display: block; max-width: ${CROP_SIZE.width}px; max-height: ${CROP_SIZE.height}px; outline: 1px solid ${PALETTE.rule}; }
  .drawings { display: grid; grid-template-columns: repeat(5, 1fr); gap: 22px; padding-bottom: 24px; font-size: 15px; }
  .drawings img { width: 100%; height: 120px; object-fit: cover; margin-bottom: 8px; }
`;

/** The sheet as HTML: each photo with its crops, then the pictures that are still drawings. */
export async function sheetOf(views: readonly View[]): Promise<string> {
  const keys = Map.groupBy(views[0]?.pictures ?? [], ({ key }) => key);
  const [photos, drawings] = [true, false].map((photo) => [...keys].filter(([, shown]) => shown[0]?.isPhoto === photo));
  const sections = await Promise.all((photos ?? []).map(([key, shown]) => photoSection(key, shown, views)));
  return `<!doctype html><style>${embeddedFonts({ Fraunces: HEADING_FONT, Source: BODY_FONT })}${STYLE}</style>
    <h1>Your photos, in every place</h1>
    <p>The site shows only a part of a photo where its shape does not fit. These are the parts that visitors see. Where
    the most important thing is cut off, name its place in farm/photos.yaml: <b>focus: 30% 60%</b> means 30% from the
    left and 60% from the top.</p>
    ${sections.join('')}
    ${await drawingSection(drawings ?? [])}`;
}

async function photoSection(key: string, shown: readonly Shown[], views: readonly View[]): Promise<string> {
  const alt = shown.find((picture) => picture.alt)?.alt;
  const places = shown.map((_, index) =>
    views.map((view) => view.pictures.filter((picture) => picture.key === key)[index]),
  );
  const rows = await Promise.all(places.map(placeRow));
  const heads = views.map(({ name, width }) => `<div>${name}, ${width} pixels wide</div>`);
  return `<section><h2>${escaped(key)}</h2>
    <p>${alt ? `Read aloud to those who cannot see it: “${escaped(alt)}”` : 'Not read aloud.'}</p>
    <div class="row head"><div>Where</div>${heads.join('')}</div>${rows.join('')}</section>`;
}

async function placeRow(crops: readonly (Shown | undefined)[]): Promise<string> {
  const images = await Promise.all(crops.map((shown) => (shown?.crop ? image(shown.crop) : '')));
  const { page = '', beside = '' } = crops[0] ?? {};
  return `<div class="row"><div class="where"><b>${page.replaceAll('-', ' ')} page</b>${escaped(beside)}</div>
    ${images.map((img) => `<div>${img}</div>`).join('')}</div>`;
}

async function drawingSection(drawings: readonly (readonly [string, readonly Shown[]])[]): Promise<string> {
  if (drawings.length === 0) return '';
  const items = drawings.map(async ([key, [shown]]) => {
    const what = Object.entries(DRAWINGS).find(([name]) => name === key)?.[1] ?? '';
    return `<div>${shown?.crop ? await image(shown.crop) : ''}<b>${escaped(key)}</b><br>${escaped(what)}</div>`;
  });
  return `<section><h2>Still our drawings</h2>
    <p>Save a photo of your own as farm/photos/ and the name below, and it takes the drawing's place.</p>
    <div class="drawings">${(await Promise.all(items)).join('')}</div></section>`;
}

async function image(crop: Buffer): Promise<string> {
  const small = await sharp(crop)
    .resize(2 * CROP_SIZE.width, 2 * CROP_SIZE.height, { fit: 'inside', withoutEnlargement: true })
    .jpeg()
    .toBuffer();
  return `<img src="data:image/jpeg;base64,${small.toString('base64')}" alt="">`;
}
