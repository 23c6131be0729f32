import { chakra } from '@chakra-ui/react';
import { SITE } from '../content/site.ts';
import { MAIN_ID } from '../ui/main.tsx';

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: '3',
    paddingBlock: '3',
    paddingInline: '5',
    bg: 'deep',
    color: 'cream',
    borderRadius: 'control',
    fontWeight: '600',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

export function SkipLink() {
  return <Skip href={`#${MAIN_ID}`}>{SITE.skip}</Skip>;
}
