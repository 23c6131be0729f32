import { focusManager, MutationObserver, QueryClient } from '@tanstack/react-query';
import type { Accepted } from 'functions/contract/call.ts';
import { useSyncExternalStore } from 'react';
import { forgetDraft } from '../draft/draft.ts';
import type { Answers } from '../form/answers.ts';
import { type Attempt, forgetAttempt } from './attempt.ts';
import { type Failure, send } from './send.ts';

export const RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 500;
const STALE_MS = 5 * 60_000;

interface FilledForm {
  readonly attempt: Attempt;
  readonly answers: Answers;
}

// By default, TanStack Query retries only while the tab is visible.
focusManager.setFocused(true);

const client = new QueryClient({ defaultOptions: { queries: { retry: RETRIES, staleTime: STALE_MS } } });

/**
 * Sends the form. `useMutation` would create this observer inside a component. It is created outside, because the page
 * with the form and the toast share it, and because sending continues when the visitor opens another page.
 */
const mutation = new MutationObserver<Accepted, Failure, FilledForm>(client, {
  mutationFn: ({ attempt }) => send(attempt),
  // Fails at once without a connection, instead of waiting silently for one.
  networkMode: 'always',
  retry: (failures, { isTemporary }) => isTemporary && failures < RETRIES,
  retryDelay: (failures) => FIRST_RETRY_DELAY_MS * 2 ** failures,
  onSuccess: () => {
    forgetDraft();
    forgetAttempt();
  },
});

/** The state of the last submission. */
export function useSubmission() {
  return useSyncExternalStore(mutation.subscribe, getSubmission, getSubmission);
}

function getSubmission() {
  return mutation.getCurrentResult();
}

export type Submission = ReturnType<typeof getSubmission>;

export function isSubmitting(): boolean {
  return getSubmission().isPending;
}

/** Rejects with a `Failure`. */
export function submitForm(form: FilledForm): Promise<Accepted> {
  return mutation.mutate(form);
}

export function forgetSubmission(): void {
  mutation.reset();
}
