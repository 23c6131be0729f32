/**
 * The product's own illustrations: size of the drawing, what it shows, and the point a crop must keep; `narrow` is the
 * size of the same scene drawn for phones, in a file of its own.
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
    alt: 'A white guardian dog lies on a hilltop at dusk, watching over sheep',
    focus: '60% 55%',
  },
  'family-guardian': {
    size: [1000, 800],
    alt: 'A cream and tan pup sits on a porch beside a red door and a pair of boots, with a fenced yard behind',
    focus: '45% 90%',
  },
  'working-pup': {
    size: [1000, 800],
    alt: 'A white pup sits beside a resting goat behind a rail fence',
    focus: '45% 80%',
  },
  eggs: {
    size: [1000, 800],
    alt: 'A hen beside a basket of brown, blue and cream eggs in the pasture',
    focus: '60% 90%',
  },
  'story-one': {
    size: [640, 640],
    alt: 'Illustration of a white dog resting on the lawn of a house under a big tree',
    focus: '50% 65%',
  },
  'story-two': {
    size: [640, 640],
    alt: 'Illustration of a tan dog standing at a ranch gate at evening, with a pole barn behind',
    focus: '48% 85%',
  },
} as const satisfies Record<string, { size: Size; narrow?: Size; alt: string; focus: string }>;

type Size = readonly [width: number, height: number];

export type PictureKey = keyof typeof ILLUSTRATIONS;

/** Focal point of a picture as `object-position`; the center for a key that names none. */
export function focusOf(key: string): string {
  return Object.hasOwn(ILLUSTRATIONS, key) ? ILLUSTRATIONS[key as PictureKey].focus : 'center';
}
