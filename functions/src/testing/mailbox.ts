import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';

export interface Mailbox {
  readonly url: string;
  readonly mails: string[];
  /** The credentials that clients sent, and whether the connection was encrypted. */
  readonly logins: { readonly user: unknown; readonly password: unknown; readonly secure: boolean }[];
  /**
   * How the server fails: refuses every mail temporarily, refuses HTML mails or every recipient permanently, never responds,
   * or accepts a mail and closes the connection before it confirms.
   */
  fault?: 'refuses' | 'refuses HTML' | 'refuses recipients' | 'hangs' | 'drops' | undefined;
  /** Runs when a mail arrives, before the server accepts it. */
  onMail?: () => Promise<unknown>;
}

/** Reaches this machine on Linux and macOS, but our code does not recognize it as loopback, so it requires TLS. */
const NOT_LOOPBACK = '0.0.0.0';

const { private: key, cert } = await generate([{ name: 'commonName', value: 'Mail server of a test' }], {
  keyType: 'ec',
  algorithm: 'sha256',
  extensions: [
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 7, ip: NOT_LOOPBACK }] },
  ],
});

/** The certificate of the servers, which no system trusts. */
export const CERTIFICATE = cert;

/**
 * Starts an SMTP server, which stops when the test is over, and sets `SMTP_URL` to it. With `tls`, it is like one on another
 * machine: with TLS from the first byte (smtps://), STARTTLS (smtp://), or no encryption (smtp://).
 */
export async function useMailbox(tls?: 'implicit' | 'starttls' | 'none'): Promise<Mailbox> {
  const host = tls ? NOT_LOOPBACK : '127.0.0.1';
  const server = new SMTPServer({
    key,
    cert: CERTIFICATE,
    secure: tls === 'implicit',
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    // A name server that hangs would delay each mail.
    disableReverseLookup: true,
    disabledCommands: tls === 'starttls' ? [] : ['STARTTLS'],
    onAuth: ({ username, password }, { secure }, done) => {
      mailbox.logins.push({ user: username, password, secure });
      done(null, { user: username });
    },
    onRcptTo: (_address, _session, done) =>
      done(mailbox.fault === 'refuses recipients' ? refusal('No such user', 550) : null),
    // The stream fails if the client goes away in the middle of a mail.
    onData: (stream, _session, done) => void receive(mailbox, stream, done, hangUp).catch(done),
  });
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listening = server.listen(0, host);
  listening.on('connection', (socket: Socket) => sockets.add(socket));
  await once(listening, 'listening');
  onTestFinished(() => new Promise((closed) => void server.close(closed)));
  const { port } = listening.address() as AddressInfo;
  const mailbox: Mailbox = { url: `smtp${tls === 'implicit' ? 's' : ''}://${host}:${port}`, mails: [], logins: [] };
  vi.stubEnv('SMTP_URL', mailbox.url);
  return mailbox;
}

async function receive(
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  done: (error?: Error) => void,
  hangUp: () => void,
): Promise<void> {
  const mail = await text(stream);
  await mailbox.onMail?.();
  if (mailbox.fault === 'refuses') return done(refusal('Mailbox full', 452));
  if (mailbox.fault === 'refuses HTML' && mail.includes('text/html')) return done(refusal('Spam', 554));
  if (mailbox.fault === 'hangs') return;
  mailbox.mails.push(mail);
  if (mailbox.fault === 'drops') return hangUp();
  done();
}

function refusal(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

export function messageId(mail: string): string | undefined {
  return /^Message-ID:\s+(\S+)/im.exec(mail)?.[1];
}
