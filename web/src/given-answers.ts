import { type Control, fillIn, reportChange } from './consultation-form/fill-in.ts';

/**
 * What the visitor has given so far: the values of the form's controls, and the focus. The controls count, because
 * browsers, password managers and translators change them without events, and because React may replace the served form
 * or remove it after an error.
 */

let form: HTMLFormElement | null = null;
let focused: Element | null = null;

/** Starts to remember the form and the focus. A removed element loses the focus without an event, but keeps its values. */
export function watchAnswers(): void {
  form = document.querySelector('form');
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
    form = (target as Partial<Control>).form ?? (form?.isConnected ? form : null);
  });
  // Waits, because Chromium also reports a removed element here.
  document.addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (focused === target && focused?.isConnected && focused !== document.activeElement) focused = null;
    }),
  );
}

/** Fills the remembered answers into the form of `page` and focuses what was focused, if their elements were removed. */
export function restoreAnswers(page: ParentNode): void {
  const current = page.querySelector('form');
  if (form && current && !form.isConnected) {
    const answers = new FormData(form);
    fillIn(current, (name) => answers.getAll(name));
    reportChange(current);
    form = current;
  }
  if (!focused || focused.isConnected) return;
  const same = page.querySelector<HTMLInputElement>(selectorOf(focused));
  const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLInputElement>;
  same?.focus({ preventScroll: true });
  // An email field has no selection that scripts can set.
  if (selectionStart !== null) same?.setSelectionRange(selectionStart, selectionEnd);
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
