import { chakra, defineRecipe } from '@chakra-ui/react';

const control = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '48px',
    height: '48px',
    borderRadius: 'control',
    cursor: 'pointer',
  },
  variants: {
    look: {
      plain: { color: 'fg.heading', _hover: { bg: 'bg.selected' } },
      action: { border: '2px solid {colors.action}', color: 'error', _hover: { bg: 'action', color: 'white' } },
    },
  },
  defaultVariants: { look: 'plain' },
});

export const IconLink = chakra('a', control);
export const IconButton = chakra('button', control);
