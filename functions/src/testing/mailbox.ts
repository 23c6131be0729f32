import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';
import type { Certificate } from './certificate.ts';

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

interface Options {
  readonly host?: string;
  /** TLS from the first byte (smtps://), STARTTLS (smtp://), or no encryption (smtp://). */
  readonly tls?: 'implicit' | 'starttls' | 'none';
  readonly certificate?: Certificate;
}

/** Starts an SMTP server, which stops when the test is over. */
export async function openMailbox({ host = '127.0.0.1', tls = 'none', certificate }: Options = {}): Promise<Mailbox> {
  const server = new SMTPServer({
    ...(certificate && { key: certificate.key, cert: certificate.cert }),
    secure: tls === 'implicit',
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    // A name server that hangs would delay each mail.
    disableReverseLookup: true,
    disabledCommands: tls === 'none' ? ['STARTTLS'] : [],
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
  return mailbox;
}

/** Starts an SMTP server and sets `SMTP_URL` to it. */
export async function useMailbox(): Promise<Mailbox> {
  const mailbox = await openMailbox();
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
