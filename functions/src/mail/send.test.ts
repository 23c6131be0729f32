import { error as logError, warn } from 'firebase-functions/logger';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FARM_HOST, FARM_NAME } from '../contract/farm.ts';
import { useMailbox } from '../testing/mailbox.ts';
import { requireMailSettings, sendMail, transportOptions } from './send.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));

const MAIL = { subject: 'A subject', messageId: '<one@example.com>', text: 'A text', html: '<p>A text</p>' };

beforeEach(() => {
  vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
  vi.stubEnv('MAIL_FROM', 'website@example.com');
});

describe('a mail', () => {
  test('goes from MAIL_FROM to each address in OWNER_EMAIL, or from the host of the farm to a visitor, and wants no automatic answer', async () => {
    const { mails } = await useMailbox();
    vi.stubEnv('OWNER_EMAIL', 'a@example.com, b@example.com');
    await send(MAIL);
    await send({ ...MAIL, to: 'family@example.com' });
    for (const mail of mails)
      for (const header of [/^Auto-Submitted: auto-generated$/m, /^X-Auto-Response-Suppress: OOF, AutoReply$/m])
        expect(mail).toMatch(header);
    const [toOwner, toFamily] = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
    expect(toOwner?.from).toEqual({ name: `${FARM_NAME} website`, address: 'website@example.com' });
    expect(toOwner?.to?.map(({ address }) => address)).toEqual(['a@example.com', 'b@example.com']);
    expect(toFamily?.from).toEqual({ name: `${FARM_HOST}, ${FARM_NAME}`, address: 'website@example.com' });
    expect(toFamily?.to?.map(({ address }) => address)).toEqual(['family@example.com']);
  });

  test('is not sent without TLS to a server that is not on this machine', async () => {
    const { mails } = await useMailbox();
    // Reaches this machine on Linux and macOS, but does not count as it.
    vi.stubEnv('SMTP_URL', `${process.env.SMTP_URL?.replace('127.0.0.1', '0.0.0.0')}/?ignoreTLS=true`);
    await expect(send(MAIL)).rejects.toMatchObject({ code: 'ETLS' });
    expect(mails).toEqual([]);
  });

  test('is not sent if its signal ran out while the process was frozen', async () => {
    const { mails } = await useMailbox();
    const signal = AbortSignal.timeout(20);
    // Blocks the process, so that no timer runs.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    await expect(sendMail(MAIL, signal)).rejects.toThrow(/time/i);
    expect(mails).toEqual([]);
  });

  test('is aborted by its signal', async () => {
    const mailbox = await useMailbox();
    mailbox.fault = 'hangs';
    await expect(send(MAIL, 200)).rejects.toThrow(/abort|time/i);
  });
});

describe('a mail that the server refuses', () => {
  const fallbackText = 'The fallback text';

  test('because of its content is sent again with the fallback text', async () => {
    const mailbox = await useMailbox();
    mailbox.fault = 'refuses HTML';
    await send({ ...MAIL, fallbackText });
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]).toContain(fallbackText);
    expect(mailbox.mails[0]).toContain(MAIL.messageId);
    expect(mailbox.mails[0]).not.toContain(MAIL.text);
    expect(warn).toHaveBeenCalledExactlyOnceWith('mail server refused the content, sending the fallback text', {
      code: 554,
    });
  });

  test.each([
    ['temporarily', { fault: 'refuses' }, fallbackText, 'EMESSAGE'],
    ['because of its address', { refused: { 'owner@example.com': 550 } }, fallbackText, 'EENVELOPE'],
    ['and that has no fallback text', { fault: 'refuses HTML' }, undefined, 'EMESSAGE'],
  ] as const)('%s is not sent again', async (_, refusing, fallback, code) => {
    const mailbox = Object.assign(await useMailbox(), refusing);
    await expect(send({ ...MAIL, ...(fallback && { fallbackText: fallback }) })).rejects.toMatchObject({ code });
    expect(warn).not.toHaveBeenCalled();
    expect(mailbox.mails).toEqual([]);
  });
});

test('a recipient whom the server refuses raises the alarm, and the others get the mail once', async () => {
  const mailbox = await useMailbox();
  mailbox.refused = { 'gone@example.com': 550, 'full@example.com': 450 };
  vi.stubEnv('OWNER_EMAIL', 'owner@example.com, gone@example.com, full@example.com');
  await send(MAIL);
  expect(mailbox.mails).toHaveLength(1);
  expect(vi.mocked(logError).mock.calls).toEqual([
    ['owner was not notified', { code: 550, recipient: 2 }],
    ['owner was not notified', { code: 450, recipient: 3 }],
  ]);
});

// With these options, nodemailer sends nothing before TLS, and nothing to a server whose certificate it does not trust.
const TLS = { requireTLS: true, ignoreTLS: false };

test.each([
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, ...TLS }],
  ['SMTPS://user:password@mail.example.com', { host: 'mail.example.com', port: 465, secure: true, ...TLS }],
  ['\ufeffsmtp://mylocalhost:25\n', { host: 'mylocalhost', port: 25, secure: false, ...TLS }],
  ['smtp://127.0.0.10', { port: 587, secure: false, requireTLS: false, ignoreTLS: true }],
  ['smtp://[::1]:1025', { host: '::1', port: 1025, secure: false, requireTLS: false, ignoreTLS: true }],
  [
    'smtp://farm%40example.com:p%2540ss%3Aw%2Frd@mail.example.com/?ignoreTLS=true&tls.rejectUnauthorized=false',
    { host: 'mail.example.com', ...TLS, auth: { user: 'farm@example.com', pass: 'p%40ss:w/rd' } },
  ],
])('%j is valid, and gets its default port, and TLS unless it is on this machine', (url, server) => {
  vi.stubEnv('SMTP_URL', url);
  expect(requireMailSettings).not.toThrow();
  expect(transportOptions(url)).toMatchObject(server);
  expect(transportOptions(url)).not.toHaveProperty('tls');
});

describe('SMTP_URL', () => {
  test.each(['none', '', 'mail.example.com:587', 'https://mail.example.com', 'xsmtp://a.example', 'smtp://'])(
    '%j is invalid',
    (url) => {
      vi.stubEnv('SMTP_URL', url);
      expect(requireMailSettings).toThrow('SMTP_URL must look like smtps://user:password@host');
    },
  );

  test.each(['pa#ss', '100%', 'a%2', 'a/b', '1?2', 'a@b'])(
    'with the unescaped password %s gets a message that says how to escape it',
    (password) => {
      vi.stubEnv('SMTP_URL', `smtps://farm:${password}@mail.example.com`);
      expect(requireMailSettings).toThrow(/^SMTP_URL: in user and password write # as %23, % as %25/);
      expect(requireMailSettings).not.toThrow(password);
    },
  );

  test.each([
    ['OWNER_EMAIL', ''],
    ['OWNER_EMAIL', 'owner'],
    ['MAIL_FROM', ''],
  ])('%s with the value "%s" is invalid', (name, value) => {
    vi.stubEnv('SMTP_URL', 'smtp://mail.example.com');
    vi.stubEnv(name, value);
    expect(requireMailSettings).toThrow(`${name} is not an email address`);
  });
});

function send(mail: Parameters<typeof sendMail>[0], within = 20_000): Promise<void> {
  return sendMail(mail, AbortSignal.timeout(within));
}
