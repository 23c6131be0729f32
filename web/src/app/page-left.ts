/**
 * Whether the visitor is leaving the page. The browser then cancels downloads, so their errors must be ignored. False
 * again when Back restores the page.
 */
export let isPageLeft = false;

if (!import.meta.env.SSR) {
  addEventListener('pagehide', () => {
    isPageLeft = true;
  });
  addEventListener('pageshow', () => {
    isPageLeft = false;
  });
}
