import { PUP_PARAMETER } from 'functions/contract/call.ts';
import { EMPTY_REQUEST, FIELD_NAMES } from 'functions/contract/questions.ts';
import { LISTED } from '../content/listed-pups.generated.ts';
import { pageState } from '../ui/page-state.ts';
import { type Answers, answered, answersFrom, answersIn, showAnswers } from './answers.ts';
import { beginAnswers, hasRecord, isOpened, isThankYou, readRecord } from './record.ts';

/** What the note above the form says. */
interface Taken {
  readonly hasAnswers: boolean;
  /** Besides the pups. */
  readonly isRestored: boolean;
  /** A pup is no longer listed. */
  readonly isGone: boolean;
}

/**
 * Shows in the hydrated form, in this order: what the visitor has given to the served form, what the tab remembers, and
 * the pup to which the page's address leads. Returns undefined if the thank-you screen replaces the form.
 */
export function takeOver(form: HTMLFormElement): Taken | undefined {
  const state = pageState();
  const { given } = state;
  if (isThankYou() && !given) return undefined;
  delete state.given;
  if (!isOpened()) beginAnswers();
  const served = answersIn(form);
  const kept = answersFrom(readRecord().answers);
  // When Firefox loads a page again, it fills in the form with answers that may be older than those of the tab.
  const filledIn = hasRecord() && isOpened() ? {} : answered(served);
  const answers: Answers = { ...EMPTY_REQUEST, ...filledIn, ...kept, ...givenOf(served, given?.split(' ') ?? []) };
  const asked = [...answers.pups, ...pupOfAddress()];
  const pups = LISTED.map(({ name }) => name).filter((name) => asked.includes(name));
  const shown = answered({ ...answers, pups });
  const hasAnswers = Object.keys(shown).length > 0;
  if (hasAnswers) showAnswers(form, { ...EMPTY_REQUEST, ...shown });
  const isRestored = Object.keys(answered({ ...kept, pups: [] })).length > 0;
  if (!isRestored) delete state.kept;
  return { hasAnswers, isRestored, isGone: asked.some((name) => !pups.includes(name)) };
}

/** The answers to the questions that the visitor has answered in the served form (startup/start-line/watch-form.ts). */
function givenOf(served: Answers, names: readonly string[]): Partial<Answers> {
  const given = FIELD_NAMES.filter((name) => names.includes(name));
  return Object.fromEntries(given.map((name) => [name, served[name]]));
}

/** Takes the pup out of the address, so that a reload does not ask again after the visitor has taken the question back. */
function pupOfAddress(): string[] {
  const names = new URLSearchParams(location.search).getAll(PUP_PARAMETER);
  if (names.length > 0) history.replaceState(history.state, '', location.pathname);
  return names;
}
