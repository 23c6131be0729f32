import { CONTACT_HOURS } from 'functions/contract/farm.ts';
import { type AskedPup, PUP_PARAMETER, receivedPath } from 'functions/contract/pups.ts';
import { useSyncExternalStore } from 'react';
import { routeOf } from '../../routes.ts';
import { DRAFT, onChange, recall, remember, SENT } from '../../tab-storage.ts';

/** The query of the form's address that asks for another form. */
export const ANOTHER = '?another';

interface Sent {
  readonly at: number;
  readonly pups: readonly AskedPup[];
}

export function rememberSent(pups: readonly AskedPup[]): void {
  remember(SENT, { at: Date.now(), pups } satisfies Sent);
  const channel = sentChannel();
  channel.postMessage('');
  channel.close();
}

/**
 * Firefox keeps a page for Back together with the session storage that it had. A message makes browsers load the page
 * again instead, so that a form that was sent meanwhile is not sent once more.
 */
export const sentChannel = () => new BroadcastChannel(SENT);

/**
 * When this tab sent a request that the farm must still answer. Undefined if the form is to be shown: the address asks for
 * another one, or there are answers that are not sent.
 */
export const sentAt = () => (hasDraft() ? undefined : openAt());

export const useSentAt = () => useSyncExternalStore(onChange, sentAt, () => undefined);

/** Whether the visitor has changed the answers of the last request while it was on its way. */
const hasChanges = () => hasDraft() && openAt() !== undefined;

export const useHasChanges = () => useSyncExternalStore(onChange, hasChanges, () => false);

const hasDraft = () => recall(DRAFT) !== undefined;

function openAt(): number | undefined {
  const { at } = lastSent();
  const isOpen = at !== undefined && Date.now() < at + CONTACT_HOURS * 3_600_000;
  return isOpen && !asksForForm() ? at : undefined;
}

export const pupsSent = () => lastSent().pups ?? [];

const lastSent = () => ({ ...(recall(SENT) as Sent | undefined) }) as Partial<Sent>;

export function asksForForm(): boolean {
  return location.search === ANOTHER || new URLSearchParams(location.search).has(PUP_PARAMETER);
}

/** Opens the static thank-you page and returns true, if the form of the current page is sent and the page has failed. */
export function openThankYouPage(): boolean {
  const isSent = sentAt() !== undefined && routeOf(location.pathname)?.page === 'family-consultation';
  if (isSent) location.replace(receivedPath(pupsSent()));
  return isSent;
}
