import { HILLS } from 'functions/contract/palette.ts';
import rolling from '../art/divider-hills.svg';
import knolls from '../art/divider-knolls.svg';
import ridge from '../art/divider-ridge.svg';

export const hillsCss = {
  '.hills': {
    height: 'clamp(36px, 7vw, 110px)',
    marginBottom: '-2px',
    bg: 'deep',
    maskSize: '100% 100%',
    maskRepeat: 'no-repeat',
    forcedColorAdjust: 'none',
    _print: { display: 'none !important' },
  },
  '.rolling': { maskImage: `url("${rolling}")` },
  '.ridge': { maskImage: `url("${ridge}")` },
  '.knolls': { maskImage: `url("${knolls}")` },
  '.hill-edge': {
    position: 'absolute',
    insetInline: '0',
    bottom: '-1px',
    width: '100%',
    height: 'clamp(18px, 3.4vw, 48px)',
    fill: 'deep',
    forcedColorAdjust: 'none',
    _print: { display: 'none' },
  },
} as const;

/** A divider of hills in the color of the section below. Behind them is the background of the section above. */
export function Hills({ contour = 'rolling' }: { readonly contour?: 'rolling' | 'ridge' | 'knolls' }) {
  return <div className={`hills ${contour}`} />;
}

/** Hills along the bottom of a picture, in the color of the dark section below it. */
export function HillEdge() {
  return (
    <svg className="hill-edge" viewBox="0 0 1440 48" preserveAspectRatio="none" aria-hidden="true">
      <path d={HILLS} />
    </svg>
  );
}
