import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FIELD_LABELS, FIELD_NAMES } from '../contract/fields.ts';
import { SECTION_FIELDS, SECTION_TITLES } from '../contract/sections.ts';
import type { LeasedNotice } from './lease.ts';
import { requestMail } from './request-mail.ts';

const ID = '01940000-0000-7000-8000-000000000001';
const SECTIONS = Object.keys(SECTION_TITLES) as (keyof typeof SECTION_TITLES)[];
const CODE = `${ID}.AAAAAAAAAAAAAAAAAAAAAA`;

beforeEach(() => vi.stubEnv('GCLOUD_PROJECT', 'the-farm'));
afterEach(() => vi.unstubAllEnvs());

describe('the mail about a request', () => {
  test('has a subject with name, town and timeline', () => {
    expect(mail().subject).toBe('Consultation request: Sample Family, Tinker Air Force Base, In 1-3 months');
  });

  test('has the family as its reply-to address', () => {
    expect(mail().replyTo).toEqual({ name: 'Sample Family', address: VALID_REQUEST.email });
  });

  test("shows the end of the 24 hours in the farm's time zone", () => {
    expect(mail().text).toContain('Answer before Sunday 3:10 pm.');
    expect(mail().html).toContain('Answer before <b>Sunday 3:10 pm</b>');
    expect(mail().html).toContain('>In 1-3 months. Answer before Sunday 3:10 pm.</div>');
  });

  test('has links to call, write and open the page of the request, above the answers', () => {
    vi.stubEnv('SITE_ORIGIN', 'https://farm.example');
    const links = [
      'tel:4055550123',
      'mailto:sample.family@example.com?subject=',
      `https://farm.example/contacted#${CODE}"`,
      'Written by a visitor',
    ];
    const positions = links.map((link) => mail().html.indexOf(link));
    expect(Math.min(...positions)).toBeGreaterThan(0);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(mail().text).toContain(`\n  https://farm.example/contacted#${CODE}\n`);
    expect(mail().html).toContain(`If the page asks for a code, enter ${CODE}<`);
  });

  test('shows whom to call above the answers, and household, pets and military status if they were answered', () => {
    const call = `Phone\n  ${VALID_REQUEST.phone}\n\nEmail\n  ${VALID_REQUEST.email}\n`;
    for (const expected of ['Name\n  Sample Family\n\nTown\n  Tinker Air Force Base\n\nDog\n  In 1-3 months\n', call])
      expect(topOf(mail().text)).toContain(expected);
    for (const part of ['text', 'html'] as const) {
      const top = topOf(mail()[part]);
      for (const expected of ['1-2 children', 'Dogs, Cats', 'Active duty']) expect(top).toContain(expected);
      const withoutAnswers = topOf(mail({ militaryStatus: null, currentPets: [] })[part]);
      expect(withoutAnswers).toContain('Household');
      expect(withoutAnswers).not.toMatch(/Military(?! Family)|Pets/);
    }
  });

  test('has buttons to call and to text, above and below the answers', () => {
    const { html } = mail();
    const after = html.slice(html.indexOf(SECTION_TITLES.additional));
    for (const part of [topOf(html), after])
      for (const href of ['tel:4055550123', 'sms:4055550123', 'mailto:']) expect(part).toContain(`href="${href}`);
    expect(mail({ phone: 'none' }).html).not.toMatch(/sms:|Text</);
  });

  test('works for an empty request that was added in the console', () => {
    const nothing = Object.fromEntries([...FIELD_NAMES, 'submittedAt'].map((name) => [name, undefined]));
    const { subject, replyTo, text, html } = mail({ ...nothing, submittedAt: 'yesterday' });
    expect([subject, replyTo]).toEqual(['Consultation request: No name', undefined]);
    for (const part of [text, html]) expect(part).not.toMatch(/undefined|null|Invalid/);
    expect(mail({ lastName: null }).subject).toContain('request: Sample, ');
  });

  test.each([
    ['405.555.0123 ext. 7', 'tel:4055550123'],
    ['555-0123', 'tel:5550123'],
    ['+44 (0)20 7946 0958', 'tel:+4402079460958'],
    ['javascript:alert(1)', ''],
    ['911', ''],
    ['call my wife', ''],
  ])('links the phone number "%s" to "%s"', (phone, href) => {
    const { html } = mail({ phone });
    expect(/href="(tel:[^"]*)"/.exec(html)?.[1] ?? '').toBe(href);
    expect(html).not.toContain('href="javascript');
  });

  test('shows the answers with the labels of the form, in its sections', () => {
    const { text, html } = mail();
    const { email: _, phone: __, ...labels } = FIELD_LABELS;
    const expectedTexts = SECTIONS.flatMap((key) => [
      SECTION_TITLES[key],
      ...SECTION_FIELDS[key].filter((name) => name in labels).map((name) => FIELD_LABELS[name]),
    ]);
    for (const part of [text, html.replaceAll('&amp;', '&')]) {
      const answers = part.slice(part.indexOf('Written by a visitor'));
      let end = 0;
      for (const text of expectedTexts) {
        const start = answers.indexOf(text, end);
        expect(start, text).toBeGreaterThan(0);
        end = start + text.length;
      }
      expect(answers).toContain('Tinker Air Force Base');
      expect(answers).toContain('Dogs, Cats');
      expect(answers).toContain('Base housing (under 1 acre)');
      expect(answers).toContain('Possible deployment (in the next 12 months)');
      expect(answers).not.toContain('tinker-afb');
    }
  });

  test('leaves out empty answers and empty sections', () => {
    const { text, html } = mail({ hearAboutUs: null, militaryStatus: null, deploymentConsiderations: null });
    for (const part of [text, html]) {
      expect(part).toContain(SECTION_TITLES.additional);
      expect(part).not.toContain(FIELD_LABELS.hearAboutUs);
      expect(part).not.toContain(SECTION_TITLES.military);
      expect(part).not.toMatch(/null|undefined/);
    }
  });

  test('links to the document in the console', () => {
    const all =
      'https://console.firebase.google.com/project/the-farm/firestore/databases/-default-/data/~2Fconsultations';
    expect(mail().text).toContain(`  ${all}~2F${ID}\n`);
    expect(mail().html).toContain(`"${all}~2F${ID}"`);
    expect(mail({}, 'By hand').text).toContain(`  ${all}~2FBy%20hand\n`);
  });

  test('escapes markup', () => {
    const markup = Object.fromEntries(FIELD_NAMES.map((name) => [name, '<i>']));
    expect(mail(markup).html).not.toContain('<i>');
    const { html } = mail({ additionalInfo: `<img src=x onerror="alert('1')">\n</dd> & more` });
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;\n&lt;/dd&gt; &amp; more');
    expect(html).not.toContain('<img');
  });

  test('tells mail programs not to make links of numbers, dates and addresses', () => {
    expect(mail().html).toContain(
      '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
    );
  });

  test('loads nothing from the network', () => {
    expect(mail().html).not.toMatch(/<(img|link|script|iframe|object|video)|url\(|@import|src=/i);
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
  test('follows a heading that says that a visitor wrote it', () => {
    for (const part of [mail().text, mail().html]) {
      expect(part.indexOf('Written by a visitor')).toBeGreaterThan(0);
      expect(part.indexOf('Written by a visitor')).toBeLessThan(part.indexOf('Our younger child is shy'));
    }
  });

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
    expect(mail({ phone: 'evil.example.com' }).text).toContain('Phone\n  evil. example. com');
  });
});

/** The part of the mail above the answers. */
function topOf(part: string): string {
  return part.slice(0, part.indexOf('Written by a visitor'));
}

function mail(fields: object = {}, id = ID) {
  const submittedAt = { toDate: () => new Date('2026-11-21T21:10:00Z') };
  const stored = { ...VALID_REQUEST, submittedAt, ...fields };
  return requestMail({ document: { id }, stored, code: CODE } as unknown as LeasedNotice);
}

/** The headers of the sent message, one string each. */
async function headersOf(sent: ReturnType<typeof requestMail>): Promise<string[]> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await transport.sendMail({ ...sent, from: 'farm@example.com', to: 'owner@example.com' });
  const [head = ''] = message.toString().split('\n\n');
  return head.replace(/\n[ \t]+/g, ' ').split('\n');
}
