import { HONEYPOT_FIELD } from '../contract/call.ts';

/** Takes the honeypot out of a request; whoever filled it is no person, but is answered like one. */
export function withoutHoneypot(body: object): { answers: object; bait: unknown } {
  const { [HONEYPOT_FIELD]: bait = '', ...answers } = body as Record<string, unknown>;
  return { answers, bait };
}
