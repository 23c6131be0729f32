import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FIELD_LABELS } from '../contract/fields.ts';
import { mailFor } from './mail.ts';

const ID = '01940000-0000-7000-8000-000000000001';

describe('the mail to the owner', () => {
  test('says who asks and when they want their dog', () => {
    expect(mail().subject).toBe('Consultation request: Sample Family, In 1-3 months');
  });

  test('is answered to the family', () => {
    expect(mail().replyTo).toEqual({ name: 'Sample Family', address: VALID_REQUEST.email });
  });

  test('marks what may be spam', () => {
    expect(mail({ suspectedSpam: true }).subject).toMatch(/^\[possible spam\] /);
  });

  test('holds every question in reading order, with the answers in words', () => {
    const { text, html } = mail();
    const positions = Object.values(FIELD_LABELS).map((label) => text.indexOf(label));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(Math.min(...positions)).toBeGreaterThanOrEqual(0);
    for (const part of [text, html]) {
      expect(part).toContain('Tinker Air Force Base');
      expect(part).toContain('Dogs, Cats');
      expect(part).not.toContain('tinker-afb');
    }
  });

  test('says so where there is no answer', () => {
    const { text } = mail({ hearAboutUs: null, currentPets: [] });
    expect(text).toContain(`${FIELD_LABELS.hearAboutUs}\n  (no answer)`);
    expect(text).toContain(`${FIELD_LABELS.currentPets}\n  (no answer)`);
  });

  test('links to the document in the console', () => {
    const link = `/firestore/databases/-default-/data/~2Fconsultations~2F${ID}`;
    expect(mail().text).toContain(link);
    expect(mail().html).toContain(`${link}">`);
  });

  test('shows markup as text', () => {
    const { html } = mail({ additionalInfo: `<img src=x onerror="alert('1')">\n</dd> & more` });
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;<br>\n&lt;/dd&gt; &amp; more');
    expect(html).not.toContain('<img');
  });
});

describe('its headers', () => {
  test.each(['\r\nBcc: thief@example.com', '\nBcc: thief@example.com\n\nbody', '\u2028Bcc: x@example.com'])(
    'cannot be added to by the name %j',
    async (lastName) => {
      const headers = await headersOf(mail({ lastName }));
      expect(headers.filter((header) => /^bcc/i.test(header))).toEqual([]);
      expect(headers.filter((header) => /^(subject|to|from|reply-to):/i.test(header))).toHaveLength(4);
    },
  );

  test('cannot be added to by the address', async () => {
    const headers = await headersOf(mail({ email: 'a@example.com>\r\nBcc: <thief@example.com' }));
    expect(headers.filter((header) => /^bcc/i.test(header))).toEqual([]);
  });

  test('cannot be turned around by direction marks', () => {
    expect(mail({ lastName: '\u202eylimaF\u202c' }).subject).toMatch(/^[^\u202e\u202c]+$/);
  });
});

function mail(changed: object = {}) {
  return mailFor(ID, { ...VALID_REQUEST, ...changed }, 'owner@example.com');
}

/** One line a header, as they go over the wire. */
async function headersOf(sent: ReturnType<typeof mailFor>): Promise<string[]> {
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail(sent);
  const [head = ''] = message.toString().split('\n\n');
  return head.replace(/\n[ \t]+/g, ' ').split('\n');
}
