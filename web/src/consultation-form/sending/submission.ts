import {
  focusManager,
  type MutationState,
  mutationOptions,
  QueryClient,
  useMutationState,
} from '@tanstack/react-query';
import { pupsAskedAbout } from 'functions/contract/pups.ts';
import { type Answers, answersIn, areSame } from '../answers.ts';
import { forgetForm, keepDraft, readDraft } from './draft-and-attempt.ts';
import { type Attempt, type Failure, send } from './send.ts';
import { openThankYouPage, rememberSent } from './sent-request.ts';

export const RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 500;

interface FilledForm {
  readonly attempt: Attempt;
  readonly answers: Answers;
  /** When to stop trying, as `performance.now()` counts. */
  readonly giveUpAt: number;
}

// By default, TanStack Query retries only while the tab is visible.
focusManager.setFocused(true);

/** Passed to each hook, because only the chunk of the form uses it. */
export const client = new QueryClient();

/** Sends the form. Continues when the visitor opens another page. Rejects with a `Failure`. */
export const SUBMISSION = mutationOptions<void, Failure, FilledForm>({
  mutationKey: ['consultation-request'],
  mutationFn: ({ attempt, giveUpAt }) => send(attempt, giveUpAt),
  // Fails at once without a connection, instead of waiting silently for one.
  networkMode: 'always',
  retry: (failures, { isTemporary }) => isTemporary && failures < RETRIES,
  retryDelay: (failures) => FIRST_RETRY_DELAY_MS * 2 ** failures,
  // The thank-you screen and the toast show the result for as long as they are open.
  gcTime: Number.POSITIVE_INFINITY,
  onSuccess: (_, { answers }) => {
    const changed = changedSince(answers);
    forgetForm();
    // A new request, about which the form asks.
    if (changed) keepDraft(changed);
    rememberSent(pupsAskedAbout(answers.additionalInfo));
    // The page has failed meanwhile.
    if (!('hydrated' in document.documentElement.dataset)) openThankYouPage();
  },
});

/** The answers, if the visitor has changed them. The request is stored, so an error here must not look like a failure. */
function changedSince(sent: Answers): Partial<Answers> | undefined {
  try {
    const form = document.querySelector('form');
    const current = form ? answersIn(form) : readDraft();
    return areSame(current, sent) ? undefined : current;
  } catch {
    return undefined;
  }
}

export type Submission = MutationState<void, Failure, FilledForm>;

/** The state of the last submission, for the form's page and for the toast on any page. */
export function useSubmission(): Submission | undefined {
  return useMutationState<Submission>({ filters: { mutationKey: SUBMISSION.mutationKey } }, client).at(-1);
}

export function isSubmitting(): boolean {
  return client.isMutating() > 0;
}

/** Also deletes the answers that earlier submissions sent. */
export function forgetSubmission(): void {
  client.getMutationCache().clear();
}
