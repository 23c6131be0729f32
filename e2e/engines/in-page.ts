/** Each of these is sent into a page as it stands, so it names nothing outside itself. */
export function reportPolicyViolations(): void {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`Policy violation: ${event.effectiveDirective} ${event.blockedURI}`);
  });
}

/** For an engine that keeps no log. */
export function recordProblems(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`Policy violation: ${effectiveDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...what: unknown[]) => {
      problems.push(what.join(' '));
      log(...what);
    };
  }
}

export function takeProblems(): string[] {
  return (window as { problems?: string[] }).problems?.splice(0) ?? [];
}

/** Brings an element into the middle of the screen at once, however smoothly the page scrolls by itself. */
export function centerOf(target: string): { x: number; y: number } {
  const { singleNodeValue: found } = document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  if (!(found instanceof Element)) throw new Error(`Nothing stands at ${target}`);
  found.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

export function selectOption(target: string, value: string): void {
  const { singleNodeValue: found } = document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  (found as HTMLSelectElement).value = value;
  for (const type of ['input', 'change']) found?.dispatchEvent(new Event(type, { bubbles: true }));
}

export function isShown(target: string): boolean {
  const { singleNodeValue: found } = document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  return found instanceof Element && found.checkVisibility({ checkVisibilityCSS: true });
}

/** All of it stands on the screen, and nothing lies over its middle. */
export function isInView(target: string): boolean {
  const { singleNodeValue: found } = document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  if (!(found instanceof Element)) return false;
  const { left, top, right, bottom } = found.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const inside = left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight;
  return inside && onTop !== null && found.contains(onTop);
}

export function isLaidOut(): boolean {
  return document.readyState === 'complete' && !('opening' in document.documentElement.dataset);
}

export function isFocused(target: string): boolean {
  const { singleNodeValue: found } = document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  return found !== null && found === document.activeElement;
}
