import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FARM_NAME } from '../contract/farm.ts';
import { type Certificate, ELSEWHERE, selfMade } from '../testing/certificate.ts';
import { openMailbox } from '../testing/mailbox.ts';
import { isMailConfigured, type Mail, sendMail, serverAt } from './send.ts';

const MAIL = { subject: 'A subject', messageId: '<one@example.com>', text: 'A text', html: '<p>A text</p>' };
const LOGIN = { user: 'farm@example.com', password: 'p%40ss:w/rd' };

beforeEach(() => vi.stubEnv('OWNER_EMAIL', 'owner@example.com'));
afterEach(() => vi.unstubAllEnvs());

describe('a mail', () => {
  test('comes from the address that is set for it', async () => {
    const { mails, url } = await openMailbox();
    useServer(url);
    vi.stubEnv('MAIL_FROM', 'website@example.com');
    await send(MAIL);
    expect(senderOf(mails[0])).toBe(`${FARM_NAME} website <website@example.com>`);
    expect(mails[0]).toMatch(/^To: owner@example\.com$/m);
  });

  test('comes from the owner when no other address is set', async () => {
    const { mails, url } = await openMailbox();
    useServer(url);
    await send(MAIL);
    expect(senderOf(mails[0])).toBe(`${FARM_NAME} website <owner@example.com>`);
  });

  test('is given up when its time is over', async () => {
    const mailbox = await openMailbox();
    mailbox.fault = 'hangs';
    useServer(mailbox.url);
    await expect(send(MAIL, 200)).rejects.toThrow(/abort|time/i);
  });
});

describe('to a mail server elsewhere', () => {
  test.each(['starttls', 'implicit'] as const)('the password travels encrypted only (%s)', async (tls) => {
    const certificate = await selfMade();
    trust(certificate);
    const mailbox = await openMailbox({ host: ELSEWHERE, tls, certificate });
    useServer(withLogin(mailbox.url));
    await send(MAIL);
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.logins).toEqual([{ ...LOGIN, secure: true }]);
  });

  test.each(['starttls', 'implicit'] as const)('nothing is told to one that nobody vouches for (%s)', async (tls) => {
    const mailbox = await openMailbox({ host: ELSEWHERE, tls, certificate: await selfMade() });
    for (const weakened of ['', '?tls.rejectUnauthorized=false', '?requireTLS=false&ignoreTLS=true']) {
      useServer(`${withLogin(mailbox.url)}/${weakened}`);
      await expect(send(MAIL)).rejects.toThrow(/self-signed certificate/);
    }
    expect([mailbox.mails, mailbox.logins]).toEqual([[], []]);
  });

  test('nothing is told to one that offers no encryption', async () => {
    const mailbox = await openMailbox({ host: ELSEWHERE, tls: 'none' });
    for (const weakened of ['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true']) {
      useServer(`${withLogin(mailbox.url)}/${weakened}`);
      await expect(send(MAIL)).rejects.toMatchObject({ code: 'ETLS' });
    }
    expect([mailbox.mails, mailbox.logins]).toEqual([[], []]);
  });
});

test.each([
  ['smtp://mail.example.com', { port: 587, secure: false, requireTLS: true }],
  ['smtps://mail.example.com', { port: 465, secure: true, requireTLS: true }],
  ['smtp://localhost.example.com:25', { port: 25, secure: false, requireTLS: true }],
  ['smtp://127.0.0.1.example.com', { port: 587, secure: false, requireTLS: true }],
  ['smtp://[::1]:1025', { host: '::1', port: 1025, secure: false, requireTLS: false }],
])('%s is spoken to at its port, and in clear text on this machine only', (url, server) => {
  expect(serverAt(new URL(url))).toMatchObject(server);
});

describe('mail is configured', () => {
  test.each([
    ['smtp://mail.example.com', true],
    ['smtps://user:password@mail.example.com:465', true],
    ['none', false],
    ['', false],
    ['https://mail.example.com', false],
    ['smtpx://mail.example.com', false],
  ])('by %s: %s', (url, configured) => {
    useServer(url);
    expect(isMailConfigured()).toBe(configured);
  });

  test('only with somebody to mail to', () => {
    useServer('smtp://mail.example.com');
    vi.stubEnv('OWNER_EMAIL', '');
    expect(isMailConfigured()).toBe(false);
  });
});

function send(mail: Mail, within = 20_000): Promise<void> {
  return sendMail(mail, AbortSignal.timeout(within));
}

function useServer(url: string): void {
  vi.stubEnv('SMTP_URL', url);
}

function withLogin(url: string): string {
  return url.replace('//', `//${encodeURIComponent(LOGIN.user)}:${encodeURIComponent(LOGIN.password)}@`);
}

/** Until the test is over; in the cloud the system's own certificates are all that is trusted. */
function trust({ cert }: Certificate): void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, cert]);
  onTestFinished(() => setDefaultCACertificates(before));
}

/** A long name is folded, and one with a sign in it stands in quotes. */
function senderOf(mail = ''): string {
  const [, from = ''] = /^From: (.*(?:\r?\n[ \t].*)*)$/m.exec(mail) ?? [];
  return from.replace(/\r?\n/g, '').replaceAll('"', '');
}
