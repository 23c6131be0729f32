/** The drawings that came with the site, by the name of their picture, each with its alternative text. */
export const DRAWINGS = {
  hero: 'A white guardian dog stands watch over grazing sheep as the sun comes up behind the hills',
  'parent-female': 'Illustrated portrait of a cream-white Great Pyrenees type dog',
  'parent-male': 'Illustrated portrait of a tan Anatolian type dog with a dark mask',
  'parent-female-closing':
    'A white guardian dog lies on a hilltop at dusk, watching over sheep, with lightning bugs in the grass',
  'family-guardian':
    'A cream and tan pup with a red collar sits on the lawn of a white house with a red door and a pair of boots, beside a redbud in bloom',
  'family-scene':
    'A child’s hand rests on the head of a cream and tan pup that sits on the child’s shoe, near a storm-cellar door and a quilt on a clothesline',
  'home-training': 'A cream and tan pup lies in an open crate beside a radio, with rain at the window',
  'guardian-sweet': 'A cream and tan pup with closed eyes beside a chick',
  'guardian-playful': 'A cream and tan pup in a play bow beside a red ball',
  'working-pup':
    'A small white pup and a grown goat meet nose to nose on a red dirt road, with a windmill on the hill behind',
  'working-training':
    'A young white dog sits beside an older one in the shade of a tree and watches goats drink at a stock tank',
  eggs: 'A hen beside a basket of brown, blue and cream eggs on a pasture, with a scissor-tailed flycatcher overhead and a hen house on wheels behind',
  'thank-you':
    'A white dog with a letter in its mouth sits beside an open mailbox, with a scissor-tailed flycatcher on the fence wire',
  'not-found': 'An open gate at dusk, with a lane that leads up to a white house',
  'story-one': 'Illustration of a white dog curled up asleep under a big tree beside a child’s bicycle',
  'story-two': 'Illustration of a tan dog sitting in an open ranch gate at evening and looking out over grazing sheep',
} as const;

export type PictureKey = keyof typeof DRAWINGS;

/** Keys of photos for which there is no drawing. Without the photo, its place shows nothing. */
export const ONLY_PHOTOS = ['host'] as const;

export const PICTURE_KEYS: readonly string[] = [...Object.keys(DRAWINGS), ...ONLY_PHOTOS];

type Size = readonly [width: number, height: number];

/**
 * The pixels that a photo must cover, so that no phone, tablet or usual desktop enlarges it (the launch test checks this).
 * All other photos need as many as a story's.
 */
const SMALLEST = new Map<string, Size>([
  ['hero', [1536, 1290]],
  ['parent-female-closing', [1536, 960]],
  ['family-guardian', [1536, 1229]],
  ['family-scene', [1536, 1229]],
  ['home-training', [1536, 1170]],
  ['working-pup', [1536, 1229]],
  ['working-training', [1536, 1170]],
  ['eggs', [1536, 1229]],
  ['thank-you', [1536, 1440]],
  ['not-found', [1536, 1170]],
  ['host', [336, 336]],
]);
const STORY: Size = [1170, 1170];

/** The width and the height, in pixels, that a photo with this aspect ratio needs at least. */
export function neededSize(key: string, aspect: number) {
  const [width, height] = SMALLEST.get(key) ?? STORY;
  const needed = Math.ceil(Math.max(width, height * aspect));
  return { width: needed, height: Math.ceil(needed / aspect) };
}
