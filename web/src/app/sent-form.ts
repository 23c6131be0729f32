import { RECEIVED_PATH } from 'functions/contract/call.ts';
import { pageOf } from './pages.tsx';

/** Opens the static thank-you page and returns true, if the form of the current page is sent and the page has failed. */
export function openThankYouPage(): boolean {
  const isSent = 'sent' in document.documentElement.dataset && pageOf(location.pathname) === 'family-consultation';
  if (isSent) location.replace(RECEIVED_PATH);
  return isSent;
}
