/** What the start line, the app and the styles know about the page. Each is a data attribute of the `html` element. */
export interface PageState {
  /** Script will run, so that what needs it is shown from the first paint on. Set by the start line. */
  scripted?: '';
  /** The light at the farm. Set by the start line. */
  sky?: 'dawn' | 'day' | 'dusk' | 'night';
  /** Which part of the page is laid out. Set by the start line. */
  opening?: 'first-view' | 'sections';
  /** The page has not loaded. Set by the start line. */
  loading?: '';
  /** The connection is slow, or the visitor saves data. Set by the start line. */
  saving?: '';
  /** The visitor is leaving, so the browser cancels downloads. Set by the start line. */
  left?: '';
  /** The names of the fields that the visitor has filled in before hydration. Set by the start line. */
  given?: string;
  /** The tab remembers answers, and the form will say so. Set by the start line. */
  kept?: '';
  /** The browser is posting the form. Set by the start line. */
  posted?: '';
  /** Hydration has begun. Set by startup/hydrate.tsx. */
  hydrated?: '';
}

export function pageState(): PageState {
  return document.documentElement.dataset as PageState;
}

/** For styles of what needs script. */
export const SCRIPTED = 'html[data-scripted] &' satisfies `html[data-${keyof PageState}] &`;
