import { chakra, defineStyle } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SITE } from '../content/site.ts';
import { HydratedLater } from '../served-page.tsx';
import { MAIN_ID } from '../ui/main.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const skipLink = defineStyle({
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
});

/** Skip link, header and footer around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <HydratedLater>
        <chakra.a css={skipLink} href={`#${MAIN_ID}`}>
          {SITE.skip}
        </chakra.a>
        <Header />
      </HydratedLater>
      {children}
      <HydratedLater>
        <Footer />
      </HydratedLater>
    </>
  );
}
