import { chakra, defineRecipe } from '@chakra-ui/react';

const control = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '48px',
    height: '48px',
    borderRadius: 'control',
    color: 'fg.heading',
    cursor: 'pointer',
    _hover: { bg: 'bg.selected' },
  },
});

export const IconLink = chakra('a', control);
export const IconButton = chakra('button', control);
