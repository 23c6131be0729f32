/** React leaves a property of its own on each element that it has taken over. */
export function partsWithoutReact(): string[] {
  return [...document.querySelectorAll('header, [popover], main, footer')]
    .filter((part) => !Object.keys(part).some((key) => key.startsWith('__react')))
    .map(({ tagName }) => tagName);
}
