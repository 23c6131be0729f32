import { CONTACT_HOURS } from 'functions/contract/farm.ts';
import { type AskedPup, PUP_PARAMETER } from 'functions/contract/pups.ts';
import { recall, SENT, SENT_PUPS } from '../tab-storage.ts';

/** The query of the form's address that asks for another form. */
export const ANOTHER = '?another';

/** When this tab sent a request that the farm must still answer. Undefined if the address asks for another form. */
export function sentAt(): number | undefined {
  const at = recall(SENT);
  const isOpen = typeof at === 'number' && Date.now() < at + CONTACT_HOURS * 3_600_000;
  return isOpen && !asksForForm() ? at : undefined;
}

/** The pups about which the last request of this tab asks. */
export const pupsSent = () => (recall(SENT_PUPS) ?? []) as readonly AskedPup[];

export function asksForForm(): boolean {
  return location.search === ANOTHER || new URLSearchParams(location.search).has(PUP_PARAMETER);
}
