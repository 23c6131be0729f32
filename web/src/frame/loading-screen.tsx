import { chakra, defineStyle } from '@chakra-ui/react';
import { SITE } from '../content/site.ts';
import { Main } from '../ui/main.tsx';

const message = defineStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100svh',
  padding: 'gutter',
  textStyle: 'h3',
});

export function LoadingScreen() {
  return (
    <Main aria-busy="true">
      <chakra.p css={message} role="status">
        {SITE.loading}
      </chakra.p>
    </Main>
  );
}
