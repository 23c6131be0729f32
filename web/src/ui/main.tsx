import type { ComponentProps } from 'react';

export const MAIN_ID = 'main';

export function Main(props: ComponentProps<'main'>) {
  return <main id={MAIN_ID} tabIndex={-1} {...props} />;
}

/** Scrolls to the top and moves the focus to the heading, as a page load would. */
export function showTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
