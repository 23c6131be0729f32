import { chakra } from '@chakra-ui/react';

const Art = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: 'auto',
    maxWidth: '420px',
    borderRadius: 'plate',
    forcedColorAdjust: 'none',
    _print: { maxWidth: '5cm' },
    '& .boards': { fill: 'barn' },
    '& .joints': { stroke: 'barnDark', strokeWidth: '2' },
    '& .cream': { fill: 'quiltCream' },
    '& .wheat': { fill: 'wheat' },
    '& .tan': { fill: 'quiltTan' },
    '& .brown': { fill: 'quiltBrown' },
  },
});

/** A decorative barn quilt of eight triangles: four cream, two tan, two brown. The text beside it gives the shares. */
export function Quilt() {
  return (
    <Art viewBox="0 0 400 400" aria-hidden="true">
      <path className="boards" d="M0 0h400v400H0z" />
      <path className="joints" d="M80 0v400M160 0v400M240 0v400M320 0v400" />
      <path className="cream" d="M28 28h344v344H28z" />
      <path className="wheat" d="M36 36h328v328H36z" />
      <path className="cream" d="M44 44h312v312H44z" />
      <path className="tan" d="M44 44h156v156zM356 356H200V200z" />
      <path className="brown" d="M356 44v156H200zM44 356V200h156z" />
    </Art>
  );
}

export type Patch = 'cream' | 'tan' | 'brown';

const Swatch = chakra('svg', {
  base: {
    flexShrink: '0',
    width: '28px',
    height: '28px',
    stroke: 'cream',
    strokeWidth: '1.5',
    forcedColorAdjust: 'none',
  },
  variants: {
    patch: { cream: { fill: 'quiltCream' }, tan: { fill: 'quiltTan' }, brown: { fill: 'quiltBrown' } },
  },
});

/** A piece of the quilt in the color of the breed beside it. */
export function QuiltPatch({ patch }: { readonly patch: Patch }) {
  return (
    <Swatch patch={patch} viewBox="0 0 28 28" aria-hidden="true">
      <path d="M1 1h26v26z" />
    </Swatch>
  );
}
