import { describe, expect, test } from 'vitest';
import { HONEYPOT_FIELD, RECEIVED_PATH } from '../contract/call.ts';
import { CONSULTATION_CASES, VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { FIELD_NAMES } from '../contract/fields.ts';
import { consultations, countStored, HOSTING, postForm, submitted } from '../testing/consultations.ts';

describe('a form that is posted without script', () => {
  test('is stored like a request of the script, and the response redirects to the confirmation page', async () => {
    const answers = newFamily();
    const { status, headers } = await postForm(answers);
    expect([status, headers.get('location')]).toEqual([303, RECEIVED_PATH]);
    const [document] = await findByEmail(answers.email);
    expect(Object.keys(submitted(document))).toEqual([...FIELD_NAMES, 'expiresAt', 'submittedAt']);
    expect(document?.data()).toMatchObject(answers);
    expect(document?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab]/);
  });

  test('may lack lists and optional fields, as browsers do not send unchecked boxes', async () => {
    const { currentPets, militaryStatus, deploymentConsiderations, hearAboutUs, ...answers } = newFamily();
    expect((await postForm({ ...answers, guardianGoals: ['companionship'] })).status).toBe(303);
    const [document] = await findByEmail(answers.email);
    expect(document?.data()).toMatchObject({ currentPets: [], guardianGoals: ['companionship'], militaryStatus: null });
  });

  test('may contain hidden fields, which are cleared, and CRLF line breaks', async () => {
    const answers = { ...newFamily(), familySize: 'adults-only', militaryStatus: 'civilian', additionalInfo: 'a\r\nb' };
    expect((await postForm(answers)).status).toBe(303);
    const [document] = await findByEmail(answers.email);
    expect(document?.data()).toMatchObject({
      childrenAges: null,
      deploymentConsiderations: null,
      additionalInfo: 'a\nb',
    });
  });

  test('is stored once when it is posted several times', async () => {
    const answers = newFamily();
    const posts = await Promise.all(Array.from({ length: 5 }, () => postForm(answers)));
    expect([...posts, await postForm(answers)].map(({ status }) => status)).toEqual(Array(6).fill(303));
    expect(await findByEmail(answers.email)).toHaveLength(1);
  });

  test('with a filled honeypot gets the same response and is stored as suspected spam', async () => {
    const answers = newFamily();
    expect((await postForm({ ...answers, [HONEYPOT_FIELD]: 'buy now' })).status).toBe(303);
    const [document] = await findByEmail(answers.email);
    expect(document?.get('suspectedSpam')).toBe(true);
    expect((await postForm({ ...newFamily(), [HONEYPOT_FIELD]: '' })).status).toBe(303);
  });
});

describe('a form is refused with a page', () => {
  const refused = CONSULTATION_CASES.filter(({ request, errors }) => Object.keys(errors).length && fitsForm(request));

  test.each(refused)(
    'that shows all messages, how to get back and the phone number: $name',
    async ({ request, errors }) => {
      const page = await expectProblem(400, request as Answers);
      const listed = Array.from(page.matchAll(/<li>(.*)<\/li>/g), ([, message]) => message);
      expect(listed).toEqual([...new Set(Object.values(errors))]);
      expect(page).toMatch(/Back button.*your answers are still in the form/);
      expect(page).toContain(FARM_PHONE);
    },
  );

  test('if a field is repeated or unknown', async () => {
    await expectProblem(400, { ...newFamily(), firstName: ['One', 'Two'] } as Answers);
    await expectProblem(400, { ...newFamily(), 'firstName[]': 'x' });
    await expectProblem(400, { ...newFamily(), ['__proto__']: 'x' });
    await expectProblem(400, { ...newFamily(), '<script>': '<script>alert(1)</script>' });
  });

  test('if it is too large', async () => {
    await expectProblem(413, { ...newFamily(), additionalInfo: 'x'.repeat(32 * 1024) });
  });

  test.each([{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, { Origin: 'null' }])(
    'if it comes from another site: %j',
    async (headers) => {
      await expectProblem(403, newFamily(), headers);
    },
  );

  test.each([{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: HOSTING }, {}])(
    'but not if it comes from our site: %j',
    async (headers) => {
      expect((await postForm(newFamily(), headers)).status).toBe(303);
    },
  );
});

type Answers = Record<string, string | readonly string[]>;

let families = 0;

function newFamily() {
  return { ...VALID_REQUEST, email: `family-${Date.now()}-${++families}@example.com` };
}

async function findByEmail(email: string) {
  return (await consultations.where('email', '==', email).get()).docs;
}

async function expectProblem(status: number, answers: Answers, headers: Record<string, string> = {}): Promise<string> {
  const before = await countStored();
  const response = await postForm(answers, headers);
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(await countStored()).toBe(before);
  expect(response.page).toContain('<h1>There is a problem</h1>');
  expect(response.page).not.toContain('<script');
  return response.page;
}

/** Whether a form can send it: a form has only strings and lists of strings. */
function fitsForm(request: object): boolean {
  return Object.values(request).every((value) => [value].flat().every((item) => typeof item === 'string'));
}
