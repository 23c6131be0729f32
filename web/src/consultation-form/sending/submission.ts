import { focusManager, type MutationOptions, QueryClient, useMutationState } from '@tanstack/react-query';
import type { Accepted } from 'functions/contract/call.ts';
import { forgetDraft } from '../draft/draft.ts';
import type { Answers } from '../form/answers.ts';
import { type Attempt, forgetAttempt } from './attempt.ts';
import { type Failure, send } from './send.ts';

export const RETRIES = 3;
const FIRST_PAUSE_MS = 500;
const STALE_MS = 5 * 60_000;

/** A filled form, and what goes out of it. */
interface Filled {
  readonly attempt: Attempt;
  readonly answers: Answers;
}

// A family that looks at another tab meanwhile still wants its request sent.
focusManager.setFocused(true);

/**
 * Lives as long as the app, whatever page is shown: who leaves while a request is sent still learns how that ended.
 * Nothing mounts it, so it never waits for a browser that calls itself offline: that is told at once.
 */
const client = new QueryClient({ defaultOptions: { queries: { retry: RETRIES, staleTime: STALE_MS } } });
const mutations = client.getMutationCache();

/** Sends again unasked when no answer came. */
const SENDING: MutationOptions<Accepted, Failure, Filled> = {
  mutationFn: ({ attempt }) => send(attempt),
  gcTime: Number.POSITIVE_INFINITY,
  retry: (failures, { isPassing }) => isPassing && failures < RETRIES,
  retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
  onSuccess: () => {
    forgetDraft();
    forgetAttempt();
  },
};

const IDLE = { status: 'idle', submittedAt: 0, failureCount: 0, error: null, variables: undefined } as const;

/** The last submission: how far it is, or how it ended. */
export function useSubmission() {
  return useMutationState({ select: ({ state }) => state as Sent }, client).at(-1) ?? IDLE;
}

type Sent = ReturnType<typeof build>['state'];
export type Submission = Sent | typeof IDLE;

export function isSubmitting(): boolean {
  return client.isMutating() > 0;
}

/** Sends a filled form in place of whatever was sent before; rejects with a `Failure`. */
export function submitForm(filled: Filled): Promise<Accepted> {
  forgetSubmission();
  return build().execute(filled);
}

export function forgetSubmission(): void {
  mutations.clear();
}

function build() {
  return mutations.build(client, SENDING);
}
