import { TRAP_FIELD } from './contract/call.ts';

/** Takes the trap out of a request; whoever filled it is no person, but is answered like one. */
export function withoutTrap(body: object): { answers: object; suspectedSpam: boolean } {
  const { [TRAP_FIELD]: bait = '', ...answers } = body as Record<string, unknown>;
  return { answers, suspectedSpam: bait !== '' };
}
