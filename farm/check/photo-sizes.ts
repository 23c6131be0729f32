import { type Boxes, type Length, PLACES, type PlaceName } from './pictures.ts';

type Places = readonly PlaceName[];

/** A phone, a tablet and a usual desktop. The launch test checks on the same screens that a large photo is sharp. */
const SCREENS = [
  { width: 390, density: 3 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
] as const;

/**
 * The width and the height, in pixels, that a photo with this aspect ratio needs at least to fill its boxes: on the dense
 * screens of today, or on plain ones of the same size.
 */
export function neededSize(places: Places, aspect: number, screens: 'dense' | 'plain' = 'dense') {
  const widths = SCREENS.flatMap((screen) =>
    places.map((place) => {
      const [, width = '0px', height = '0px'] = boxesOf(place).find(([from]) => from <= screen.width) ?? [];
      const pixels = (length: Length) =>
        (length.endsWith('vw') ? screen.width / 100 : 1) *
        Number.parseFloat(length) *
        (screens === 'dense' ? screen.density : 1);
      return Math.max(pixels(width), pixels(height) * aspect);
    }),
  );
  const width = Math.ceil(Math.max(...widths));
  return { width, height: Math.ceil(width / aspect) };
}

const NARROWEST_FILE = 480;
/** The width of a photo's file, divided by the width of the next narrower one. */
const WIDTH_STEP = 1.5;
const FILES = 6;

/** The width of a photo's widest file: at most twice of what it needs, for dense desktop screens. */
export function widestOf(places: Places, { width, height }: { readonly width: number; readonly height: number }) {
  return Math.min(width, 2 * neededSize(places, width / height).width);
}

/** The widths of a photo's files. */
export function widthsOf(widest: number): number[] {
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
export function sizesOf(places: Places, aspect: number): Readonly<Record<string, string>> {
  return Object.fromEntries(places.map((place) => [place, boxesOf(place).map(sizeOf).join(', ')]));

  function sizeOf([from, width, height]: Box) {
    const size = longer(times(width, RESERVE), times(height, aspect * RESERVE));
    return from > 0 ? `(min-width: ${from}px) ${size}` : size;
  }
}

type Box = readonly [from: number, width: Length, height: Length];

/** The boxes of a place, the one for the widest windows first. */
function boxesOf(place: PlaceName): readonly Box[] {
  const boxes: Boxes = PLACES[place];
  return Object.entries(boxes)
    .map(([from, [width, height]]) => [Number(from), width, height] as const)
    .toReversed();
}

function times(length: Length, factor: number): Length {
  const value = Math.ceil(Number.parseFloat(length) * factor);
  return length.endsWith('vw') ? `${value}vw` : `${value}px`;
}

function longer(one: Length, other: Length): string {
  if (one.slice(-2) !== other.slice(-2)) return `max(${one}, ${other})`;
  return Number.parseFloat(one) > Number.parseFloat(other) ? one : other;
}
