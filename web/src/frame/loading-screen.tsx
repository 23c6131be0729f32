import { chakra, defineStyle } from '@chakra-ui/react';
import { SITE } from '../content/site.ts';
import { Main } from '../ui/main.tsx';
import { useCanAnnounce } from '../ui/use-can-announce.ts';

const message = defineStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100svh',
  padding: 'gutter',
  textStyle: 'h3',
});

export function LoadingScreen() {
  const canAnnounce = useCanAnnounce();
  return (
    <Main aria-busy="true">
      <chakra.p css={message} role="status">
        {canAnnounce && SITE.loading}
      </chakra.p>
    </Main>
  );
}
