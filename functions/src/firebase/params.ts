import { defineInt, defineSecret, defineString, select } from 'firebase-functions/params';

// functions/.env.<project> sets these, and .env.example explains them. scripts/deploy/check-settings.ts checks the file.

const WHOLE_NUMBER = /^[1-9]\d{0,5}$/;

/** The default replaces a value that is blank, zero or no number. firebase-functions reads "" as 0 and "1,000" as 1. */
function wholeNumber(name: string, defaultValue: number, description: string): { value(): number } {
  const input = textInput(WHOLE_NUMBER, 'Write digits only, from 1 to 999999.');
  defineInt(name, { default: defaultValue, description, input });
  return {
    value: () => {
      const value = process.env[name]?.trim() ?? '';
      return WHOLE_NUMBER.test(value) ? Number(value) : defaultValue;
    },
  };
}

/** The rule for a setting's text, and the message if it is not met. */
function textInput(validationRegex: RegExp, validationErrorMessage: string) {
  return { text: { validationRegex, validationErrorMessage } };
}

const ADDRESS = "[\\w.!$%&'*+/=?^`{|}~-]+@[\\w-]+(?:\\.[\\w-]+)+";

export const LIMIT_PER_ADDRESS = wholeNumber('LIMIT_PER_ADDRESS', 5, 'Requests from one address in 10 minutes.');
export const LIMIT_PER_INSTANCE = wholeNumber('LIMIT_PER_INSTANCE', 2_000, 'Requests to one instance in an hour.');
export const LIMIT_OF_SPAM = wholeNumber('LIMIT_OF_SPAM', 300, 'Suspected spam with a filled honeypot in an hour.');
export const APP_CHECK_SITE_KEY = defineString('APP_CHECK_SITE_KEY', {
  default: '',
  input: textInput(/^[\w-]*$/, 'Write the site key, or nothing.'),
  description: 'The App Check site key that the site was built with. Empty turns App Check off.',
});
/** What the secret OWNER_EMAIL must look like: the addresses that get the emails about requests. */
export const ADDRESSES = new RegExp(`^\\s*${ADDRESS}(?:\\s*,\\s*${ADDRESS})*\\s*$`);
/** A secret, because the repository, which contains the other settings, may be public. */
export const OWNER_EMAIL = defineSecret('OWNER_EMAIL');
export const MAIL_FROM = defineString('MAIL_FROM', {
  input: textInput(new RegExp(`^${ADDRESS}$`), 'Write one email address, such as website@example.com.'),
  description: 'The sender of all emails, an address of another mailbox that the mail server may send for.',
});
/** smtp://user:password@host:port (STARTTLS) or smtps://… (TLS). */
export const SMTP_URL = defineSecret('SMTP_URL');
export const ACKNOWLEDGE = defineString('ACKNOWLEDGE', {
  input: select(['off', 'on']),
  description: 'Whether each family gets an email that says that its request has arrived.',
});
