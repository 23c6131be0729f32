import type { ReactNode } from 'react';
import { HydratedLater } from '../served-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

/** Skip link, header and footer around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <HydratedLater>
        <SkipLink />
        <Header />
      </HydratedLater>
      {children}
      <HydratedLater>
        <Footer />
      </HydratedLater>
    </>
  );
}
