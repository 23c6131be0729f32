import type { ReactNode } from 'react';
import { SITE } from '../content/site.ts';
import { HydratedLater } from '../ui/hydrated-later.tsx';
import { MAIN_ID } from '../ui/main.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <HydratedLater>
        <a className="skip-link button button-solid" href={`#${MAIN_ID}`}>
          {SITE.skip}
        </a>
        <Header />
      </HydratedLater>
      {children}
      <HydratedLater>
        <Footer />
      </HydratedLater>
    </>
  );
}
