import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FIELD_NAMES, QUESTIONS, SECTIONS } from '../contract/questions.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { requestMail } from './request-mail.ts';

const ID = '01940000-0000-7000-8000-000000000001';
const CODE = `${ID}.AAAAAAAAAAAAAAAAAAAAAA`;

beforeEach(() => vi.stubEnv('GCLOUD_PROJECT', 'the-farm'));
afterEach(() => vi.unstubAllEnvs());

// The accepted accessibility tree of the HTML holds its texts, their order and its links.
describe('the mail about a request', () => {
  test('has a subject with name, town and timeline, and the family as its reply-to address', () => {
    expect(mail().subject).toBe('Consultation request: Sample Family, Tinker Air Force Base, In 1-3 months');
    expect(mail().replyTo).toEqual({ name: 'Sample Family', address: VALID_REQUEST.email });
  });

  test("shows day, date and time of the end of the 24 hours in the farm's time zone", () => {
    const deadline = 'Answer before Sunday, Nov 22, 3:10 pm';
    expect(mail().text).toContain(`consultation. ${deadline}.\n`);
  });

  test('has the link of its page at the address of the site', () => {
    vi.stubEnv('SITE_ORIGIN', 'https://farm.example');
    expect(mail().text).toContain(`\n  https://farm.example/contacted#${CODE}\n`);
    expect(mail().html).toContain(`https://farm.example/contacted#${CODE}"`);
  });

  test('shows what decides the call above the answers, with the labels of the form, and only what was answered', () => {
    const expected = [
      ['Military status', 'Active duty'],
      ['Deployment Considerations', 'Possible deployment (in the next 12 months)'],
      ['Ages of Children', VALID_REQUEST.childrenAges],
      ['Timeline', 'In 1-3 months'],
      ['Current pets', 'Dogs, Cats'],
      ['Family size', '1-2 children'],
      ['Location', 'Tinker Air Force Base'],
      ['Phone number', '(405) 555-0123'],
      ['Email', VALID_REQUEST.email],
    ];
    expect(topOf(mail().text)).toContain(expected.map(([label, answer]) => `${label}\n  ${answer}\n\n`).join(''));
    const less = mail({ militaryStatus: null, deploymentConsiderations: null, currentPets: [] });
    for (const part of [less.text, less.html])
      expect(topOf(part)).not.toMatch(/Military status|Deployment|Current pets/);
  });

  test('works for an empty request that was added in the console', () => {
    const nothing = Object.fromEntries([...FIELD_NAMES, 'submittedAt'].map((name) => [name, undefined]));
    const { subject, replyTo, text, html } = mail({ ...nothing, submittedAt: 'yesterday' });
    expect([subject, replyTo]).toEqual(['Consultation request: No name', undefined]);
    for (const part of [text, html]) expect(part).not.toMatch(/undefined|null|Invalid/);
    expect(mail({ lastName: null }).subject).toContain('request: Sample, ');
  });

  test.each([
    ...['-', '.', ' ', '', '/', '\u00b7', '\u2022', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212'].map(
      (sign) => `405${sign}555${sign}0123`,
    ),
    '+1 405 5550123',
    '1-405-555-0123',
    '(405) 555 01 23',
    '[405] 555-0123',
    '\u202d+1 (405) 555\u20110123\u202c',
    '\uff14\uff10\uff15 555 0123',
  ])('links and shows a number of North America in the same way, however it is written: %j', (phone) => {
    expectPhone(phone, 'tel:+14055550123', '(405) 555-0123');
  });

  test.each([
    ['Cell: 405-555-0123', 'tel:+14055550123'],
    ['tel:405-555-0123', 'tel:+14055550123'],
    ['405.555.0123 ext. 7', 'tel:+14055550123'],
    ['405-555-0123 or (405) 555-0199', 'tel:+14055550123'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['+44 20 7946 0958 5pm', ''],
    ['4055550123 4055550199', ''],
    ['405-555-0123 7', ''],
    ['405-555-01234', ''],
    ['672-2137 405', ''],
    ['+405-555-0123', ''],
    ['011 44 20 7946 0958', ''],
    ['555-0123', ''],
    ['javascript:alert(1)', ''],
    ['911', ''],
    ['call my wife', ''],
  ])('shows the phone number "%s" as written, and links only what is certainly the number ("%s")', (phone, href) => {
    expectPhone(phone, href, phone);
  });

  test('shows the answers with the labels of the form, in its sections', () => {
    const expected: string[] = SECTIONS.flatMap(({ title, questions }) => [
      title,
      ...questions.filter(({ name }) => name !== 'email' && name !== 'phone').map(({ label }) => label),
    ]);
    const { text } = mail();
    const lines = text.slice(text.indexOf('Written by a visitor')).split('\n');
    expect(lines.filter((line) => expected.includes(line))).toEqual(expected);
  });

  test('leaves out empty answers and empty sections', () => {
    const { text, html } = mail({ hearAboutUs: null, militaryStatus: null, deploymentConsiderations: null });
    for (const part of [text, html]) {
      expect(part).toContain(titleOf('additional'));
      expect(part).not.toContain(QUESTIONS.hearAboutUs.label);
      expect(part).not.toContain(titleOf('military'));
      expect(part).not.toMatch(/null|undefined/);
    }
  });

  test('links to the document in the console', () => {
    const all =
      'https://console.firebase.google.com/project/the-farm/firestore/databases/-default-/data/~2Fconsultations';
    expect(mail().text).toContain(`  ${all}~2F${ID}\n`);
    expect(mail({}, 'By hand').text).toContain(`  ${all}~2FBy%20hand\n`);
  });

  test('escapes markup', () => {
    const markup = Object.fromEntries(FIELD_NAMES.map((name) => [name, '<i>']));
    expect(mail(markup).html).not.toContain('<i>');
    const { html } = mail({ additionalInfo: `<img src=x onerror="alert('1')">\n</dd> & more` });
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;<br>&lt;/dd&gt; &amp; more');
    expect(html).not.toContain('<img');
  });

  test('loads nothing from the network, and mail programs make no links of its numbers, dates and addresses', () => {
    expect(mail().html).not.toMatch(/<(img|link|script|iframe|object|video)|url\(|@import|src=/i);
    expect(mail().html).toContain('content="telephone=no,date=no,address=no,email=no,url=no"');
  });
});

describe('the headers of the mail', () => {
  test.each(['\r\nBcc: thief@example.com', '\nBcc: thief@example.com\n\nbody', '\u2028Bcc: x@example.com'])(
    'get no additional line from the name %j',
    async (lastName) => {
      const headers = await headersOf(mail({ lastName }));
      expect(headers.filter((header) => /^bcc/i.test(header))).toEqual([]);
      expect(headers.filter((header) => /^(subject|to|from|reply-to):/i.test(header))).toHaveLength(4);
      expect(mail({ lastName }).replyTo?.name).not.toMatch(/[\r\n\u2028]/);
      expect(mail({ lastName }).subject).not.toMatch(/[\r\n\u2028]/);
    },
  );

  test('get no additional line from the email address', async () => {
    const forged = mail({ email: 'a@example.com>\r\nBcc: <thief@example.com' });
    expect(forged.replyTo?.address).toMatch(/^[^\s<>]+$/);
    expect((await headersOf(forged)).filter((header) => /^bcc/i.test(header))).toEqual([]);
    expect(mail({ email: 'a?bcc=thief@example.com' }).html).toContain('mailto:a%3Fbcc%3Dthief@example.com?subject=');
  });

  test('contain no characters that change the text direction', () => {
    const { subject, replyTo } = mail({ lastName: '\u202eylimaF\u202c' });
    expect(`${subject}${replyTo?.name}`).toMatch(/^[^\p{Bidi_Control}]+$/u);
  });

  test('contain only the start of a long name, so that it cannot look like a message from us', () => {
    const firstName = 'Security alert: your mailbox is closed today, sign in at https://evil.example.com/login';
    const { subject, replyTo } = mail({ firstName });
    const shown = 'Security alert: your mailbox is closed …';
    expect(subject).toBe(`Consultation request: ${shown}, Tinker Air Force Base, In 1-3 months`);
    expect(replyTo?.name).toBe(shown);
  });

  test('never split a character of a long name, and keep a name of 40 characters', () => {
    expect(mail({ firstName: '🐕'.repeat(60), lastName: '' }).replyTo?.name).toBe(`${'🐕'.repeat(39)}…`);
    expect(mail({ firstName: 'a'.repeat(20), lastName: 'b'.repeat(19) }).replyTo?.name).toMatch(/^a{20} b{19}$/);
  });

  test.each([
    ['evil.example.com', 'evil. example. com'],
    ['http://1.evil.com', 'http: //1. evil. com'],
    ...['\uff0e', '\u3002', '\uff61'].map((fullStop) => [`evil${fullStop}com`, 'evil. com']),
    ['Dr. J.R. Sample', 'Dr. J. R. Sample'],
  ])('contain no link in the name %s', (firstName, shown) => {
    expect(mail({ firstName, lastName: 'X' }).subject).toContain(`: ${shown} X, `);
  });

  test('have a Message-ID that depends on the request only', () => {
    const other = mail({}, '01940000-0000-7000-8000-000000000002');
    expect(mail().messageId).toMatch(/^<[\w-]+@[\w.-]+>$/);
    expect(mail().messageId).toBe(mail().messageId);
    expect(mail().messageId).not.toBe(other.messageId);
  });
});

describe('text of a visitor', () => {
  test.each(['\n', '\r', '\u2028', '\u2029', '\v', '\f', '\u0085'])(
    'is indented after each kind of line break (%j)',
    (lineBreak) => {
      const { text } = mail({ additionalInfo: `Hello${lineBreak}In the console${lineBreak}x` });
      expect(text).toContain('\n  Hello\n  In the console\n  x');
    },
  );

  test('never starts a line, in any field', () => {
    const forged = Object.fromEntries(FIELD_NAMES.map((name) => [name, 'Forged\nForged']));
    expect(mail(forged).text).toContain('Forged');
    expect(mail(forged).text).not.toMatch(/^Forged/m);
  });

  test('contains no links', () => {
    const { text, html } = mail({ additionalInfo: 'See https://evil.example.com, 4.5 acres' });
    for (const part of [text, html]) expect(part).toContain('See https: //evil. example. com, 4.5 acres');
    expect(mail({ phone: 'evil.example.com' }).text).toContain('Phone number\n  evil. example. com');
  });
});

function expectPhone(phone: string, href: string, shown: string): void {
  const { text, html } = mail({ phone });
  expect(text).toContain(`Phone number\n  ${shown}\n`);
  for (const kind of ['tel', 'sms'])
    expect(html.match(new RegExp(`(?<=href=")${kind}:[^"]*`))?.[0] ?? '').toBe(href.replace('tel', kind));
  expect(html).not.toContain('href="javascript');
}

/** The part of the mail above the answers. */
function topOf(part: string): string {
  return part.slice(0, part.indexOf('Written by a visitor'));
}

function mail(fields: object = {}, id = ID) {
  const submittedAt = { toDate: () => new Date('2026-11-21T21:10:00Z') };
  const stored = { ...VALID_REQUEST, submittedAt, ...fields };
  return requestMail({ id, stored, code: CODE });
}

/** The headers of the sent message, one string each. */
async function headersOf(sent: ReturnType<typeof requestMail>): Promise<string[]> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await transport.sendMail({ ...sent, from: 'farm@example.com', to: 'owner@example.com' });
  const [head = ''] = message.toString().split('\n\n');
  return head.replace(/\n[ \t]+/g, ' ').split('\n');
}

function titleOf(section: (typeof SECTIONS)[number]['key']): string {
  return SECTIONS.find(({ key }) => key === section)?.title ?? '';
}
