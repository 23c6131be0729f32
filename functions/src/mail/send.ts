import { setTimeout } from 'node:timers/promises';
import { error as logError, warn } from 'firebase-functions/logger';
import type { SendMailOptions } from 'nodemailer';
import { FARM_HOST, FARM_NAME } from '../contract/farm.ts';
import { MAIL_FROM, OWNER_EMAIL, SMTP_URL } from '../firebase/params.ts';

/** The same for each try to send a mail, so that a mailbox can drop the copy. */
export function messageId(name: string): string {
  return `<${name}@${process.env.GCLOUD_PROJECT}.firebaseapp.com>`;
}

/** Throws if mail is not configured, or configured wrongly. */
export function requireMailSettings(): void {
  for (const setting of [OWNER_EMAIL, MAIL_FROM])
    if (!setting.value().includes('@')) throw new MailSettingsError(`${setting.name} is not an email address`);
  transportOptions(SMTP_URL.value());
}

/** Stops automatic answers, which would go to the family. "All" would also suppress reports that a mail was not delivered. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/** To the owner, or to a family. If the server refuses what visitors wrote in it, the fallback text replaces the content. */
type Mail = SendMailOptions & { readonly fallbackText?: string };

/** Rejects if the server did not confirm that it accepted the mail. */
export async function sendMail({ fallbackText, ...mail }: Mail, signal: AbortSignal): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(transportOptions(SMTP_URL.value()));
  const name = mail.to ? [FARM_HOST, FARM_NAME].filter(Boolean).join(', ') : `${FARM_NAME} website`;
  const from = { name, address: MAIL_FROM.value() };
  const send = (content: object) =>
    transport.sendMail({ to: OWNER_EMAIL.value(), ...mail, ...content, from, headers, signal });
  // If the process was frozen for a while, this lets the signal's timer fire before the mail is sent.
  await setTimeout(0);
  signal.throwIfAborted();
  const { envelope, rejectedErrors = [] } = await send({}).catch((error) => {
    if (!fallbackText || !isContentRefused(error)) throw error;
    warn('mail server refused the content, sending the fallback text', { code: error.responseCode });
    return send({ text: fallbackText, html: undefined });
  });
  // The others have the mail, so it is not sent again.
  for (const { responseCode, recipient = '' } of rejectedErrors)
    logError('owner was not notified', { code: responseCode, recipient: envelope.to.indexOf(recipient) + 1 });
}

/** The server accepted the addresses, but refused the message permanently. */
function isContentRefused({ code, responseCode }: { code?: unknown; responseCode?: number }): boolean {
  return code === 'EMESSAGE' && Number(responseCode) >= 500;
}

/** Parses the URL itself, because nodemailer would let a query string in it turn off the TLS checks. */
export function transportOptions(url: string) {
  const { protocol, hostname, port, username, password } = parseSmtpUrl(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLoopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !isLoopback,
    ignoreTLS: isLoopback,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
}

/** The code of this error is logged, so the message must not contain the value of the setting, which has a password. */
class MailSettingsError extends Error {
  readonly code = this.message;
}

function parseSmtpUrl(text: string): URL {
  const [, login = ''] = /:\/\/(.*)@/.exec(text) ?? [];
  if (/[#/?@]|%(?![0-9a-f]{2})/i.test(login))
    throw new MailSettingsError(
      'SMTP_URL: in user and password write # as %23, % as %25, / as %2F, ? as %3F, @ as %40',
    );
  // trim() also removes a byte order mark.
  const url = URL.parse(text.trim());
  if (url?.hostname && /^smtps?:$/.test(url.protocol)) return url;
  throw new MailSettingsError('SMTP_URL must look like smtps://user:password@host');
}
