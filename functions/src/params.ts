import { defineInt, defineSecret, defineString, select } from 'firebase-functions/params';

/** What a deploy may set in functions/.env.<project>; the emulators' own values stand in .env.demo-prairie-guardian. */
export const LIMIT_PER_ADDRESS = defineInt('LIMIT_PER_ADDRESS', {
  default: 5,
  description: 'Requests from one address in 10 minutes; more are stored as suspected spam.',
});
export const LIMIT_PER_INSTANCE = defineInt('LIMIT_PER_INSTANCE', {
  default: 300,
  description: 'Requests that one instance takes in an hour, whoever sends them; more are refused.',
});
export const APP_CHECK_SITE_KEY = defineString('APP_CHECK_SITE_KEY', {
  default: '',
  description: 'The site key of App Check that the site is built with; leave it empty for no App Check.',
});
export const APP_CHECK = defineString('APP_CHECK', {
  default: 'flag',
  input: select(['off', 'flag', 'enforce']),
  description: 'With a site key, a request without a valid App Check token is stored as suspected spam, or refused.',
});
export const OWNER_EMAIL = defineString('OWNER_EMAIL', {
  default: '',
  description: 'Where new requests are announced; leave it empty for no mail.',
});
export const MAIL_FROM = defineString('MAIL_FROM', {
  default: '',
  description: 'The address that mails come from, one that the mail server may send for; empty for OWNER_EMAIL.',
});
/** smtp://user:password@host:port (STARTTLS) or smtps://… (TLS); anything else means that no mail is sent. */
export const SMTP_URL = defineSecret('SMTP_URL');
