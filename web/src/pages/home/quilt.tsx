import { chakra } from '@chakra-ui/react';
import { BarnQuilt, barnQuilt } from '../../ui/barn-quilt.tsx';
import { FORCED_COLORS } from '../../ui/theme/media.ts';

const Frame = chakra('div', {
  base: {
    '& .barn-quilt': {
      ...barnQuilt,
      width: '100%',
      maxWidth: { base: '240px', sm: '420px' },
      borderRadius: 'plate',
      _print: { maxWidth: '5cm' },
    },
  },
});

/** Four pieces are cream, two tan, two brown. The text beside it gives the shares of the breeds. */
export function Quilt() {
  return (
    <Frame>
      <BarnQuilt />
    </Frame>
  );
}

export type Patch = 'cream' | 'tan' | 'brown';

/** Styles of a `QuiltPatch`, for `svg` in the list around it. */
export const patches = {
  flexShrink: '0',
  stroke: 'cream',
  strokeWidth: '1.5',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  // On white, only its outline shows the cream piece.
  [FORCED_COLORS]: { stroke: 'CanvasText' },
  _print: { stroke: 'ink' },
  '&.cream': { fill: 'quiltCream' },
  '&.tan': { fill: 'quiltTan' },
  '&.brown': { fill: 'quiltBrown' },
} as const;

/** A piece of the quilt in the color of the breed beside it. */
export function QuiltPatch({ patch }: { readonly patch: Patch }) {
  return (
    <svg className={patch} viewBox="0 0 28 28" aria-hidden="true">
      <path d="M1 1h26v26z" />
    </svg>
  );
}
