export type Length = `${number}vw` | `${number}px`;

/** The size of a box on a page, or a little more. */
export type Box = readonly [width: Length, height: Length];

/** The places of the pages that crop a picture, with their boxes in windows from so many pixels on. */
export const PLACES = {
  homeHero: { 0: ['100vw', '430px'], 768: ['100vw', '40vw'] },
  homeParents: { 0: ['50vw', '60vw'], 960: ['280px', '350px'] },
  homeTallCard: { 0: ['100vw', '80vw'], 640: ['50vw', '50vw'], 960: ['700px', '600px'] },
  homeLowCard: { 0: ['100vw', '80vw'], 640: ['48vw', '39vw'], 960: ['300px', '350px'] },
  splitHero: { 0: ['100vw', '80vw'], 960: ['56vw', '760px'], 1690: ['56vw', '45vw'] },
  military: { 0: ['100vw', '80vw'], 960: ['560px', '420px'] },
  training: { 0: ['100vw', '100vw'], 640: ['100vw', '57vw'], 960: ['640px', '640px'] },
  meetPlate: { 0: ['100vw', '100vw'], 640: ['47vw', '47vw'], 1328: ['600px', '600px'] },
  parents: { 0: ['100vw', '100vw'], 768: ['45vw', '45vw'], 1328: ['600px', '600px'] },
  closing: { 0: ['100vw', '320px'], 768: ['100vw', '440px'], 960: ['100vw', '46vw'] },
  // As low as the flattest photo of a story. Any other photo covers its box if it is as wide.
  storyPlate: { 0: ['100vw', '67vw'], 768: ['40vw', '27vw'], 1328: ['520px', '347px'] },
  storyBleed: { 0: ['100vw', '67vw'], 768: ['43vw', '29vw'] },
  thankYou: { 0: ['100vw', '100vw'], 960: ['44vw', '1100px'] },
  host: { 0: ['112px', '112px'] },
  pup: { 0: ['100vw', '100vw'], 560: ['50vw', '50vw'], 960: ['390px', '390px'] },
  pupAlone: { 0: ['100vw', '100vw'], 560: ['50vw', '50vw'], 1328: ['600px', '600px'] },
  face: { 0: ['25vw', '25vw'], 480: ['120px', '120px'] },
  notFound: { 0: ['100vw', '100vw'], 768: ['100vw', '40vw'] },
} as const satisfies Readonly<Record<string, Readonly<Record<number, Box>>>>;

export type PlaceName = keyof typeof PLACES;

export const STORY_PLACES = ['storyPlate', 'storyBleed'] as const;
export const PUP_PLACES = ['pup', 'pupAlone', 'face'] as const;
export type PupPlace = (typeof PUP_PLACES)[number];

/** Width / height of a story's photo: its own shape, but not more upright than 4:5 and not flatter than 3:2. */
export function storyShape({ w, h }: { readonly w: number; readonly h: number }): number {
  return Math.min(3 / 2, Math.max(4 / 5, w / h));
}
