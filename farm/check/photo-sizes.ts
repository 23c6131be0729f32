import { type Box, type Length, PLACES, type PlaceName } from '../model/places.ts';

/** A phone, a tablet and a usual desktop. e2e/pages/photos.e2e.ts checks on the phone and the desktop that a large photo is sharp. */
const SCREENS = [
  { width: 390, density: 3 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
] as const;

/** The pixels that a photo with this aspect ratio needs to fill its boxes, on dense screens or on plain ones. */
export function neededSize(places: readonly PlaceName[], aspect: number, screens: 'dense' | 'plain' = 'dense') {
  const widths = SCREENS.flatMap((screen) =>
    places.map((place) => {
      const boxes = Object.entries<Box>(PLACES[place]);
      const [, box = []] = boxes.findLast(([from]) => Number(from) <= screen.width) ?? [];
      const [width = 0, height = 0] = box.map(
        (length) => Number.parseFloat(length) * (length.endsWith('vw') ? screen.width / 100 : 1),
      );
      return Math.max(width, height * aspect) * (screens === 'dense' ? screen.density : 1);
    }),
  );
  const width = Math.ceil(Math.max(...widths));
  return { width, height: Math.ceil(width / aspect) };
}

const NARROWEST_FILE = 320;
/** The width of a photo's file, divided by the width of the next narrower one. */
const WIDTH_STEP = 1.5;
const FILES = 7;

/** The widths of a photo's files. */
export function widthsOf(widest: number): readonly number[] {
  const widths = Array.from({ length: FILES }, (_, step) => NARROWEST_FILE * WIDTH_STEP ** step);
  return [...widths.filter((each) => each < widest), widest];
}

/** How much a browser may enlarge a photo's file, because nobody sees it. */
export const MOST_ENLARGED = 1.09;

/**
 * The factor by which `sizes` is larger than the box. If the needed width is between the widths of two files, a browser
 * may choose the narrower file, up to the geometric mean of both widths.
 */
const RESERVE = Math.sqrt(WIDTH_STEP) / MOST_ENLARGED;

/** The `sizes` of a photo in each place: how wide a photo with this aspect ratio must be to cover the box. */
export function sizesOf(places: readonly PlaceName[], aspect: number): Readonly<Record<string, string>> {
  const sizesIn = (place: PlaceName) =>
    Object.entries<Box>(PLACES[place]).map(([from, [width, height]]) => {
      const size = longer(times(width, RESERVE), times(height, aspect * RESERVE));
      return from === '0' ? size : `(min-width: ${from}px) ${size}`;
    });
  return Object.fromEntries(places.map((place) => [place, sizesIn(place).toReversed().join(', ')]));
}

function times(length: Length, factor: number): string {
  return `${Math.ceil(Number.parseFloat(length) * factor)}${length.slice(-2)}`;
}

function longer(one: string, other: string): string {
  if (one.slice(-2) !== other.slice(-2)) return `max(${one}, ${other})`;
  return Number.parseFloat(one) > Number.parseFloat(other) ? one : other;
}
