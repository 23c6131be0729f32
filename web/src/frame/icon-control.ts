/** Styles of a link or button that shows only an icon. */
export const iconControl = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '48px',
  height: '48px',
  borderRadius: 'control',
  color: 'fg.heading',
  cursor: 'pointer',
  _hover: { bg: 'bg.selected' },
} as const;
