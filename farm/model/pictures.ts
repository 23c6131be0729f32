export type Length = `${number}vw` | `${number}px`;

/** The size of a box in windows from so many pixels on. It may be a little larger than the real box. */
export type Boxes = Readonly<Record<number, readonly [width: Length, height: Length]>>;

/** The places of the pages that crop a picture. */
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
} as const satisfies Readonly<Record<string, Boxes>>;

export type PlaceName = keyof typeof PLACES;

export const STORY_PLACES = ['storyPlate', 'storyBleed'] as const;

/** Width / height of a story's photo: its own shape, but not more upright than 4:5 and not flatter than 3:2. */
export function storyShape({ w, h }: { readonly w: number; readonly h: number }): number {
  return Math.min(3 / 2, Math.max(4 / 5, w / h));
}

type Size = readonly [width: number, height: number];

/** The data of a drawing or a photo that the pages use. */
export interface Picture {
  readonly alt: string;
  /** The size of a drawing, or of a photo's JPEG for browsers without AVIF and WebP. */
  readonly size: Size;
  /** The size of a drawing's second file for phones. */
  readonly narrow?: Size | undefined;
  /** Focal point as `object-position`. */
  readonly focus: string;
  /** The address of a photo's files. The name of each is its width, such as `480.avif`. */
  readonly folder?: string;
  /** The widths of a photo's AVIF and WebP files. */
  readonly widths?: readonly number[];
  /** The `sizes` in each place that may show a photo. */
  readonly sizes?: Readonly<Record<string, string>>;
}

export type Pictures = Readonly<Record<string, Picture>>;

interface Drawing extends Pick<Picture, 'alt' | 'focus'> {
  /** The place in the form of the photos. A drawing of a story has none, because its story gets the photo. */
  readonly label?: string;
  /** Where the pages show the picture. A photo with the same key takes the drawing's places. */
  readonly places: readonly PlaceName[];
}

/** The drawings that came with the site, by the name of their file in `web/src/art/`. */
export const DRAWINGS = {
  hero: {
    label: 'Top of the home page',
    alt: 'A white guardian dog stands watch over grazing sheep as the sun comes up behind the hills',
    focus: '91% 60%',
    places: ['homeHero'],
  },
  'parent-female': {
    label: 'The mother',
    alt: 'Illustrated portrait of a cream-white Great Pyrenees type dog',
    focus: '50% 42%',
    places: ['homeParents', 'parents'],
  },
  'parent-male': {
    label: 'The father',
    alt: 'Illustrated portrait of a tan Anatolian type dog with a dark mask',
    focus: '50% 42%',
    places: ['homeParents', 'parents'],
  },
  'parent-female-closing': {
    label: "The mother again, at the end of the working pups' page",
    alt: 'A white guardian dog lies on a hilltop at dusk, watching over sheep, with lightning bugs in the grass',
    focus: '60% 55%',
    places: ['closing'],
  },
  'family-guardian': {
    label: 'The family pups',
    alt: 'A cream and tan pup with a red collar sits on the lawn of a white house with a red door and a pair of boots, beside a redbud in bloom',
    focus: '45% 90%',
    places: ['splitHero'],
  },
  'family-scene': {
    label: 'A family with its pup, on the home page',
    alt: 'A child’s hand rests on the head of a cream and tan pup that sits on the child’s shoe, near a storm-cellar door and a quilt on a clothesline',
    focus: '60% 60%',
    places: ['homeTallCard'],
  },
  'military-porch': {
    label: "Military families, on the working pups' page",
    alt: 'A cream and tan pup sits on a porch between a pair of boots and a packed bag, and a red dirt road leads away over the hills behind',
    focus: '50% 80%',
    places: ['military'],
  },
  'home-training': {
    label: 'A family pup learning to live in a house',
    alt: 'A cream and tan pup lies in an open crate beside a radio, with rain at the window',
    focus: '50% 79%',
    places: ['training'],
  },
  'guardian-sweet': {
    label: 'A sweet and gentle family pup',
    alt: 'A cream and tan pup with closed eyes beside a chick',
    focus: '50% 50%',
    places: ['meetPlate'],
  },
  'guardian-playful': {
    label: 'A playful and intelligent family pup',
    alt: 'A cream and tan pup in a play bow beside a red ball',
    focus: '50% 50%',
    places: ['meetPlate'],
  },
  'working-pup': {
    label: 'The working pups',
    alt: 'A small white pup and a grown goat meet nose to nose on a red dirt road, with a windmill on the hill behind',
    focus: '45% 80%',
    places: ['homeLowCard', 'splitHero'],
  },
  'working-training': {
    label: 'A working pup learning beside the herd',
    alt: 'A young white dog sits beside an older one in the shade of a tree and watches goats drink at a stock tank',
    focus: '50% 84%',
    places: ['training'],
  },
  eggs: {
    label: 'The eggs',
    alt: 'A hen beside a basket of brown, blue and cream eggs on a pasture, with a scissor-tailed flycatcher overhead and a hen house on wheels behind',
    focus: '60% 90%',
    places: ['homeLowCard', 'splitHero'],
  },
  'thank-you': {
    label: 'The page that thanks a family for its request',
    alt: 'A white dog with a letter in its mouth sits beside an open mailbox, with a scissor-tailed flycatcher on the fence wire',
    focus: '54% 76%',
    places: ['thankYou'],
  },
  'not-found': {
    label: 'The page for an address that does not exist',
    alt: 'An open gate at dusk, with a lane that leads up to a white house',
    focus: '68% 100%',
    places: ['notFound'],
  },
  'story-one': {
    alt: 'Illustration of a white dog curled up asleep under a big tree beside a child’s bicycle',
    focus: '15% 65%',
    places: STORY_PLACES,
  },
  'story-two': {
    alt: 'Illustration of a tan dog sitting in an open ranch gate at evening and looking out over grazing sheep',
    focus: '48% 85%',
    places: STORY_PLACES,
  },
} as const satisfies Record<string, Drawing>;

export type PictureKey = keyof typeof DRAWINGS;

/** The key of a story's photo. A sample story without a photo shows the drawing with the same key. */
export function storyKey(index: number): `story-${string}` {
  return `story-${['one', 'two'][index] ?? index + 1}`;
}

/** The key of the host's photo. There is no drawing. */
export const HOST_PHOTO = 'host';

export const PUP_PLACES = ['pup', 'pupAlone', 'face'] as const;
export type PupPlace = (typeof PUP_PLACES)[number];

/** The key of the photo of a pup with this key. */
export function pupPhoto(key: string): `pup-${string}` {
  return `pup-${key}`;
}

/** The keys of the pictures that a place may show. */
export type PictureIn<Place extends PlaceName> =
  | { [Key in PictureKey]: Place extends (typeof DRAWINGS)[Key]['places'][number] ? Key : never }[PictureKey]
  | (Place extends 'host' ? typeof HOST_PHOTO : never)
  | (Place extends PupPlace ? ReturnType<typeof pupPhoto> : never)
  | (Place extends (typeof STORY_PLACES)[number] ? ReturnType<typeof storyKey> : never);

/** A pup's name in the address of its photo: "Zoë O'Hara" is "zoe-o-hara". A name of signs alone is their code points. */
export function pupKey(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? Array.from(name.replace(/\s+/g, '-'), (sign) => `${sign.codePointAt(0)}`);
  return words.join('-').toLowerCase().normalize('NFC');
}
