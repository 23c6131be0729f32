import { chakra, defineStyle } from '@chakra-ui/react';
import { SITE } from '../content/site.ts';
import { Main } from '../ui/main.tsx';
import { useIsThere } from '../ui/use-is-there.ts';

const message = defineStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100svh',
  padding: 'gutter',
  textStyle: 'h3',
});

export function LoadingScreen() {
  const isThere = useIsThere();
  return (
    <Main aria-busy="true">
      <chakra.p css={message} role="status">
        {isThere && SITE.loading}
      </chakra.p>
    </Main>
  );
}
