import { beforeEach, expect, test, vi } from 'vitest';
import { promisedTime } from '../contract/farm.ts';
import { HOUR_MS, MINUTE_MS, shortDayAndTime } from '../contract/farm-time.ts';
import { FIELD_NAMES } from '../contract/questions.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { MAX_LISTED } from './list.ts';
import { listMail } from './list-mail.ts';

const NO_SPAM = { count: 0, newest: [] };

beforeEach(() => void vi.setSystemTime('2026-11-21T21:10:00Z'));

// The accepted accessibility tree of the HTML holds its parts, their order, its other texts and its links.
test('counts overdue, waiting and new families in its subject and its preview, and shows no empty part', () => {
  const next = request({ id: 'waiting', hours: 19 });
  const reminders = [next, request({ id: 'late', hours: 30 })];
  const news = [request({ id: 'new' }), request({ id: 'mail-was-away', hours: 24 })];
  const mail = listMail(news, reminders, spamOf(1));
  const due = shortDayAndTime(promisedTime(next.stored.submittedAt.toDate().getTime()));
  const subject = `2 overdue, 1 still waiting, 1 new: next answer due ${due}`;
  expect(mail.subject).toBe(`${subject} (Nov 21, 3:10 pm)`);
  expect(mail.html).toContain(`>${subject}</div>`);
  expect(list([request({})]).html).not.toMatch(/Still waiting|Overdue|Suspected/);
});

test('has a subject that no later list has, also if all answers are overdue, and for suspected spam alone', () => {
  expect(list([request({ hours: 25 })]).subject).toBe('1 overdue (Nov 21, 3:10 pm)');
  expect(list([], spamOf(9_000)).subject).toBe('Suspected spam: 9,000 (Nov 21, 3:10 pm)');
});

test('says why the newest requests are suspected spam', () => {
  const { text } = list([], spamOf(3, [['honeypot', 'address'], ['app-check'], undefined]));
  for (const expected of [
    'filled in a field that people cannot see; one of many from the same internet address',
    'not sent by our page',
    'marked by hand',
  ])
    expect(text).toContain(expected);
  expect(text).not.toContain(' more.');
});

test('has a fallback text without any text of visitors', () => {
  const { fallbackText = '' } = list([request({ id: 'one', hours: 19 })], spamOf(2, [undefined, undefined]));
  for (const expected of ['mail server refused', 'New requests', 'Answer before', '/contacted?request=one&', 'spam: 2'])
    expect(fallbackText).toContain(expected);
  expect(fallbackText).not.toMatch(/Sample|555-0123|example\.com\b(?!\/contacted)|Buy/);
});

test('with the maximum number of families is small enough for Gmail, which cuts mails off at 102 KB', () => {
  const family = { firstName: 'x'.repeat(60), email: `${'y'.repeat(48)}@example.com`, id: crypto.randomUUID() };
  const families = Array.from({ length: MAX_LISTED }, () => request(family));
  const { html } = list(families, spamOf(9_000, Array(10).fill(['honeypot', 'address', 'app-check'])));
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
});

test('has no text of visitors at the start of a line, and no markup from them', () => {
  const markup = Object.fromEntries(FIELD_NAMES.map((name) => [name, '<i>\n<i>']));
  const spam = { count: 1, newest: [{ id: 'spam', stored: { ...markup, spamReasons: ['<i>'] } }] };
  const { html, text } = list([request(markup)], spam);
  expect(html).toContain('&lt;i&gt;');
  expect(html).not.toContain('<i>');
  expect(text).toContain('<i>');
  expect(text).not.toMatch(/^<i>/m);
});

test('has a Message-ID that depends on its content only', () => {
  const [one, two] = [request({ id: 'one' }), request({ id: 'two' })];
  const mails = [list([one]), list([two]), listMail([], [one], NO_SPAM), list([one, two]), list([one], spamOf(1))];
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(5);
  vi.setSystemTime(Date.now() + 15 * MINUTE_MS);
  expect(list([one]).messageId).toBe(mails[0]?.messageId);
});

function list(news: Parameters<typeof listMail>[0], spam: Parameters<typeof listMail>[2] = NO_SPAM) {
  return listMail(news, [], spam);
}

function spamOf(count: number, reasons: readonly unknown[] = [['honeypot']]) {
  const newest = reasons.map((spamReasons, index) => ({
    id: `spam-${index}`,
    stored: { firstName: 'Buy', lastName: `${index + 1}`, email: 'spam@example.com', phone: '1', spamReasons },
  }));
  return { count, newest };
}

function request({ id = 'one', hours = 1, ...answers }: Record<string, unknown>) {
  const arrived = new Date(Date.now() - Number(hours) * HOUR_MS);
  const submittedAt = { toDate: () => arrived };
  return { id: String(id), stored: { ...VALID_REQUEST, submittedAt, ...answers }, code: 'secret' };
}
