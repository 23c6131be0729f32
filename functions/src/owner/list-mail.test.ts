import { expect, test } from 'vitest';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FIELD_NAMES } from '../contract/fields.ts';
import { HOUR_MS } from '../durations.ts';
import type { LeasedNotice } from './lease.ts';
import { listMail } from './list-mail.ts';
import { MAX_LISTED } from './notices.ts';

const NO_SPAM = { count: 0, newest: [] };

test('shows each family with town, timeline, phone, email and the link to its page', () => {
  const { text, html } = list([notice({ id: 'one' })]);
  const expectedTexts = [
    'Sample Family',
    'Tinker Air Force Base',
    'In 1-3 months',
    VALID_REQUEST.phone,
    '/contacted#one.code',
  ];
  for (const expected of expectedTexts) {
    expect(text).toContain(expected);
    expect(html).toContain(expected);
  }
  expect(text).toContain(VALID_REQUEST.email);
  expect(html).toContain('href="tel:4055550123"');
  expect(html).toContain(`href="mailto:${VALID_REQUEST.email}?subject=`);
  expect(html).toMatch(/contacted#one\.code">Open the request<\/a>/);
  for (const part of [text, html]) expect(part).toContain('as visitors wrote them');
});

test('shows waiting families first, then new ones, then suspected spam', () => {
  const mail = list([notice({ id: 'new' }), notice({ id: 'waiting', field: 'remindedAt' })], spamOf(1));
  expect(mail.subject).toBe('Still waiting for an answer: 1, New requests: 1, Suspected spam: 1');
  expect(mail.html).toContain(`>${mail.subject}</div>`);
  for (const part of [mail.text, mail.html.slice(mail.html.indexOf('<h1'))]) {
    const ordered = ['Still waiting', '#waiting.code', 'New requests', '#new.code', 'Suspected spam: 1', 'Buy 1'];
    const positions = ordered.map((text) => part.indexOf(text));
    expect(Math.min(...positions)).toBeGreaterThanOrEqual(0);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  }
  expect(list([notice({})]).html).not.toContain('Still waiting');
});

test.each(['notifiedAt', 'remindedAt'])(
  'shows until when to answer, or since when the answer is overdue (%s)',
  (field) => {
    const overdue = notice({ field, arrived: new Date('2026-11-15T21:10:00Z') });
    const inTime = notice({ field, arrived: new Date(Date.now() - 18 * HOUR_MS) });
    for (const part of ['text', 'html'] as const) {
      expect(list([overdue])[part]).toMatch(/Overdue since Monday, Nov 16, 3:10(&nbsp;| )pm/);
      expect(list([inTime])[part]).toMatch(/Answer before \w+day, \w+ \d+, \d+:\d\d(&nbsp;| )[ap]m/);
      expect(list([inTime])[part]).not.toContain('Overdue');
    }
  },
);

test('counts suspected spam, and shows the newest with its reasons', () => {
  const reasons = [['honeypot', 'address'], ['app-check'], undefined];
  const { text, html } = list([], spamOf(9_000, reasons));
  for (const part of [text, html]) {
    expect(part).toContain('Suspected spam: 9,000');
    for (const expected of ['Buy 1', 'Buy 3', 'spam@example.com', 'And 8,997 more.', 'console.firebase.google.com'])
      expect(part).toContain(expected);
    expect(part).toContain('filled in a field that people cannot see; one of many from the same internet address');
    expect(part).toContain('not sent by our page');
    expect(part).toContain('marked by hand');
  }
  for (const part of [list([], spamOf(1)).text, list([notice({})]).html]) expect(part).not.toContain(' more.');
  expect(list([notice({})]).html).not.toContain('Suspected spam');
});

test('has a fallback text without any text of visitors', () => {
  const { fallbackText = '' } = list([notice({ id: 'one', field: 'remindedAt' })], spamOf(2, [undefined, undefined]));
  for (const expected of ['mail server refused', 'Still waiting', 'Answer before', '/contacted#one.code', 'spam: 2'])
    expect(fallbackText).toContain(expected);
  expect(fallbackText).not.toMatch(/Sample|555-0123|example\.com\b(?!\/contacted)|Buy/);
});

test('with the maximum number of families is small enough for Gmail, which cuts mails off at 102 KB', () => {
  const family = { firstName: 'x'.repeat(60), email: `${'y'.repeat(48)}@example.com`, id: crypto.randomUUID() };
  const notices = Array.from({ length: MAX_LISTED }, () => notice({ ...family, field: 'remindedAt' }));
  const { html } = list(notices, spamOf(9_000, Array(10).fill(['honeypot', 'address', 'app-check'])));
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
});

test('has no text of visitors in its subject, and no markup or links from them in its body', () => {
  const mail = list([notice({ firstName: '<b>x', lastName: 'https://evil.example.com' })]);
  expect(mail.subject).toBe('New requests: 1');
  expect(mail.html).toContain('&lt;b&gt;x https: //evil. example. com');
  const markup = Object.fromEntries(FIELD_NAMES.map((name) => [name, '<i>']));
  const { html } = list([notice(markup)], {
    count: 1,
    newest: [{ id: 'spam', stored: { ...markup, spamReasons: ['<i>'] } }],
  });
  expect(html).toContain('&lt;i&gt;');
  expect(html).not.toContain('<i>');
});

test('never starts a line of its text with a text of a visitor', () => {
  const forged = Object.fromEntries(FIELD_NAMES.map((name) => [name, 'Forged\nForged']));
  const { text } = list([notice(forged)], { count: 1, newest: [{ id: 'spam', stored: forged }] });
  expect(text).toContain('Forged');
  expect(text).not.toMatch(/^Forged/m);
});

test('has a Message-ID that depends on its content only', () => {
  const ids = [
    list([notice({ id: 'one' })]),
    list([notice({ id: 'two' })]),
    list([notice({ id: 'one', field: 'remindedAt' })]),
    list([notice({ id: 'one' }), notice({ id: 'two' })]),
    list([notice({ id: 'one' })], spamOf(1)),
  ].map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(5);
  expect(list([notice({ id: 'one' })]).messageId).toBe(ids[0]);
});

function list(notices: readonly LeasedNotice[], spam: Parameters<typeof listMail>[1] = NO_SPAM) {
  return listMail(notices, spam);
}

function spamOf(count: number, reasons: readonly unknown[] = [['honeypot']]) {
  const newest = reasons.map((spamReasons, index) => ({
    id: `spam-${index}`,
    stored: { firstName: 'Buy', lastName: `${index + 1}`, email: 'spam@example.com', phone: '1', spamReasons },
  }));
  return { count, newest };
}

function notice({
  id = 'one',
  field = 'notifiedAt',
  arrived = new Date(),
  ...fields
}: Record<string, unknown>): LeasedNotice {
  const stored = { ...VALID_REQUEST, submittedAt: { toDate: () => arrived }, ...fields };
  return { document: { id }, field, stored, code: `${id}.code` } as unknown as LeasedNotice;
}
