/**
 * Waits for a second frame, because the browser paints the first one only after its callback. A prerendered page and a
 * page in a background tab have no frame until they are shown.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
}
