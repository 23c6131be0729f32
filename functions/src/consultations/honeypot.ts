import { HONEYPOT_FIELD } from '../contract/call.ts';

/** Separates the honeypot field from the answers. People leave that field empty, because they cannot see it. */
export function withoutHoneypot(body: object): { answers: object; honeypot: unknown } {
  const { [HONEYPOT_FIELD]: honeypot = '', ...answers } = body as Record<string, unknown>;
  return { answers, honeypot };
}
