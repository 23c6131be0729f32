import { chakra } from '@chakra-ui/react';

/** A row that wraps. */
export const HStack = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } });
