import type { ScrollPositions } from '../app/scroll-and-focus.tsx';
import { type Control, fillIn } from '../consultation-form/fill-in.ts';
import { openThankYouPage, readRecord } from '../consultation-form/record.ts';
import { pageState } from '../ui/page-state.ts';

/** The page that Hosting served, with the answers and the focus that the visitor has given it since. */
export class ServedPage {
  readonly #pathname = location.pathname;
  readonly #title = document.title;
  readonly #root: HTMLElement;
  /** The served page works without script, so after an error of the script it is better than an error message. */
  readonly #copy: HTMLElement;
  readonly #positions: ScrollPositions;
  /** Whether the visitor has pressed the button and done nothing since. */
  #isPressed = false;
  #form = document.querySelector('form');
  #focused = document.activeElement;

  constructor(root: HTMLElement, positions: ScrollPositions) {
    this.#root = root;
    // Copies into a new document, because there the browser does not fetch the pictures again.
    this.#copy = document.implementation.createHTMLDocument().importNode(root, true);
    this.#positions = positions;
    this.#watchFocus();
    const notePress = ({ type }: Event) => {
      this.#isPressed = type === 'submit';
    };
    for (const type of ['submit', 'input']) addEventListener(type, notePress, { capture: true });
  }

  /** Replaces a page that has failed by the served one. */
  putBack(): void {
    if (openThankYouPage()) return;
    if (location.pathname !== this.#pathname) {
      // The visitor is on another page.
      location.reload();
      return;
    }
    delete pageState().hydrated;
    document.title = this.#title;
    this.#root.replaceWith(this.#copy);
    this.restore(this.#copy);
    // A request that is on its way goes on. Otherwise the browser posts the form, as without script.
    if (this.#isPressed && !readRecord().sending) this.#copy.querySelector('form')?.requestSubmit();
  }

  /** Gives elements that have replaced served ones the answers, the focus and the scroll position. */
  restore(page = this.#root): void {
    // Elements that are new have no remembered height, so the browser lays them out at once.
    delete pageState().opening;
    this.#restoreAnswers(page);
    this.#restoreFocus(page);
    // The position before this task, in which a script may have shortened the page.
    this.#positions.restore();
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
    this.#form = form;
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
