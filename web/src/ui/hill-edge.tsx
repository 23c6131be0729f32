import { chakra } from '@chakra-ui/react';

const Edge = chakra('svg', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '-1px',
    width: '100%',
    height: 'clamp(18px, 3.4vw, 48px)',
    fill: 'deep',
    forcedColorAdjust: 'none',
    _print: { display: 'none' },
  },
});

/** Hills along the bottom of a picture, in the color of the dark section below it. */
export function HillEdge() {
  return (
    <Edge viewBox="0 0 1440 48" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 14c230-18 470 24 760 14S1220 2 1440 16v32H0Z" />
    </Edge>
  );
}
