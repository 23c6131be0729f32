import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Mailbox {
  readonly url: string;
  readonly mails: string[];
  /** While it is full, every mail is refused. */
  full: boolean;
}

/** A real SMTP server on loopback, until the test is over. */
export async function openMailbox(): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        if (mailbox.full) return done(Object.assign(new Error('Mailbox full'), { responseCode: 452 }));
        mailbox.mails.push(mail);
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise((closed) => void server.close(closed)));
  const { port } = listening.address() as AddressInfo;
  const mailbox: Mailbox = { url: `smtp://127.0.0.1:${port}`, mails: [], full: false };
  return mailbox;
}
