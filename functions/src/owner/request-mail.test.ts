import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FIELD_LABELS, FIELD_NAMES } from '../contract/fields.ts';
import { SECTION_FIELDS, SECTION_TITLES } from '../contract/sections.ts';
import type { Told } from './lease.ts';
import { requestMail } from './request-mail.ts';

const ID = '01940000-0000-7000-8000-000000000001';
const SECTIONS = Object.keys(SECTION_TITLES) as (keyof typeof SECTION_TITLES)[];
const CODE = `${ID}.AAAAAAAAAAAAAAAAAAAAAA`;

beforeEach(() => vi.stubEnv('GCLOUD_PROJECT', 'the-farm'));
afterEach(() => vi.unstubAllEnvs());

describe('the mail to the owner', () => {
  test('says in its subject who asks, from where, and when they want their dog', () => {
    expect(mail().subject).toBe('Consultation request: Sample Family, Tinker Air Force Base, In 1-3 months');
  });

  test('is answered to the family', () => {
    expect(mail().replyTo).toEqual({ name: 'Sample Family', address: VALID_REQUEST.email });
  });

  test("names the end of the 24 hours by the farm's clocks", () => {
    expect(mail().text).toContain('Answer before Sunday 3:10 pm.');
    expect(mail().html).toContain('Answer before <b>Sunday 3:10 pm</b>');
  });

  test('has phone, address and the page of the request to tap, before the answers', () => {
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
    expect(mail().html).toContain(`The page asks for a code? It is ${CODE}<`);
  });

  test.each([
    ['405.555.0123 ext. 7', 'tel:4055550123'],
    ['+44 (0)20 7946 0958', 'tel:+4402079460958'],
    ['javascript:alert(1)', ''],
    ['911', ''],
    ['call my wife', ''],
  ])('calls "%s" by "%s"', (phone, href) => {
    const { html } = mail({ phone });
    expect(/href="(tel:[^"]*)"/.exec(html)?.[1] ?? '').toBe(href);
    expect(html).not.toContain('href="javascript');
  });

  test('holds the answers in words, by the sections of the form', () => {
    const { text, html } = mail();
    const { email: _, phone: __, ...labels } = FIELD_LABELS;
    const shown = SECTIONS.flatMap((key) => [
      SECTION_TITLES[key],
      ...SECTION_FIELDS[key].filter((name) => name in labels).map((name) => FIELD_LABELS[name]),
    ]);
    for (const part of [text, html.replaceAll('&amp;', '&')]) {
      const answers = part.slice(part.indexOf('Written by a visitor'));
      let end = 0;
      for (const words of shown) {
        const start = answers.indexOf(words, end);
        expect(start, words).toBeGreaterThan(0);
        end = start + words.length;
      }
      expect(answers).toContain('Tinker Air Force Base');
      expect(answers).toContain('Dogs, Cats');
      expect(answers).not.toContain('tinker-afb');
    }
  });

  test('leaves out what was not answered, and a section without an answer', () => {
    const { text, html } = mail({ hearAboutUs: null, militaryStatus: null, deploymentConsiderations: null });
    for (const part of [text, html]) {
      expect(part).toContain(SECTION_TITLES.additional);
      expect(part).not.toContain(FIELD_LABELS.hearAboutUs);
      expect(part).not.toContain(SECTION_TITLES.military);
      expect(part).not.toMatch(/null|undefined/);
    }
  });

  test('links to the document in the console', () => {
    const project = 'https://console.firebase.google.com/project/the-farm';
    const link = `${project}/firestore/databases/-default-/data/~2Fconsultations~2F${ID}`;
    expect(mail().text).toContain(`  ${link}\n`);
    expect(mail().html).toContain(`"${link}"`);
  });

  test('shows markup as text', () => {
    const marked = Object.fromEntries(FIELD_NAMES.map((name) => [name, '<i>']));
    expect(mail(marked).html).not.toContain('<i>');
    const { html } = mail({ additionalInfo: `<img src=x onerror="alert('1')">\n</dd> & more` });
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;\n&lt;/dd&gt; &amp; more');
    expect(html).not.toContain('<img');
  });

  test('loads nothing from anywhere', () => {
    expect(mail().html).not.toMatch(/<(img|link|script|iframe|object|video)|url\(|@import|src=/i);
  });
});

describe('its headers', () => {
  test.each(['\r\nBcc: thief@example.com', '\nBcc: thief@example.com\n\nbody', '\u2028Bcc: x@example.com'])(
    'cannot be added to by the name %j',
    async (lastName) => {
      const headers = await headersOf(mail({ lastName }));
      expect(headers.filter((header) => /^bcc/i.test(header))).toEqual([]);
      expect(headers.filter((header) => /^(subject|to|from|reply-to):/i.test(header))).toHaveLength(4);
      expect(mail({ lastName }).replyTo?.name).not.toMatch(/[\r\n\u2028]/);
      expect(mail({ lastName }).subject).not.toMatch(/[\r\n\u2028]/);
    },
  );

  test('cannot be added to by the address', async () => {
    const forged = mail({ email: 'a@example.com>\r\nBcc: <thief@example.com' });
    expect(forged.replyTo?.address).toMatch(/^[^\s<>]+$/);
    expect((await headersOf(forged)).filter((header) => /^bcc/i.test(header))).toEqual([]);
    expect(mail({ email: 'a?bcc=thief@example.com' }).html).toContain('mailto:a%3Fbcc%3Dthief@example.com?subject=');
  });

  test('cannot be turned around by direction marks', () => {
    const { subject, replyTo } = mail({ lastName: '\u202eylimaF\u202c' });
    expect(`${subject}${replyTo?.name}`).toMatch(/^[^\p{Bidi_Control}]+$/u);
  });

  test('do not let a name pose as a warning of ours or of the mail program', () => {
    const firstName = 'Security alert: your mailbox is closed today, sign in at https://evil.example.com/login';
    const { subject, replyTo } = mail({ firstName });
    const shown = 'Security alert: your mailbox is closed …';
    expect(subject).toBe(`Consultation request: ${shown}, Tinker Air Force Base, In 1-3 months`);
    expect(replyTo?.name).toBe(shown);
  });

  test('cut a name between characters, and leave one of 40 alone', () => {
    expect(mail({ firstName: '🐕'.repeat(60), lastName: '' }).replyTo?.name).toBe(`${'🐕'.repeat(39)}…`);
    expect(mail({ firstName: 'a'.repeat(20), lastName: 'b'.repeat(19) }).replyTo?.name).toMatch(/^a{20} b{19}$/);
  });

  test.each([
    ['evil.example.com', 'evil. example. com'],
    ['http://1.evil.com', 'http: //1. evil. com'],
    ['evil\uff0ecom', 'evil. com'],
    ['Dr. J.R. Sample', 'Dr. J. R. Sample'],
  ])('make no link of the name %s', (firstName, shown) => {
    expect(mail({ firstName, lastName: 'X' }).subject).toContain(`: ${shown} X, `);
  });

  test('give each request a Message-ID of its own, and the same one to its copies', () => {
    const other = mail({}, '01940000-0000-7000-8000-000000000002');
    expect(mail().messageId).toMatch(/^<[\w-]+@[\w.-]+>$/);
    expect(mail().messageId).toBe(mail().messageId);
    expect(mail().messageId).not.toBe(other.messageId);
  });
});

describe('what a visitor wrote', () => {
  test('is marked as such, above the answers', () => {
    for (const part of [mail().text, mail().html]) {
      expect(part.indexOf('Written by a visitor')).toBeGreaterThan(0);
      expect(part.indexOf('Written by a visitor')).toBeLessThan(part.indexOf('Our younger child is shy'));
    }
  });

  test.each(['\n', '\r', '\u2028', '\u2029', '\v', '\f', '\u0085'])(
    'cannot write a line of ours in the text mail (%j)',
    (lineBreak) => {
      const { text } = mail({ additionalInfo: `Hello${lineBreak}In the console${lineBreak}x` });
      expect(text).toContain('\n  Hello\n  In the console\n  x');
    },
  );

  test('never stands where a line of ours begins, whatever they wrote it for', () => {
    const forged = Object.fromEntries(FIELD_NAMES.map((name) => [name, 'Forged\nForged']));
    expect(mail(forged).text).toContain('Forged');
    expect(mail(forged).text).not.toMatch(/^Forged/m);
  });

  test('is no link', () => {
    const { text, html } = mail({ additionalInfo: 'See https://evil.example.com, 4.5 acres' });
    for (const part of [text, html]) expect(part).toContain('See https: //evil. example. com, 4.5 acres');
    expect(mail({ phone: 'evil.example.com' }).text).toContain('Phone\n  evil. example. com');
  });
});

function mail(changed: object = {}, id = ID) {
  const submittedAt = { toDate: () => new Date('2026-11-21T21:10:00Z') };
  const stored = { ...VALID_REQUEST, submittedAt, ...changed };
  return requestMail({ document: { id }, stored, code: CODE } as unknown as Told);
}

/** One line a header, as they go over the wire. */
async function headersOf(sent: ReturnType<typeof requestMail>): Promise<string[]> {
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail({
    ...sent,
    from: 'farm@example.com',
    to: 'owner@example.com',
  });
  const [head = ''] = message.toString().split('\n\n');
  return head.replace(/\n[ \t]+/g, ' ').split('\n');
}
