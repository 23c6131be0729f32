import { chakra } from '@chakra-ui/react';
import { HONEYPOT_FIELD } from 'functions/contract/call.ts';
import { FORM } from '../content/consultation.ts';

/** Rendered, so that bots fill it in, but invisible and not focusable for people. */
const Hidden = chakra('div', {
  base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** The attributes with which 1Password, LastPass, Bitwarden, Proton Pass and Dashlane leave a field alone. */
const IGNORED_BY_PASSWORD_MANAGERS = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-protonpass-ignore': 'true',
  'data-form-type': 'other',
};

export function Honeypot() {
  return (
    <Hidden aria-hidden="true">
      <label>
        <span>{FORM.honeypot}</span>
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" {...IGNORED_BY_PASSWORD_MANAGERS} />
      </label>
    </Hidden>
  );
}

/** The honeypot's value if it is filled, as part of the request. */
export function honeypotIn(form: HTMLFormElement): Record<string, string> {
  const value = new FormData(form).get(HONEYPOT_FIELD);
  return typeof value === 'string' && value !== '' ? { [HONEYPOT_FIELD]: value } : {};
}
