import { receivedPath } from 'functions/contract/call.ts';
import { promisedTime } from 'functions/contract/farm.ts';
import { useSyncExternalStore } from 'react';
import { routeOf } from '../routes.ts';
import { ifAllowed, RECORD, recall, remember } from '../tab-storage.ts';
import type { Answers } from './answers.ts';

/** Answers that are not checked yet. */
type Remembered = Readonly<Record<string, unknown>>;

/** The last request that was stored. Of its answers only what follows, because the next person at this device may look. */
interface Sent {
  readonly at: number;
  /** The same moment by the clock of the server. */
  readonly received: number;
  readonly pups: readonly string[];
  readonly digest: number;
}

/** All that this tab remembers of the form. What the page shows follows from it. */
interface TabRecord {
  /** As they are now, without those that are sent. */
  readonly answers: Remembered;
  /** When the visitor opened the form in which they were given. */
  readonly begun: number;
  readonly sent?: Sent | undefined;
  /** The request that is on its way. */
  readonly sending?: { readonly since: number; readonly answers: Remembered } | undefined;
}

/** Firefox restores a page for Back together with the session storage that it had, unless the page has got a message. */
let copies: BroadcastChannel | undefined;

const listeners = new Set<() => void>();

/** A document of this tab, or something else, has written it. So each part is there only if it is what it should be. */
export function readRecord(): TabRecord {
  const { answers, begun, sent, sending } = objectIn(recall(RECORD));
  const { at, received, pups, digest } = objectIn(sent);
  const { since, answers: sentAnswers } = objectIn(sending);
  const names = Array.isArray(pups) ? pups.filter((name) => typeof name === 'string') : [];
  return {
    answers: objectIn(answers),
    begun: isNumber(begun) ? begun : 0,
    sent: isNumber(at) && isNumber(received) && isNumber(digest) ? { at, received, pups: names, digest } : undefined,
    sending: isNumber(since) ? { since, answers: objectIn(sentAnswers) } : undefined,
  };
}

export const hasRecord = () => recall(RECORD) !== undefined;

function writeRecord(record: TabRecord): void {
  remember(RECORD, record);
  copies?.postMessage('');
}

/** Lets the page show what follows from the record. Not called while a text is typed, which may be what was sent for a moment. */
export function showRecord(): void {
  for (const listener of listeners) listener();
}

/** Keeps the answers of the form. Those that are sent already are not kept. */
export function keepAnswers(given: Partial<Answers>): void {
  const record = readRecord();
  const sent = openRequest(record);
  const answers = sent && sent.digest === digestOf(given) ? {} : given;
  writeRecord({ ...record, answers });
}

/** Called when the visitor opens or clears a form. Answers that are not sent yet go on. */
export function beginAnswers(): void {
  const record = readRecord();
  if (isEmpty(record.answers)) writeRecord({ ...record, begun: Date.now() });
}

export function keepSending(sending: TabRecord['sending']): void {
  writeRecord({ ...readRecord(), sending });
}

/** Keeps that these answers were stored, and what the visitor has changed since they were sent. */
export function keepSent(sent: Partial<Answers>, received: number): void {
  const { answers, begun } = readRecord();
  const digest = digestOf(sent);
  const changed = digestOf(answers) === digest ? {} : answers;
  writeRecord({ answers: changed, begun, sent: { at: Date.now(), received, pups: sent.pups ?? [], digest } });
  showRecord();
}

/** The last request, while the farm must still answer it. */
export function openRequest({ sent }: Pick<TabRecord, 'sent'> = readRecord()): Sent | undefined {
  return sent && Date.now() < promisedTime(sent.at).getTime() ? sent : undefined;
}

/** Which request was the last one when the visitor opened this form, if it was open before. In the tab's history, by React Router. */
const knownRequest = (): unknown => history.state?.usr?.[KNOWN_REQUEST];
const KNOWN_REQUEST = 'knownRequest';

/** Whether this form was open before, and the visitor has come back or reloaded it. */
export const isOpened = () => knownRequest() !== undefined;

/** Links within the page keep what this notes (app/links.ts). */
export function noteOpening(): void {
  if (isOpened()) return;
  const usr = { ...history.state?.usr, [KNOWN_REQUEST]: openRequest()?.at ?? 0 };
  // The browser limits how often a page may do this.
  ifAllowed(() => history.replaceState({ ...history.state, usr }, ''));
}

/** Whether the page thanks instead of showing the form: the form was open when it was sent, and nothing has changed since. */
export function isThankYou(): boolean {
  const { answers, ...record } = readRecord();
  const sent = openRequest(record);
  return Boolean(sent) && isEmpty(answers) && isOpened() && knownRequest() !== sent?.at;
}

/** Whether the visitor has changed answers while they were on their way. */
export function hasChanges(): boolean {
  const { answers, begun, ...record } = readRecord();
  const sent = openRequest(record);
  return sent !== undefined && !isEmpty(answers) && begun < sent.at;
}

export function useRecord(read: () => boolean): boolean {
  return useSyncExternalStore(onChange, read, () => false);
}

/** Also calls the listener when the browser shows this document again, because another one may have changed the record. */
function onChange(listener: () => void): () => void {
  copies ??= ifAllowed(() => new BroadcastChannel(RECORD));
  listeners.add(listener);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('pageshow', listener);
  };
}

/** Opens the static thank-you page and returns true, if the form of the current page is sent and the page has failed. */
export function openThankYouPage(): boolean {
  const isSent = routeOf(location.pathname)?.page === 'family-consultation' && isThankYou();
  if (isSent) location.replace(receivedPath(openRequest()?.pups ?? []));
  return isSent;
}

/** Tells whether answers are the same, without keeping them. */
function digestOf(answers: object): number {
  let digest = 0;
  for (const letter of JSON.stringify(answers)) digest = (Math.imul(digest, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return digest;
}

const isEmpty = (answers: object) => Object.keys(answers).length === 0;
const isNumber = (value: unknown) => typeof value === 'number';

function objectIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
