import { chakra } from '@chakra-ui/react';

/** Things beside each other that wrap. */
export const HStack = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } });
