/** The eight pieces, clockwise from the upper left corner. The first one is dark, so that the first answer is seen. */
const PIECES = [
  ['tan', 'M44 44h156v156z'],
  ['cream', 'M200 44h156L200 200z'],
  ['brown', 'M356 44v156H200z'],
  ['cream', 'M356 200v156L200 200z'],
  ['tan', 'M356 356H200V200z'],
  ['cream', 'M200 356H44l156-156z'],
  ['brown', 'M44 356V200h156z'],
  ['cream', 'M44 200V44l156 156z'],
] as const;

const STITCHES =
  'M75 57h112v112zM213 57h112L213 169zM343 75v112H231zM343 213v112L231 213zM325 343H213V231zM187 343H75l112-112zM57 325V213h112zM57 187V75l112 112z';

/** Styles of a quilt from 100 px on. */
export const largeQuilt = {
  borderRadius: 'plate',
  '& .stitches': { strokeWidth: '4', strokeDasharray: '11 8' },
} as const;

interface BarnQuiltProps {
  /** Whether each of the eight pieces is missing. */
  readonly open?: readonly boolean[];
}

/** A decorative barn quilt of eight triangles. The text beside it says the same. */
export function BarnQuilt({ open = [] }: BarnQuiltProps) {
  return (
    <svg className="barn-quilt" viewBox="0 0 400 400" aria-hidden="true">
      <path className="boards" d="M0 0h400v400H0z" />
      <path className="joints" d="M80 0v400M160 0v400M240 0v400M320 0v400" />
      <path className="cream" d="M28 28h344v344H28z" />
      <path className="wheat" d="M36 36h328v328H36z" />
      <path className="linen" d="M44 44h312v312H44z" />
      <path className="stitches" d={STITCHES} />
      {PIECES.map(([color, shape], index) => (
        <path key={shape} className={`piece ${color}`} d={shape} data-open={open[index] ? '' : undefined} />
      ))}
    </svg>
  );
}
