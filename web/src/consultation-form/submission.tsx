import { focusManager, QueryClient, QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Accepted } from 'functions/contract/call.ts';
import { type ReactNode, useState } from 'react';
import { type Attempt, forgetAttempt } from './attempt.ts';
import { forgetDraft } from './draft.ts';
import { type Failure, send } from './send.ts';

export const RETRIES = 3;
const FIRST_PAUSE_MS = 500;
const STALE_MS = 5 * 60_000;

// A family that looks at another tab meanwhile still wants its request sent.
focusManager.setFocused(true);

export function SubmissionProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: RETRIES, staleTime: STALE_MS } } }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Sending a request: its status is the state of the page. One at a time, and again unasked when no answer came. */
export function useSubmission() {
  const client = useQueryClient();
  const mutation = useMutation<Accepted, Failure, Attempt>({
    mutationFn: send,
    networkMode: 'always',
    retry: (failures, { isPassing }) => isPassing && failures < RETRIES,
    retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
    onSuccess: () => {
      forgetDraft();
      forgetAttempt();
    },
  });
  return { ...mutation, isBusy: () => client.isMutating() > 0 };
}

export type Submission = ReturnType<typeof useSubmission>;
