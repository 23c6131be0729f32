/** The width between the window's edge and the container. */
export const BESIDE_CONTAINER = 'max(0px, (100vw - {sizes.container}) / 2)';

/** The left padding of an element as wide as the window, whose text begins at the container's left edge. */
export const CONTAINER_EDGE = `calc(${BESIDE_CONTAINER} + {spacing.gutter})`;

export const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  minWidth: 'target',
} as const;

/** The first child at the left end, the last one at the right end, if both fit. */
export const spread = { ...row, justifyContent: 'space-between', columnGap: '12', rowGap: '7' } as const;

/** Two columns from 960 px on. Their widths are `gridTemplateColumns` at `lg`. */
export const columns = { display: 'grid', columnGap: { lg: '20' }, rowGap: '9', alignItems: 'center' } as const;
