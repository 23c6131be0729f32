import { RECORD, recall } from '../../tab-storage.ts';
import { pageState } from '../../ui/page-state.ts';
import { afterPaint } from './after-paint.ts';

/** Only some browsers support `connection`: https://wicg.github.io/netinfo/ */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/**
 * Loads the scripts, once. The data attributes of the start line's script element contain what differs between pages:
 * - `data-entry` and `data-chunks`: the URLs of the entry script and of its chunks.
 * - `data-when`: `painted` loads the scripts after the first paint, on pages that need script. `used` loads them at the
 *   first pointer, key or focus event, on pages that also work without script.
 */
export function loadScripts(): void {
  const { entry = '', chunks = '', when } = (document.currentScript as HTMLScriptElement).dataset;
  const { pathname } = location;
  // Browsers that prerender also support `navigator.connection`. With `data-saving`, the browser prerenders no links
  // (web/prerender/speculation-rules.ts).
  const { saveData, effectiveType = '' } = (navigator as NavigatorWithConnection).connection || {};
  const saves = saveData || /2g/.test(effectiveType);
  if (saves) pageState().saving = '';
  const prerenders = HTMLScriptElement.supports('speculationrules') && !saves;
  let hasRequested = false;
  const request = () => {
    if (hasRequested) return;
    hasRequested = true;
    requestScripts(entry, chunks.split(' '));
  };
  // Ignores pointer and focus events on a link to another page if the browser prerenders that page, because the
  // scripts of this page would compete with it. A click on a link also moves the focus to it.
  const onUse = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const leadsToPage = link && !link.target && link.origin === location.origin && link.pathname !== pathname;
    if (!leadsToPage || !prerenders) request();
  };
  for (const use of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(use, onUse, { passive: true, capture: true });
  }
  addEventListener('keydown', request, { once: true, passive: true, capture: true });
  afterPaint(() => {
    if (when === 'painted' || isInApp()) request();
  });
}

/** Whether only the app can show this history entry, or send what the tab has not finished sending. */
function isInApp(): boolean {
  // React Router sets `key` on the history entries that it adds.
  const { key } = history.state || {};
  const { sending } = (recall(RECORD) || {}) as { readonly sending?: unknown };
  return Boolean(key || sending);
}

function requestScripts(entry: string, chunks: readonly string[]): void {
  for (const chunk of chunks) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = chunk;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  document.head.append(script);
}
