/**
 * Our own illustrations in `art/`: size, alternative text, and focal point as `object-position` (default: center). An
 * illustration with `narrow`, also a size, has a second file for phones.
 */
export const ILLUSTRATIONS = {
  hero: {
    size: [1600, 900],
    narrow: [1160, 1000],
    alt: 'A white guardian dog stands watch over grazing sheep as the sun comes up behind the hills',
    focus: '91% 60%',
  },
  'parent-female': {
    size: [800, 800],
    alt: 'Illustrated portrait of a cream-white Great Pyrenees type dog',
    focus: '50% 42%',
  },
  'parent-male': {
    size: [800, 800],
    alt: 'Illustrated portrait of a tan Anatolian type dog with a dark mask',
    focus: '50% 42%',
  },
  'parent-female-closing': {
    size: [1200, 700],
    alt: 'A white guardian dog lies on a hilltop at dusk, watching over sheep, with lightning bugs in the grass',
    focus: '60% 55%',
  },
  'family-guardian': {
    size: [1000, 800],
    alt: 'A cream and tan pup with a red collar sits on the lawn of a white house with a red door and a pair of boots, beside a redbud in bloom',
    focus: '45% 90%',
  },
  'family-scene': {
    size: [1000, 800],
    alt: "A child's hand rests on the head of a cream and tan pup that sits on the child's shoe, near a storm-cellar door and a quilt on a clothesline",
    focus: '60% 60%',
  },
  'home-training': {
    size: [920, 920],
    alt: 'A cream and tan pup lies in an open crate beside a radio, with rain at the window',
    focus: '50% 79%',
  },
  'guardian-sweet': {
    size: [800, 800],
    alt: 'A cream and tan pup with closed eyes beside a chick',
    focus: '50% 50%',
  },
  'guardian-playful': {
    size: [800, 800],
    alt: 'A cream and tan pup in a play bow beside a red ball',
    focus: '50% 50%',
  },
  'working-pup': {
    size: [1000, 800],
    alt: 'A small white pup and a grown goat meet nose to nose on a red dirt road, with a windmill on the hill behind',
    focus: '45% 80%',
  },
  'working-training': {
    size: [920, 920],
    alt: 'A young white dog sits beside an older one in the shade of a tree and watches goats drink at a stock tank',
    focus: '50% 84%',
  },
  eggs: {
    size: [1000, 800],
    alt: 'A hen beside a basket of brown, blue and cream eggs on a pasture, with a scissor-tailed flycatcher overhead and a hen house on wheels behind',
    focus: '60% 90%',
  },
  'thank-you': {
    size: [1000, 1000],
    alt: 'A white dog with a letter in its mouth sits beside an open mailbox, with a scissor-tailed flycatcher on the fence wire',
    focus: '54% 76%',
  },
  'not-found': {
    size: [1600, 900],
    alt: 'An open gate at dusk, with a lane that leads up to a white house',
    focus: '68% 100%',
  },
  'story-one': {
    size: [640, 640],
    alt: "Illustration of a white dog curled up asleep under a big tree beside a child's bicycle",
    focus: '15% 65%',
  },
  'story-two': {
    size: [640, 640],
    alt: 'Illustration of a tan dog sitting in an open ranch gate at evening and looking out over grazing sheep',
    focus: '48% 85%',
  },
} as const satisfies Record<string, { size: Size; narrow?: Size; alt: string; focus?: string }>;

type Size = readonly [width: number, height: number];

export type PictureKey = keyof typeof ILLUSTRATIONS;

/** Keys of photos for which there is no drawing. Without the photo, its place shows nothing. */
export const ONLY_PHOTOS = ['host'] as const;
