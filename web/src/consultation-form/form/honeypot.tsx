import { chakra } from '@chakra-ui/react';
import { HONEYPOT_FIELD } from 'functions/contract/call.ts';
import { FORM } from '../../content/consultation.ts';

/** Laid out, so that a program that fills every field finds it, but out of sight and reach of people. */
const Hidden = chakra('div', {
  base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

export function Honeypot() {
  return (
    <Hidden aria-hidden="true">
      <label>
        {FORM.honeypot}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </Hidden>
  );
}

/** What a program has put into the honeypot; nothing from a person. */
export function caughtIn(form: HTMLFormElement): Record<string, string> {
  const value = new FormData(form).get(HONEYPOT_FIELD);
  return typeof value === 'string' && value !== '' ? { [HONEYPOT_FIELD]: value } : {};
}
