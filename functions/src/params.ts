import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** What a deploy may set in functions/.env.<project>; the emulators' own values stand in .env.demo-prairie-guardian. */
export const LIMIT_PER_ADDRESS = defineInt('LIMIT_PER_ADDRESS', {
  default: 5,
  description: 'Requests that one address may send in 10 minutes.',
});
export const LIMIT_WITHOUT_ADDRESS = defineInt('LIMIT_WITHOUT_ADDRESS', {
  default: 30,
  description: 'Requests in 10 minutes of all who come without an address.',
});
export const LIMIT_ALTOGETHER = defineInt('LIMIT_ALTOGETHER', {
  default: 60,
  description: 'Requests in an hour, whoever sends them.',
});
export const APP_CHECK_REQUIRED = defineBoolean('APP_CHECK_REQUIRED', {
  default: false,
  description: 'Refuse requests without a valid App Check token.',
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
