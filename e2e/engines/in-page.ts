// These functions run in the page, so each one may use only its parameters and the globals of the browser.

/** Scrolls an element to the middle of the screen, without smooth scrolling, and returns its center. */
export function centerOf(target: string): { x: number; y: number } {
  const { singleNodeValue: found } = document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  if (!(found instanceof Element)) throw new Error(`There is no element at ${target}`);
  found.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

export function isHovered(target: string): boolean {
  const { singleNodeValue: found } = document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  return found instanceof Element && found.matches(':hover');
}

export function selectOption(target: string, value: string): void {
  const { singleNodeValue: found } = document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  (found as HTMLSelectElement).value = value;
  for (const type of ['input', 'change']) found?.dispatchEvent(new Event(type, { bubbles: true }));
}

/** In view: completely on the screen, and nothing covers its center. A failed expectation shows the page's messages, too. */
export function stateOf(target: string): { shown: boolean; inView: boolean; focused: boolean; messages: string[] } {
  const messages = [...document.querySelectorAll('[role=alert], [role=status]')].map((each) => each.textContent);
  const { singleNodeValue: found } = document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  if (!(found instanceof Element)) return { shown: false, inView: false, focused: false, messages };
  const { left, top, right, bottom } = found.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const inside = left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight;
  return {
    shown: found.checkVisibility({ checkVisibilityCSS: true }),
    inView: inside && onTop !== null && found.contains(onTop),
    focused: found === document.activeElement,
    messages,
  };
}

export function isLaidOut(): boolean {
  return document.readyState === 'complete' && !('opening' in document.documentElement.dataset);
}
