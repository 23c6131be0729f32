import { KEY_FIELD } from 'functions/contract/call.ts';
import { pupsAskedAbout, receivedPath, rowId } from 'functions/contract/pups.ts';
import { createContext, type ReactNode, Suspense, use } from 'react';
import { type Control, fillIn, reportChange } from './consultation-form/fill-in.ts';
import type { Attempt } from './consultation-form/send.ts';
import { pupsSent, sentAt } from './consultation-form/sent.ts';
import { routeOf } from './routes.ts';
import { ATTEMPT, recall, remember } from './tab-storage.ts';
import { useAfterHydration } from './ui/use-after-hydration.ts';

/** Key in session storage. */
const POSITIONS = 'scroll-positions';

/**
 * The page that Hosting served, and what the visitor has done since: answers, focus and scroll position. hydrate.tsx
 * makes one before hydration, and passes it to the components as context.
 */
export class ServedPage {
  /** The location that is rendered now. */
  shown = { key: currentKey(), pathname: location.pathname };
  /** Scroll positions by React Router's key of the history entry. In session storage, they survive page loads. */
  readonly positions: Record<string, number>;
  /** Resolves when the main part is hydrated. Undefined after that. */
  mainHydrated: Promise<void> | undefined;
  /** Call this when the main part is hydrated, or replaced by another page. */
  readonly hydrateRest: () => void;

  readonly #served = { pathname: location.pathname, title: document.title };
  readonly #root: HTMLElement;
  /** The served page works without script, so after an error of the script it is better than an error message. */
  readonly #copy: HTMLElement;
  #form = document.querySelector('form');
  #focused = document.activeElement;

  constructor(root: HTMLElement) {
    this.#root = root;
    // Copies into a new document, because there the browser does not fetch the pictures again.
    this.#copy = document.implementation.createHTMLDocument().importNode(root, true);
    this.positions = { ...(recall(POSITIONS) as Record<string, number> | undefined) };
    let resolve: (() => void) | undefined;
    this.mainHydrated = new Promise((done) => {
      resolve = done;
    });
    this.hydrateRest = () => {
      this.mainHydrated = undefined;
      resolve?.();
    };
    this.#watchFocus();
    this.#watchScrolling();
    document.documentElement.dataset.hydrated = '';
  }

  /** Whether this is the path of the served page, whose errors are not caught, because `putBack` handles them. */
  isAt(pathname: string): boolean {
    return pathname === this.#served.pathname;
  }

  /** Replaces a page that has failed by the served one. */
  readonly putBack = (): void => {
    if (openThankYouPage()) return;
    if (!this.isAt(location.pathname)) {
      // The visitor is on another page.
      location.reload();
      return;
    }
    delete document.documentElement.dataset.hydrated;
    document.title = this.#served.title;
    this.#showPups();
    this.#root.replaceWith(this.#copy);
    this.#restoreTo(this.#copy);
    this.#addKey();
  };

  /** Gives elements that React has rendered in place of served ones the answers, the focus and the scroll position. */
  readonly restore = (): void => this.#restoreTo(this.#root);

  #restoreTo(page: HTMLElement): void {
    // Elements that are new have no remembered height, so the browser lays them out at once.
    delete document.documentElement.dataset.opening;
    this.#restoreAnswers(page);
    this.#restoreFocus(page);
    // The position before this task, in which a script may have shortened the page.
    window.scrollTo({ top: this.positions[this.shown.key] ?? 0, behavior: 'instant' });
  }

  /**
   * The controls count, because browsers, password managers and translators change them without events. A removed
   * control keeps its value.
   */
  #restoreAnswers(page: HTMLElement): void {
    const form = page.querySelector('form');
    if (!this.#form || !form || this.#form.isConnected) return;
    const answers = new FormData(this.#form);
    fillIn(form, (name) => answers.getAll(name));
    reportChange(form);
    this.#form = form;
  }

  /** Gives the form the key of the last attempt, so that a request that is on its way or stored is not stored again. */
  #addKey(): void {
    const { key: value = '' } = { ...(recall(ATTEMPT) as Partial<Attempt>) };
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name: KEY_FIELD, value });
    this.#copy.querySelector('form')?.append(field);
  }

  /** The served row shows the pup to which the page's address leads, and the address has changed. */
  #showPups(): void {
    const answers = new FormData(this.#form ?? undefined);
    const asked = pupsAskedAbout(answers.get('additionalInfo'));
    const row = this.#copy.querySelector<HTMLElement>('[data-served]');
    for (const pup of row?.querySelectorAll('[id]') ?? [])
      if (!asked.some(({ key }) => rowId(key) === pup.id)) pup.remove();
    if (row) row.dataset.served = 'false';
  }

  #restoreFocus(page: HTMLElement): void {
    const before = this.#focused;
    if (!before || before.isConnected) return;
    const same = page.querySelector<HTMLInputElement>(selectorOf(before));
    const { selectionStart = null, selectionEnd = null } = before as Partial<HTMLInputElement>;
    same?.focus({ preventScroll: true });
    // An email field has no selection that scripts can set.
    if (selectionStart !== null) same?.setSelectionRange(selectionStart, selectionEnd);
  }

  /** A removed element loses the focus without an event. */
  #watchFocus(): void {
    document.addEventListener('focusin', ({ target }) => {
      this.#focused = target as Element;
      this.#form = (target as Partial<Control>).form ?? (this.#form?.isConnected ? this.#form : null);
    });
    // Waits, because Chromium also reports a removed element here.
    document.addEventListener('focusout', ({ target }) =>
      setTimeout(() => {
        const focused = this.#focused;
        if (focused === target && focused?.isConnected && focused !== document.activeElement) this.#focused = null;
      }),
    );
  }

  #watchScrolling(): void {
    const record = () => {
      // Between a change of the URL and the render of its page, the loading screen may be shown.
      if (this.shown.key === currentKey()) this.positions[this.shown.key] = window.scrollY;
    };
    record();
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('pagehide', () => remember(POSITIONS, this.positions));
  }
}

function currentKey(): string {
  return history.state?.key ?? 'default';
}

/** A selector for the element that is rendered in place of this one. */
function selectorOf(element: Element): string {
  let selector = element.localName;
  for (const name of ['id', 'name', 'value', 'type', 'href']) {
    const value = element.getAttribute(name);
    if (value !== null) selector += `[${name}="${CSS.escape(value)}"]`;
  }
  return selector;
}

/** Opens the static thank-you page and returns true, if the form of the current page is sent and the page has failed. */
export function openThankYouPage(): boolean {
  const isSent = sentAt() !== undefined && routeOf(location.pathname)?.page === 'family-consultation';
  if (isSent) location.replace(receivedPath(pupsSent()));
  return isSent;
}

/** Undefined where the build prerenders the page. */
export const ServedPageContext = createContext<ServedPage | undefined>(undefined);

/**
 * Hydrates its children after the main part of the page, so that the form is hydrated earlier. React hydrates boundaries
 * in their order on the page. The children look and work as served until then.
 */
export function HydratedLater({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <Waiting>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ children }: { readonly children: ReactNode }) {
  const page = use(ServedPageContext);
  // If React renders a changed page again instead of hydrating it, nothing may be missing meanwhile.
  const isHydrating = useAfterHydration(() => false, true);
  if (isHydrating && page?.mainHydrated) use(page.mainHydrated);
  return children;
}
