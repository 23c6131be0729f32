import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A number of the military's own network (Defense Switched Network). Its first digits are area codes elsewhere, too. */
const MILITARY = /\bDSN\b/i;
/** A digit or plus sign just before or after may belong to the number, or begin a second one. */
const BEFORE = /[\d+][^\p{L}\p{N}+#,;&]{0,5}$/u;
const AFTER = /^[^\p{L}\p{N}+#,;&]{0,5}[\d+]/u;

/** The first number in what a visitor wrote, if it can be read with certainty; as `national` if it is all they wrote. */
export function readPhone(written: string): { readonly number: string; readonly national?: string | false } {
  // Loaded here, because the function that stores requests starts faster without it.
  const { findPhoneNumbersInText } = require('libphonenumber-js/min') as typeof import('libphonenumber-js/min');
  const [found] = MILITARY.test(written) ? [] : findPhoneNumbersInText(written, { defaultCountry: 'US' });
  const before = written.slice(0, found?.startsAt);
  const after = written.slice(found?.endsAt);
  if (!found || BEFORE.test(before) || AFTER.test(after)) return { number: '' };
  const { number: phone } = found;
  const isAll = phone.countryCallingCode === '1' && !phone.ext && !/[\p{L}\p{N}]/u.test(before + after);
  return { number: phone.number, national: isAll && phone.formatNational() };
}
