import type { Refused } from '../contract/call.ts';

/** Thrown to answer with something else than success; `code` names the case in the log. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly refused: Refused;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, refused: Refused, headers: Readonly<Record<string, string>> = {}) {
    super(refused.error);
    this.status = status;
    this.code = code;
    this.refused = refused;
    this.headers = headers;
  }
}
