import { chakra } from '@chakra-ui/react';
import { TRAP_FIELD } from 'functions/contract/call.ts';
import { FORM } from '../content/consultation.ts';

/** Laid out, so that a program that fills every field finds it, but out of sight and reach of people. */
const Hidden = chakra('div', {
  base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

export function Trap() {
  return (
    <Hidden aria-hidden="true">
      <label>
        {FORM.trap}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </Hidden>
  );
}

/** What a program has put into the trap; nothing from a person. */
export function caughtIn(form: HTMLFormElement): Record<string, string> {
  const value = new FormData(form).get(TRAP_FIELD);
  return typeof value === 'string' && value !== '' ? { [TRAP_FIELD]: value } : {};
}
