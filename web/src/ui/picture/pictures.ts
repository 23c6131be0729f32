import type { ONLY_PHOTOS, PictureKey } from '../../../../farm/check/pictures.ts';

export type { ONLY_PHOTOS, PictureKey };

/**
 * Our own illustrations in `art/`: size, and focal point as `object-position` (default: center). An
 * illustration with `narrow`, also a size, has a second file for phones.
 */
export const ILLUSTRATIONS = {
  hero: {
    size: [1600, 900],
    narrow: [1160, 1000],
    focus: '91% 60%',
  },
  'parent-female': {
    size: [800, 800],
    focus: '50% 42%',
  },
  'parent-male': {
    size: [800, 800],
    focus: '50% 42%',
  },
  'parent-female-closing': {
    size: [1200, 700],
    focus: '60% 55%',
  },
  'family-guardian': {
    size: [1000, 800],
    focus: '45% 90%',
  },
  'family-scene': {
    size: [1000, 800],
    focus: '60% 60%',
  },
  'home-training': {
    size: [920, 920],
    focus: '50% 79%',
  },
  'guardian-sweet': {
    size: [800, 800],
    focus: '50% 50%',
  },
  'guardian-playful': {
    size: [800, 800],
    focus: '50% 50%',
  },
  'working-pup': {
    size: [1000, 800],
    focus: '45% 80%',
  },
  'working-training': {
    size: [920, 920],
    focus: '50% 84%',
  },
  eggs: {
    size: [1000, 800],
    focus: '60% 90%',
  },
  'thank-you': {
    size: [1000, 1000],
    focus: '54% 76%',
  },
  'not-found': {
    size: [1600, 900],
    focus: '68% 100%',
  },
  'story-one': {
    size: [640, 640],
    focus: '15% 65%',
  },
  'story-two': {
    size: [640, 640],
    focus: '48% 85%',
  },
} as const satisfies Record<PictureKey, { size: Size; narrow?: Size; focus?: string }>;

type Size = readonly [width: number, height: number];
