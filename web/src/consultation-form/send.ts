import { type Accepted, type Refused, SUBMIT_FAILED, SUBMIT_PATH } from 'functions/contract/call.ts';
import { TOASTS } from '../content/consultation.ts';
import { ifAllowed } from '../tab-storage.ts';
import { appCheckHeader } from './app-check.ts';

/** The function's own timeout. A request that takes longer gets no response. */
const TRY_MS = 20_000;
const TEMPORARY_STATUSES = [408, 502, 503, 504];

/** How long all tries may take together. */
export const GIVE_UP_MS = 45_000;

/** A failed attempt, with the message for the visitor. A temporary failure is retried. */
export class Failure extends Error {
  readonly isTemporary: boolean;
  readonly fieldErrors: Refused['fieldErrors'];

  constructor(message: string, isTemporary = false, fieldErrors?: Refused['fieldErrors']) {
    super(message);
    this.isTemporary = isTemporary;
    this.fieldErrors = fieldErrors;
  }
}

/**
 * Sends the request once, until `giveUpAt` by the clock of `performance.now()`. Returns the time by the server's clock. Throws a
 * `Failure` unless the server confirms that the request is stored.
 */
export async function send(body: string, giveUpAt: number): Promise<number> {
  const { ok, status, date, json } = await post(await appCheckHeader(), body, giveUpAt);
  if (ok && json.id) {
    console.log({ id: json.id });
    return date;
  }
  if (ok) throw new Failure(TOASTS.error.somethingWentWrong);
  const message = typeof json.error === 'string' && json.error;
  throw new Failure(message || SUBMIT_FAILED, TEMPORARY_STATUSES.includes(status), json.fieldErrors);
}

async function post(headers: Record<string, string>, body: string, giveUpAt: number) {
  try {
    const left = Math.max(0, giveUpAt - performance.now());
    const response = await fetch(SUBMIT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      // Goes on when the visitor leaves the page. A valid request is shorter than the limit of browsers for this.
      keepalive: true,
      signal: AbortSignal.timeout(Math.min(TRY_MS, left)),
    });
    const date = Date.parse(response.headers.get('Date') ?? '') || Date.now();
    return { ok: response.ok, status: response.status, date, json: parsed(await response.text()) };
  } catch {
    throw new Failure(TOASTS.error.somethingWentWrong, performance.now() < giveUpAt);
  }
}

/** A proxy may have answered, so the text may be anything. */
function parsed(text: string): Partial<Accepted & Refused> {
  return ifAllowed(() => ({ ...JSON.parse(text) })) ?? {};
}
