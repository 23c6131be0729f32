import { FARM_NAME } from '../contract/farm.ts';
import { MAIL_FROM, OWNER_EMAIL, SMTP_URL } from '../params.ts';

export interface Mail {
  readonly subject: string;
  /** One for each thing that is told, and the same when it is told again, so that a mailbox can tell a copy. */
  readonly messageId: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly text: string;
  readonly html: string;
}

export function isMailConfigured(): boolean {
  return OWNER_EMAIL.value() !== '' && /^smtps?:\/\//.test(SMTP_URL.value());
}

/** To the owner, from an address of ours; rejects when the server has not said that it took the mail. */
export async function sendMail(mail: Mail, signal: AbortSignal): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const to = OWNER_EMAIL.value();
  const from = { name: `${FARM_NAME} website`, address: MAIL_FROM.value() || to };
  await createTransport(serverAt(new URL(SMTP_URL.value()))).sendMail({ ...mail, from, to, signal });
}

/** Taken apart here, because nodemailer lets what follows a `?` in the address switch the checks of TLS off. */
export function serverAt({ protocol, hostname, port, username, password }: URL) {
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
