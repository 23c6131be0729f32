import { chakra } from '@chakra-ui/react';
import { SITE } from '../content/site.ts';
import { Main } from '../ui/main.tsx';

const Message = chakra('p', {
  base: { display: 'grid', placeItems: 'center', minHeight: '100svh', padding: 'gutter', textStyle: 'h3' },
});

export function LoadingScreen() {
  return (
    <Main aria-busy="true">
      <Message role="status">{SITE.loading}</Message>
    </Main>
  );
}
