import { recall, remember } from '../tab-storage.ts';

const POSITIONS = 'scroll-positions';

/** The scroll position of each history entry, by React Router's key. In session storage, they survive page loads. */
export class ScrollPositions {
  /** The location that is rendered now. */
  shown = { key: currentKey(), pathname: location.pathname };
  readonly #positions = { ...(recall(POSITIONS) as Record<string, number> | undefined) };

  constructor() {
    const record = () => {
      // Between a change of the URL and the render of its page, the loading screen may be shown.
      if (this.shown.key === currentKey()) this.#positions[this.shown.key] = window.scrollY;
    };
    record();
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('pagehide', () => remember(POSITIONS, this.#positions));
  }

  readonly restore = (): void => {
    window.scrollTo({ top: this.#positions[this.shown.key] ?? 0, behavior: 'instant' });
  };
}

function currentKey(): string {
  return history.state?.key ?? 'default';
}
