type Length = `${number}vw` | `${number}px`;

/** The size of a place's box in windows at least `from` pixels wide. It may be a little larger than the real box. */
interface Box {
  readonly from: number;
  readonly width: Length;
  readonly height: Length;
}

/** All places that crop a picture: their boxes, sorted by `from`, the largest first. */
const PLACES = {
  homeHero: [
    { from: 768, width: '100vw', height: '40vw' },
    { from: 0, width: '100vw', height: '430px' },
  ],
  homeParents: [
    { from: 960, width: '280px', height: '350px' },
    { from: 0, width: '50vw', height: '60vw' },
  ],
  homeTallCard: [
    { from: 960, width: '700px', height: '600px' },
    { from: 0, width: '100vw', height: '80vw' },
  ],
  homeLowCard: [
    { from: 960, width: '300px', height: '350px' },
    { from: 640, width: '44vw', height: '300px' },
    { from: 0, width: '100vw', height: '80vw' },
  ],
  splitHero: [
    { from: 1690, width: '56vw', height: '45vw' },
    { from: 960, width: '56vw', height: '760px' },
    { from: 0, width: '100vw', height: '80vw' },
  ],
  training: [
    { from: 960, width: '640px', height: '640px' },
    { from: 640, width: '100vw', height: '57vw' },
    { from: 0, width: '100vw', height: '100vw' },
  ],
  meetPlate: [
    { from: 1328, width: '600px', height: '600px' },
    { from: 640, width: '47vw', height: '47vw' },
    { from: 0, width: '100vw', height: '100vw' },
  ],
  parents: [
    { from: 1328, width: '600px', height: '600px' },
    { from: 768, width: '45vw', height: '45vw' },
    { from: 0, width: '100vw', height: '100vw' },
  ],
  closing: [
    { from: 960, width: '100vw', height: '46vw' },
    { from: 768, width: '100vw', height: '440px' },
    { from: 0, width: '100vw', height: '320px' },
  ],
  storyPlate: [
    { from: 1328, width: '520px', height: '520px' },
    { from: 768, width: '40vw', height: '40vw' },
    { from: 0, width: '100vw', height: '100vw' },
  ],
  storyBleed: [
    { from: 1429, width: '43vw', height: '42vw' },
    { from: 960, width: '43vw', height: '600px' },
    { from: 768, width: '43vw', height: '560px' },
    { from: 0, width: '100vw', height: '100vw' },
  ],
  thankYou: [
    { from: 960, width: '44vw', height: '1100px' },
    { from: 0, width: '100vw', height: '480px' },
  ],
  host: [{ from: 0, width: '112px', height: '112px' }],
  notFound: [
    { from: 768, width: '100vw', height: '40vw' },
    { from: 0, width: '100vw', height: '100vw' },
  ],
} as const satisfies Record<string, readonly Box[]>;

export type PlaceName = keyof typeof PLACES;

/** The width of a photo's file, divided by the width of the next narrower one (`WIDTHS` in farm/check/photo-module.ts). */
const WIDTH_STEP = 1.5;

/**
 * The factor by which `sizes` is larger than the box. If the needed width is between the widths of two files, a browser
 * may choose the narrower file, up to the geometric mean of both widths. This factor limits how much that file is
 * enlarged to a tenth.
 */
const RESERVE = Math.sqrt(WIDTH_STEP) / 1.09;

/** The `sizes` of a photo in a place: how wide a photo with this aspect ratio must be to cover the box. */
export function sizesOf(place: PlaceName, aspect: number): string {
  return PLACES[place]
    .map(({ from, width, height }) => {
      const size = longer(times(width, RESERVE), times(height, aspect * RESERVE));
      return from > 0 ? `(min-width: ${from}px) ${size}` : size;
    })
    .join(', ');
}

function times(length: Length, factor: number): Length {
  const value = Math.ceil(Number.parseFloat(length) * factor);
  return length.endsWith('vw') ? `${value}vw` : `${value}px`;
}

function longer(one: Length, other: Length): string {
  if (one.slice(-2) !== other.slice(-2)) return `max(${one}, ${other})`;
  return Number.parseFloat(one) > Number.parseFloat(other) ? one : other;
}
