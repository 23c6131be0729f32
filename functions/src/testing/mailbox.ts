import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { Certificate } from './certificate.ts';

export interface Mailbox {
  readonly url: string;
  readonly mails: string[];
  /** Names and passwords that came, and whether they came encrypted. */
  readonly logins: { readonly user: unknown; readonly password: unknown; readonly secure: boolean }[];
  /** What it does with a mail: refuses it, never answers, or takes it and is gone before it can say so. */
  fault?: 'refuses' | 'hangs' | 'drops' | undefined;
  /** Done while a mail arrives, before it is taken. */
  onMail?: () => Promise<unknown>;
}

interface Options {
  readonly host?: string;
  /** smtps:// from the first byte, smtp:// with STARTTLS, or smtp:// without. */
  readonly tls?: 'implicit' | 'starttls' | 'none';
  readonly certificate?: Certificate;
}

/** A real SMTP server on this machine, until the test is over. */
export async function openMailbox({ host = '127.0.0.1', tls = 'none', certificate }: Options = {}): Promise<Mailbox> {
  const server = new SMTPServer({
    ...(certificate && { key: certificate.key, cert: certificate.cert }),
    secure: tls === 'implicit',
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    disabledCommands: tls === 'none' ? ['STARTTLS'] : [],
    onAuth: ({ username, password }, { secure }, done) => {
      mailbox.logins.push({ user: username, password, secure });
      done(null, { user: username });
    },
    onData: (stream, _session, done) => void take(mailbox, stream, done, hangUp),
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

async function take(
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  done: (error?: Error) => void,
  hangUp: () => void,
): Promise<void> {
  const mail = await text(stream);
  await mailbox.onMail?.();
  if (mailbox.fault === 'refuses') return done(Object.assign(new Error('Mailbox full'), { responseCode: 452 }));
  if (mailbox.fault === 'hangs') return;
  mailbox.mails.push(mail);
  if (mailbox.fault === 'drops') return hangUp();
  done();
}

export function messageId(mail: string): string | undefined {
  return /^Message-ID:\s+(\S+)/im.exec(mail)?.[1];
}
