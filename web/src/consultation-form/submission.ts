import {
  focusManager,
  MutationObserver,
  type MutationState,
  mutationOptions,
  QueryClient,
  useMutationState,
} from '@tanstack/react-query';
import { EMPTY_REQUEST } from 'functions/contract/questions.ts';
import { consultationSchema } from 'functions/contract/schema.ts';
import { pageState } from '../ui/page-state.ts';
import { type Answers, answered, answersFrom } from './answers.ts';
import { keepSending, keepSent, openThankYouPage, readRecord } from './record.ts';
import { type Failure, GIVE_UP_MS, send } from './send.ts';

export const RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 500;
/** Later, the same answers could be stored again, because another day may have begun at the farm. */
const RESUME_MS = 3_600_000;

interface FilledForm {
  readonly answers: Answers;
  /** Those that are not empty. Found before the response, by which time another script may have broken the page. */
  readonly given: Partial<Answers>;
  readonly body: string;
  /** When to stop trying, as `performance.now()` counts. */
  readonly giveUpAt: number;
}

// By default, TanStack Query retries only while the tab is visible.
focusManager.setFocused(true);

/** Passed to each hook, because only the chunk of the form uses it. */
export const client = new QueryClient({ defaultOptions: { queries: { staleTime: 5 * 60_000, retry: RETRIES } } });

/** Rejects with a `Failure`. */
const SUBMISSION = mutationOptions<number, Failure, FilledForm>({
  mutationKey: ['consultation-request'],
  mutationFn: ({ body, giveUpAt }) => send(body, giveUpAt),
  // Fails at once without a connection, instead of waiting silently for one.
  networkMode: 'always',
  retry: (failures, { isTemporary }) => isTemporary && failures < RETRIES,
  retryDelay: (failures) => FIRST_RETRY_DELAY_MS * 2 ** failures,
  // The thank-you screen and the toast show the result for as long as they are open.
  gcTime: Number.POSITIVE_INFINITY,
  onSuccess: (received, { given }) => stored(given, received),
  onError: () => {
    keepSending(undefined);
    // The browser posts the served form, as without script.
    if (hasFailed()) document.querySelector('form')?.requestSubmit();
  },
});

/** Sends valid answers. Continues when the visitor opens another page of the app, or another document (`resumeSending`). */
export async function submit(answers: Answers, honeypot = {}, since = Date.now()): Promise<void> {
  const body = JSON.stringify({ ...consultationSchema.parse(answers), ...honeypot });
  client.getMutationCache().clear();
  const given = answered(answers);
  keepSending({ since, answers: given });
  const giveUpAt = performance.now() + GIVE_UP_MS;
  await new MutationObserver(client, SUBMISSION).mutate({ answers, given, body, giveUpAt }).catch(() => undefined);
}

/** Sends the answers again that a document of this tab was sending when it was left. The server stores them once. */
export function resumeSending(): void {
  const { sending } = readRecord();
  if (!sending || isSubmitting()) return;
  const answers = { ...EMPTY_REQUEST, ...answersFrom({ ...sending.answers }) };
  const isRecent = Date.now() - sending.since < RESUME_MS;
  if (isRecent && consultationSchema.safeParse(answers).success) void submit(answers, {}, sending.since);
  else keepSending(undefined);
}

/** The request is stored, so an error here must not look like a failure. */
function stored(given: Partial<Answers>, received: number): void {
  try {
    keepSent(given, received);
    if (hasFailed()) openThankYouPage();
  } catch (error) {
    console.error(error);
  }
}

/** Whether the page has failed since the press, so that the served one is shown again. */
const hasFailed = () => !('hydrated' in pageState());

export type Submission = MutationState<number, Failure, FilledForm>;

/** The state of the last submission, for the form's page and for the toast on any page. */
export function useSubmission(): Submission | undefined {
  return useMutationState<Submission>({ filters: { mutationKey: SUBMISSION.mutationKey } }, client).at(-1);
}

export function isSubmitting(): boolean {
  return client.isMutating() > 0;
}

/** Forgets the last submission with its answers and messages, unless it is on its way. */
export function forgetSubmission(): void {
  if (!isSubmitting()) client.getMutationCache().clear();
}
