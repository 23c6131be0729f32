import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';

export interface Mailbox {
  readonly mails: string[];
  /** The first is temporary. "drops" accepts a mail, and closes the connection before it confirms. */
  fault?: 'refuses' | 'refuses HTML' | 'hangs' | 'drops' | undefined;
  /** How the server responds to this recipient. */
  refused?: Readonly<Record<string, number>>;
  /** Runs when a mail arrives, before the server accepts it. */
  onMail?: () => Promise<unknown>;
}

/** Starts an SMTP server, which stops when the test is over, and sets `SMTP_URL` to it. */
export async function useMailbox(): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    // A name server that hangs would delay each mail.
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = mailbox.refused?.[address];
      done(code ? refusal('No such user', code) : null);
    },
    // The stream fails if the client goes away in the middle of a mail.
    onData: (stream, _session, done) => void receive(mailbox, stream, done, hangUp).catch(done),
  });
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listening = server.listen(0, '127.0.0.1');
  listening.on('connection', (socket: Socket) => sockets.add(socket));
  await once(listening, 'listening');
  onTestFinished(() => new Promise((closed) => void server.close(closed)));
  const { port } = listening.address() as AddressInfo;
  const mailbox: Mailbox = { mails: [] };
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
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
