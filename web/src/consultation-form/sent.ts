import { CONTACT_HOURS } from 'functions/contract/farm.ts';
import { type AskedPup, PUP_PARAMETER } from 'functions/contract/pups.ts';
import { recall, remember, SENT } from '../tab-storage.ts';

/** The query of the form's address that asks for another form. */
export const ANOTHER = '?another';

interface Sent {
  readonly at: number;
  /** The pups about which the request asks. */
  readonly pups: readonly AskedPup[];
}

export function rememberSent(pups: readonly AskedPup[]): void {
  remember(SENT, { at: Date.now(), pups } satisfies Sent);
}

/** When this tab sent a request that the farm must still answer. Undefined if the address asks for another form. */
export function sentAt(): number | undefined {
  const { at } = lastSent();
  const isOpen = at !== undefined && Date.now() < at + CONTACT_HOURS * 3_600_000;
  return isOpen && !asksForForm() ? at : undefined;
}

export const pupsSent = () => lastSent().pups ?? [];

const lastSent = () => ({ ...(recall(SENT) as Sent | undefined) }) as Partial<Sent>;

export function asksForForm(): boolean {
  return location.search === ANOTHER || new URLSearchParams(location.search).has(PUP_PARAMETER);
}
