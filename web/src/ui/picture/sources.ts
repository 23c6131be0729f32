import { PICTURES } from '../pictures.generated.ts';

const drawings = import.meta.glob<string>('../../art/*.svg', { eager: true, query: '?url', import: 'default' });

/** Returns the owner's photo if there is one, else our drawing. Each has its own alternative text and focal point. */
export function sourceOf(key: string) {
  const picture = PICTURES[key];
  if (!picture) throw new Error(`No photo and no drawing is named ${key}.`);
  const { alt, focus, size, narrow, folder, widths, sizes } = picture;
  const srcSet = (format: string) => widths?.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');
  return {
    alt,
    focus,
    sizes,
    /** By format. A drawing has none. */
    srcSets: folder ? { avif: srcSet('avif'), webp: srcSet('webp') } : {},
    img: file(folder ? `${folder}/${size[0]}.jpeg` : drawing(key), size),
    /** A second drawing of the same scene, for phones. */
    narrow: narrow && file(drawing(`${key}-narrow`), narrow),
  };
}

/** The class of a picture with this focal point. */
export function cropOf(focus: string): string {
  return `at-${focus.replaceAll('% ', '-').replace('%', '')}`;
}

/** Crops each picture around its focal point. Served pages have these styles, and their script does not. */
export function cropCss(): Record<string, object> {
  const points = Object.values(PICTURES).map(({ focus }) => [`.${cropOf(focus)}`, { objectPosition: focus }]);
  return Object.fromEntries(points);
}

/** Whether the owner has given a photo for this key. Do not place text on it, because its colors are unknown. */
export function isPhoto(key: string): boolean {
  return PICTURES[key]?.folder !== undefined;
}

function drawing(name: string): string {
  return drawings[`../../art/${name}.svg`] ?? '';
}

function file(src: string, [w, h]: readonly [number, number]) {
  return { src, w, h };
}
