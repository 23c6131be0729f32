import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react';

/** Resolves when the main part of the served page is hydrated. Undefined before hydration starts and after that. */
let mainHydrated: Promise<void> | undefined;
let resolveMain: (() => void) | undefined;

/** Call this before a served page is hydrated. */
export function hydrateMainFirst(): void {
  mainHydrated = new Promise((resolve) => {
    resolveMain = resolve;
  });
}

/** Call this when the main part is hydrated, or replaced by another page. */
export function hydrateRest(): void {
  mainHydrated = undefined;
  resolveMain?.();
}

/**
 * Hydrates its children after the main part of the page, so that the form is hydrated earlier. The children look and work
 * as served until then: they are links and text, and the menu needs no script.
 */
export function HydratedLater({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <Waiting>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ children }: { readonly children: ReactNode }) {
  // If React renders a changed page again instead of hydrating it, nothing may be missing meanwhile.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (isHydrating && mainHydrated) use(mainHydrated);
  return children;
}

function neverChanges() {
  return () => undefined;
}
