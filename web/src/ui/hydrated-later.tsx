import { type ReactNode, Suspense, use } from 'react';
import { useAfterHydration } from './use-after-hydration.ts';

/** Call this when the main part of the served page is hydrated, or replaced by another page. */
export let hydrateRest: () => void;

const mainHydrated = new Promise<void>((resolve) => {
  hydrateRest = resolve;
});

/** Hydrates its children after the main part of the page, such as the form. React hydrates boundaries in their order. */
export function HydratedLater({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <Waiting>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ children }: { readonly children: ReactNode }) {
  // If React renders a changed page again instead of hydrating it, nothing may be missing meanwhile.
  const isHydrating = useAfterHydration(() => false, !import.meta.env.SSR);
  if (isHydrating) use(mainHydrated);
  return children;
}
