import { DRAWINGS } from '../../farm/check/pictures.ts';
import { PALETTE } from '../../functions/src/contract/palette.ts';
import { escaped } from '../../functions/src/http/html.ts';
import type { Shown } from './built-site.ts';

interface View {
  /** For example "On a phone". */
  readonly name: string;
  readonly width: number;
  readonly pictures: readonly Shown[];
}

const STYLE = `
  body { width: 1200px; margin: 40px; background: ${PALETTE.cream}; color: ${PALETTE.ink}; font: 17px/1.45 sans-serif; }
  h1, h2 { color: ${PALETTE.deep}; font-family: serif; line-height: 1.1; }
  table { width: 100%; margin-bottom: 48px; padding: 16px; background: ${PALETTE.white}; border-spacing: 16px; }
  th, td { width: 286px; text-align: left; vertical-align: top; }
  th:first-child { width: auto; }
  img { max-width: 286px; max-height: 230px; outline: 1px solid ${PALETTE.rule}; }
`;

/** The sheet as HTML: each photo with its crops, then the pictures that are still drawings. */
export function sheetOf(views: readonly View[]): string {
  const shown = views[0]?.pictures ?? [];
  const photos = new Set(shown.flatMap(({ key, isPhoto }) => (isPhoto ? key : [])));
  const drawings = Object.entries(DRAWINGS).filter(([key]) => !photos.has(key));
  return `<!doctype html><style>${STYLE}</style>
    <h1>Your photos, in every place</h1>
    <p>The site shows only a part of a photo where its shape does not fit. These are the parts that visitors see. Where
    the most important thing is cut off, name its place in farm/photos.yaml: <b>focus: 30% 60%</b> means 30% from the
    left and 60% from the top.</p>
    ${[...photos].map((key) => photoSection(key, views)).join('')}
    <h2>Still our drawings</h2>
    <p>Save a photo of your own as farm/photos/ and the name below, and it takes the drawing's place.</p>
    <ul>${drawings.map(([key, { alt }]) => `<li><b>${key}</b>: ${escaped(alt)}</li>`).join('')}</ul>`;
}

function photoSection(key: string, views: readonly View[]): string {
  const places = views.map(({ pictures }) => pictures.filter((picture) => picture.key === key));
  const alt = places.flat().find((picture) => picture.alt)?.alt;
  const rows = (places[0] ?? []).map(({ page, beside }, index) => {
    const crops = places.map((ofView) => `<td>${image(ofView[index]?.crop)}</td>`);
    return `<tr><th>${page} page<br>${escaped(beside)}</th>${crops.join('')}</tr>`;
  });
  const heads = views.map(({ name, width }) => `<th>${name}, ${width} pixels wide</th>`);
  return `<h2>${escaped(key)}</h2>
    <p>${alt ? `Read aloud to those who cannot see it: “${escaped(alt)}”` : 'Not read aloud.'}</p>
    <table><tr><th>Where</th>${heads.join('')}</tr>${rows.join('')}</table>`;
}

function image(crop: Buffer | undefined): string {
  return crop ? `<img src="data:image/png;base64,${crop.toString('base64')}" alt="">` : '';
}
