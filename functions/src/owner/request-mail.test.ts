import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FIELD_NAMES, MAIL_TOP, questionOf, SECTIONS } from '../contract/questions.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { requestMail } from './request-mail.ts';

const ID = '01940000-0000-7000-8000-000000000001';
const CODE = 'a'.repeat(32);

beforeEach(() => vi.stubEnv('GCLOUD_PROJECT', 'the-farm'));

// The accepted accessibility tree of the HTML holds its texts, their order and its links, but not those of the text form.
describe('the mail about a request', () => {
  test('has a subject with name, town and timeline, the family as its reply-to address, a link in its text form, and a Message-ID of the request', () => {
    expect(mail().subject).toBe('Consultation request: Sample Family, Tinker Air Force Base, In 1-3 months');
    expect(mail().replyTo).toEqual({ name: 'Sample Family', address: VALID_REQUEST.email });
    expect(mail().text).toMatch(/^Open this request in the console\n {2}https:\S+$/m);
    const ids = [mail(), mail({ firstName: 'Other' }), mail({}, 'other')].map(({ messageId }) => messageId);
    expect(ids).toEqual([expect.stringMatching(/^<[\w-]+@[\w.-]+>$/), ids[0], expect.not.stringContaining(ID)]);
  });

  test('says first about which pups the family asks', () => {
    const asks = mail({ pups: ['Daisy', 'Boone'] });
    expect(asks.subject).toMatch(/^Consultation request about Daisy and Boone: Sample Family, /);
    expect(asks.text).toMatch(/^A family is asking about Daisy and Boone\. Overdue since Sunday, /);
    expect(asks.text).toMatch(/^Pups\n {2}Daisy, Boone$/m);
    const many = mail({ pups: ['Daisy', 'Boone', '\u202eevil.example.com\n', 'x'.repeat(41), 'Scout'] });
    expect(many.subject).toMatch(/^Consultation request about Daisy, Boone, evil\. example\. com, and 2 more: /);
  });

  test('works for an empty request that was added in the console, without its questions and sections', () => {
    const nothing = Object.fromEntries([...FIELD_NAMES, 'submittedAt'].map((name) => [name, undefined]));
    const { subject, replyTo, text, html } = mail({ ...nothing, submittedAt: 'yesterday' });
    expect([subject, replyTo]).toEqual(['Consultation request: No name', undefined]);
    for (const part of [text, html]) expect(part).not.toMatch(/undefined|null|Invalid/);
    for (const { title } of SECTIONS) expect(text).not.toContain(title);
    for (const name of MAIL_TOP) expect(text).not.toContain(questionOf(name).label);
    expect(mail({ lastName: null }).subject).toContain('request: Sample, ');
  });

  test.each([
    ['405-555-0123', 'tel:+14055550123', '(405) 555-0123'],
    ['[405] 555\u20110123', 'tel:+14055550123', '(405) 555-0123'],
    ['\u202d+1 (405) 5550123\u202c', 'tel:+14055550123', '(405) 555-0123'],
    ['Cell: 405-555-0123', 'tel:+14055550123'],
    ['405.555.0123 ext. 7', 'tel:+14055550123'],
    ['405-555-0123 or (405) 555-0199', 'tel:+14055550123'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['+44 20 7946 0958 5pm', ''],
    ['dsn: 312 555 0137, home 405-555-0123', ''],
    ['405-555-0123 / +1 918 555 0199', ''],
    ['4055550123 4055550199', ''],
    ['405-555-0123 7', ''],
    ['555-0123', ''],
    ['javascript:alert(1)', ''],
  ])('links a phone number only if it can be read with certainty: "%s" ("%s")', (phone, href, shown = phone) => {
    const { text, html } = mail({ phone });
    expect(text).toContain(`Call\n  ${shown}\n`);
    for (const kind of ['tel', 'sms'])
      expect(html.match(new RegExp(`(?<=href=")${kind}:[^"]*`))?.[0] ?? '').toBe(href.replace('tel', kind));
  });

  test('opens pages in a new tab, and its text has our labels only above what the visitor wrote', () => {
    const { text, html } = mail({});
    const links = html.match(/<a [^>]*href="https?:[^>]*>/g);
    expect(links).toHaveLength(2);
    for (const link of links ?? []) expect(link).toContain('target="_blank"');
    expect(text.match(/^(Call|Email)$/gm)).toEqual(['Call', 'Email']);
  });

  test('escapes markup', () => {
    const markup = Object.fromEntries(FIELD_NAMES.map((name) => [name, '<i>']));
    expect(mail(markup).html).not.toContain('<i>');
  });

  test('loads nothing from the network, and mail programs make no links of its numbers, dates and addresses', () => {
    expect(mail().html).not.toMatch(/<(img|link|script|iframe|object|video)|url\(|@import|src=/i);
    expect(mail().html).toContain('content="telephone=no,date=no,address=no,email=no,url=no"');
  });
});

test('each font of the mail is one of Windows, because classic Outlook knows no other first one', () => {
  const fonts = Array.from(mail().html.matchAll(/font:[^;"]*\/[\d.]+ '?([^',;"]+)/g), ([, first]) => first);
  expect(new Set(fonts)).toEqual(new Set(['Segoe UI', 'Georgia']));
});

describe('the headers of the mail', () => {
  test.each(['\r\nBcc: x@example.com', '\u2028Bcc: x@example.com', '\u202eylimaF\u202c'])(
    'get no additional line and no other text direction from the name %j',
    (lastName) => {
      const { subject, replyTo } = mail({ lastName });
      expect(`${subject}${replyTo?.name}`).toMatch(/^[^\r\n\u2028\p{Bidi_Control}]+$/u);
    },
  );

  test('get no additional line or recipient from the email address', () => {
    expect(mail({ email: 'a@example.com>\r\nBcc: <b@example.com' }).replyTo?.address).toMatch(/^[^\s<>]+$/);
    expect(mail({ email: 'a?bcc=b@example.com' }).html).toContain('mailto:a%3Fbcc%3Db@example.com?subject=');
  });

  test('contain only the start of a long name, so that it cannot look like a message from us', () => {
    const { subject, replyTo } = mail({ firstName: `Alert: your mailbox is closed today ${'🐕'.repeat(20)}` });
    const shown = 'Alert: your mailbox is closed today 🐕🐕🐕…';
    expect(subject).toBe(`Consultation request: ${shown}, Tinker Air Force Base, In 1-3 months`);
    expect(replyTo?.name).toBe(shown);
  });

  test.each([
    ['evil.example.com', 'evil. example. com'],
    ['http://1.evil.com', 'http: //1. evil. com'],
    ...['\uff0e', '\u3002', '\uff61'].map((fullStop) => [`evil${fullStop}com`, 'evil. com']),
    ['Dr. J.R. Sample', 'Dr. J. R. Sample'],
  ])('contain no link in the name %s', (firstName, shown) => {
    expect(mail({ firstName, lastName: 'X' }).subject).toContain(`: ${shown} X, `);
  });
});

describe('text of a visitor', () => {
  test('never starts a line, in any field and after any line break', () => {
    const lines = ['\n', '\r', '\u2028', '\u2029', '\v', '\f', '\u0085'].join('Forged');
    const forged = Object.fromEntries(FIELD_NAMES.map((name) => [name, `Forged${lines}Forged`]));
    expect(mail(forged).text).toContain('Forged');
    expect(mail(forged).text).not.toMatch(/^Forged|[\r\u2028\u2029\v\f\u0085]/m);
  });

  test('contains no links', () => {
    const { text, html } = mail({ additionalInfo: 'See https://evil.example.com, 4.5 acres' });
    for (const part of [text, html]) expect(part).toContain('See https: //evil. example. com, 4.5 acres');
    expect(mail({ phone: 'evil.example.com' }).text).toContain('Call\n  evil. example. com');
  });
});

function mail(fields: object = {}, id = ID) {
  const submittedAt = { toDate: () => new Date('2026-11-21T21:10:00Z') };
  const stored = { ...VALID_REQUEST, submittedAt, ...fields };
  return requestMail({ id, stored, code: CODE });
}
