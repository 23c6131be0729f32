import { lastScrollTop } from '../app/scroll-and-focus.tsx';
import { openThankYouPage } from '../app/sent-form.ts';
import { restoreAnswers } from '../given-answers.ts';

/**
 * Copies the served page. Returns a function that replaces the page by the copy, with the current answers, focus and
 * scroll position. The copy works without script, so after an error of the script it is better than an error message.
 */
export function keepServedPage(root: HTMLElement): () => void {
  // Copies into a new document, because there the browser does not fetch the pictures again.
  const served = document.implementation.createHTMLDocument().importNode(root, true);
  const { title } = document;
  const { pathname } = location;
  return () => {
    if (openThankYouPage()) return;
    // The visitor is on another page.
    if (location.pathname !== pathname) return location.reload();
    delete document.documentElement.dataset.hydrated;
    document.title = title;
    root.replaceWith(served);
    restorePlace(served);
  };
}

/** Gives elements that replace others the answers, the focus and the scroll position. */
export function restorePlace(page: HTMLElement): void {
  // Elements that are new have no remembered height, so the browser lays them out at once.
  delete document.documentElement.dataset.opening;
  restoreAnswers(page);
  window.scrollTo({ top: lastScrollTop(), behavior: 'instant' });
}
