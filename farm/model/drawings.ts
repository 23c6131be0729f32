import { type PlaceName, STORY_PLACES } from './places.ts';

export interface Drawing {
  readonly alt: string;
  /** Focal point as `object-position`. By default the center. */
  readonly focus?: string;
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
    places: ['meetPlate'],
  },
  'guardian-playful': {
    label: 'A playful and intelligent family pup',
    alt: 'A cream and tan pup in a play bow beside a red ball',
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

export type DrawingKey = keyof typeof DRAWINGS;
