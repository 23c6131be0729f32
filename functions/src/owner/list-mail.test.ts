import { expect, test } from 'vitest';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FIELD_NAMES } from '../contract/fields.ts';
import type { Told } from './lease.ts';
import { listMail } from './list-mail.ts';

const HOUR_MS = 3_600_000;

test('names each request with its timeline, its arrival, its phone and its page', () => {
  const { text, html } = listMail([told({ id: 'one', arrived: new Date('2026-11-21T21:10:00Z') })]);
  for (const words of ['Sample Family', 'In 1-3 months', 'rrived Saturday, Nov 21, 3:10 pm', '/contacted#one.code']) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(html).toContain('href="tel:4055550123"');
  for (const part of [text, html]) expect(part).toContain('as visitors wrote them');
});

test('names who waits first and suspected spam last', () => {
  const mail = listMail([
    told({ id: 'spam', suspectedSpam: true }),
    told({ id: 'spam-that-waits', suspectedSpam: true, notice: 'remindedAt' }),
    told({ id: 'new' }),
    told({ id: 'waiting', notice: 'remindedAt' }),
  ]);
  expect(mail.subject).toBe('Still waiting for an answer: 1, New requests: 1, Suspected spam: 2');
  const order = ['waiting', 'new', 'Suspected spam</h2>', 'spam', 'spam-that-waits'];
  const positions = order.map((name) => mail.html.indexOf(name.includes(' ') ? name : `#${name}.code`));
  expect(Math.min(...positions)).toBeGreaterThan(0);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});

test('says when the promised 24 hours end, or that they have ended', () => {
  const recently = new Date(Date.now() - 18 * HOUR_MS);
  const before = new Date('2026-11-15T21:10:00Z');
  expect(listMail([told({ notice: 'remindedAt', arrived: recently })]).text).toContain('The promised 24 hours end ');
  const ended = 'The promised 24 hours ended Monday, Nov 16, 3:10 pm';
  expect(listMail([told({ notice: 'remindedAt', arrived: before })]).text).toContain(ended);
  expect(listMail([told({ arrived: before })]).text).not.toContain('24 hours');
});

test('holds no word of a visitor in its subject, and what they wrote is neither markup nor a link', () => {
  const mail = listMail([told({ firstName: '<b>x', lastName: 'https://evil.example.com' })]);
  expect(mail.subject).toBe('New requests: 1');
  expect(mail.html).toContain('&lt;b&gt;x https: //evil. example. com');
  const marked = Object.fromEntries(FIELD_NAMES.map((name) => [name, '<i>']));
  expect(listMail([told(marked)]).html).not.toContain('<i>');
});

test('begins no line of its text with what a visitor wrote', () => {
  const forged = Object.fromEntries(FIELD_NAMES.map((name) => [name, 'Forged\nForged']));
  expect(listMail([told(forged)]).text).toContain('Forged');
  expect(listMail([told(forged)]).text).not.toMatch(/^Forged/m);
});

test('has a Message-ID of its own for what it tells, and the same for a copy', () => {
  const ids = [
    [told({ id: 'one' })],
    [told({ id: 'two' })],
    [told({ id: 'one', notice: 'remindedAt' })],
    [told({ id: 'one' }), told({ id: 'two' })],
  ].map((requests) => listMail(requests).messageId);
  expect(new Set(ids).size).toBe(4);
  expect(listMail([told({ id: 'one' })]).messageId).toBe(ids[0]);
});

function told({ id = 'one', notice = 'notifiedAt', arrived = new Date(), ...changed }: Record<string, unknown>): Told {
  const stored = { ...VALID_REQUEST, submittedAt: { toDate: () => arrived }, ...changed };
  return { document: { id }, notice, stored, code: `${id}.code` } as unknown as Told;
}
