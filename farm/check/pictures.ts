export type Length = `${number}vw` | `${number}px`;

/** The size of a place's box in windows at least `from` pixels wide. It may be a little larger than the real box. */
interface Box {
  readonly from: number;
  readonly width: Length;
  readonly height: Length;
}

/** The places of the pages that crop a picture: their boxes, sorted by `from`, the largest first. */
export const PLACES = {
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
  military: [
    { from: 960, width: '560px', height: '420px' },
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
    { from: 0, width: '100vw', height: '100vw' },
  ],
  host: [{ from: 0, width: '112px', height: '112px' }],
  pup: [
    { from: 768, width: '390px', height: '295px' },
    { from: 0, width: '116px', height: '116px' },
  ],
  notFound: [
    { from: 768, width: '100vw', height: '40vw' },
    { from: 0, width: '100vw', height: '100vw' },
  ],
} as const satisfies Record<string, readonly Box[]>;

export type PlaceName = keyof typeof PLACES;

const STORY_PLACES = ['storyPlate', 'storyBleed'] as const;

type Size = readonly [width: number, height: number];

interface Drawing {
  readonly alt: string;
  readonly size: Size;
  /** The size of a second file for phones. */
  readonly narrow?: Size;
  /** Focal point as `object-position`. */
  readonly focus: string;
  /** Where the pages show the picture. A photo of the same name takes the drawing's places. */
  readonly places: readonly PlaceName[];
}

/** The drawings that came with the site (`web/src/art/`), by the name of their picture. */
export const DRAWINGS = {
  hero: {
    alt: 'A white guardian dog stands watch over grazing sheep as the sun comes up behind the hills',
    size: [1600, 900],
    narrow: [1160, 1000],
    focus: '91% 60%',
    places: ['homeHero'],
  },
  'parent-female': {
    alt: 'Illustrated portrait of a cream-white Great Pyrenees type dog',
    size: [800, 800],
    focus: '50% 42%',
    places: ['homeParents', 'parents'],
  },
  'parent-male': {
    alt: 'Illustrated portrait of a tan Anatolian type dog with a dark mask',
    size: [800, 800],
    focus: '50% 42%',
    places: ['homeParents', 'parents'],
  },
  'parent-female-closing': {
    alt: 'A white guardian dog lies on a hilltop at dusk, watching over sheep, with lightning bugs in the grass',
    size: [1200, 700],
    focus: '60% 55%',
    places: ['closing'],
  },
  'family-guardian': {
    alt: 'A cream and tan pup with a red collar sits on the lawn of a white house with a red door and a pair of boots, beside a redbud in bloom',
    size: [1000, 800],
    focus: '45% 90%',
    places: ['splitHero'],
  },
  'family-scene': {
    alt: 'A child’s hand rests on the head of a cream and tan pup that sits on the child’s shoe, near a storm-cellar door and a quilt on a clothesline',
    size: [1000, 800],
    focus: '60% 60%',
    places: ['homeTallCard', 'military'],
  },
  'home-training': {
    alt: 'A cream and tan pup lies in an open crate beside a radio, with rain at the window',
    size: [920, 920],
    focus: '50% 79%',
    places: ['training'],
  },
  'guardian-sweet': {
    alt: 'A cream and tan pup with closed eyes beside a chick',
    size: [800, 800],
    focus: '50% 50%',
    places: ['meetPlate'],
  },
  'guardian-playful': {
    alt: 'A cream and tan pup in a play bow beside a red ball',
    size: [800, 800],
    focus: '50% 50%',
    places: ['meetPlate'],
  },
  'working-pup': {
    alt: 'A small white pup and a grown goat meet nose to nose on a red dirt road, with a windmill on the hill behind',
    size: [1000, 800],
    focus: '45% 80%',
    places: ['homeLowCard', 'splitHero'],
  },
  'working-training': {
    alt: 'A young white dog sits beside an older one in the shade of a tree and watches goats drink at a stock tank',
    size: [920, 920],
    focus: '50% 84%',
    places: ['training'],
  },
  eggs: {
    alt: 'A hen beside a basket of brown, blue and cream eggs on a pasture, with a scissor-tailed flycatcher overhead and a hen house on wheels behind',
    size: [1000, 800],
    focus: '60% 90%',
    places: ['homeLowCard', 'splitHero'],
  },
  'thank-you': {
    alt: 'A white dog with a letter in its mouth sits beside an open mailbox, with a scissor-tailed flycatcher on the fence wire',
    size: [1000, 1000],
    focus: '54% 76%',
    places: ['thankYou'],
  },
  'not-found': {
    alt: 'An open gate at dusk, with a lane that leads up to a white house',
    size: [1600, 900],
    focus: '68% 100%',
    places: ['notFound'],
  },
  'story-one': {
    alt: 'Illustration of a white dog curled up asleep under a big tree beside a child’s bicycle',
    size: [640, 640],
    focus: '15% 65%',
    places: STORY_PLACES,
  },
  'story-two': {
    alt: 'Illustration of a tan dog sitting in an open ranch gate at evening and looking out over grazing sheep',
    size: [640, 640],
    focus: '48% 85%',
    places: STORY_PLACES,
  },
} as const satisfies Record<string, Drawing>;

export type PictureKey = keyof typeof DRAWINGS;

/** Pictures for which there is no drawing. Without the photo, their places show nothing. */
const ONLY_PHOTOS = { host: ['host'] } as const satisfies Record<string, readonly PlaceName[]>;

export const PICTURE_KEYS: readonly string[] = Object.keys({ ...DRAWINGS, ...ONLY_PHOTOS });

/** The name of a pup's photo is this and the pup's key. */
export const PUP_PHOTO = 'pup-';

/** A pup's name as it stands in addresses and in the name of its photo: "Zoë O'Hara" is "zoe-o-hara". */
export function pupKey(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').toLowerCase();
}

/** The places of a photo. One with a name of its own belongs to a story. */
export function placesOf(key: string): readonly PlaceName[] {
  if (key.startsWith(PUP_PHOTO)) return ['pup'];
  const drawn: Readonly<Record<string, Drawing>> = DRAWINGS;
  const others: Readonly<Record<string, readonly PlaceName[]>> = ONLY_PHOTOS;
  return drawn[key]?.places ?? others[key] ?? STORY_PLACES;
}
