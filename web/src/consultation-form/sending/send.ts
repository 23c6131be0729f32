import {
  type Accepted,
  IDEMPOTENCY_HEADER,
  type Refused,
  SUBMIT_FAILED,
  SUBMIT_PATH,
} from 'functions/contract/call.ts';
import { TOASTS } from '../../content/consultation.ts';
import { appCheckHeader } from './app-check.ts';
import type { Attempt } from './attempt.ts';

const PATIENCE_MS = 30_000;
const PASSING = [502, 503, 504];

/** A try that did not end in a stored request: what to say, at which fields, and whether to try again unasked. */
export class Failure extends Error {
  readonly fieldErrors: Refused['fieldErrors'];
  readonly isPassing: boolean;

  constructor(
    message: string,
    { fieldErrors, isPassing = false }: Partial<Pick<Failure, 'fieldErrors' | 'isPassing'>> = {},
  ) {
    super(message);
    this.fieldErrors = fieldErrors;
    this.isPassing = isPassing;
  }
}

/** One try. Only a stored request counts as success; everything else is thrown as a Failure. */
export async function send({ key, body }: Attempt): Promise<Accepted> {
  const { ok, status, json } = await post({ [IDEMPOTENCY_HEADER]: key, ...(await appCheckHeader()) }, body);
  if (ok && isAccepted(json)) return json;
  if (ok) throw new Failure(TOASTS.error.somethingWentWrong);
  const { error, fieldErrors } = isRefused(json) ? json : { error: SUBMIT_FAILED };
  throw new Failure(error, { fieldErrors, isPassing: PASSING.includes(status) });
}

async function post(headers: Record<string, string>, body: string) {
  try {
    const answer = await fetch(SUBMIT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { ok: answer.ok, status: answer.status, json: parsed(await answer.text()) };
  } catch {
    throw new Failure(TOASTS.error.somethingWentWrong, { isPassing: true });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAccepted(json: unknown): json is Accepted {
  return isObject(json) && typeof json.id === 'string' && json.id !== '';
}

function isRefused(json: unknown): json is Refused {
  return isObject(json) && typeof json.error === 'string' && json.error !== '';
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}
