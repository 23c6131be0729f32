import { describe, expect, test } from 'vitest';
import { HONEYPOT_FIELD, RECEIVED_PATH } from '../contract/call.ts';
import { CONSULTATION_CASES, VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { FIELD_NAMES } from '../contract/fields.ts';
import { consultations, countStored, postForm, submitted } from '../testing/consultations.ts';

describe('a form without script', () => {
  test('is stored like what the script sends, and leads on to the page that says so', async () => {
    const answers = family();
    const { status, headers } = await postForm(answers);
    expect([status, headers.get('location')]).toEqual([303, RECEIVED_PATH]);
    const [document] = await storedOf(answers.email);
    expect(Object.keys(submitted(document))).toEqual([...FIELD_NAMES, 'submittedAt']);
    expect(document?.data()).toMatchObject(answers);
    expect(document?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab]/);
  });

  test('sends neither empty lists nor boxes that are not ticked', async () => {
    const { currentPets, militaryStatus, deploymentConsiderations, hearAboutUs, ...answers } = family();
    expect((await postForm({ ...answers, guardianGoals: ['companionship'] })).status).toBe(303);
    const [document] = await storedOf(answers.email);
    expect(document?.data()).toMatchObject({ currentPets: [], guardianGoals: ['companionship'], militaryStatus: null });
  });

  test('sends hidden questions too, which are cleared, and line breaks of its own', async () => {
    const answers = { ...family(), familySize: 'adults-only', militaryStatus: 'civilian', additionalInfo: 'a\r\nb' };
    expect((await postForm(answers)).status).toBe(303);
    const [document] = await storedOf(answers.email);
    expect(document?.data()).toMatchObject({
      childrenAges: null,
      deploymentConsiderations: null,
      additionalInfo: 'a\nb',
    });
  });

  test('is stored once when it is tapped twice or loaded again', async () => {
    const answers = family();
    const posts = await Promise.all(Array.from({ length: 5 }, () => postForm(answers)));
    expect([...posts, await postForm(answers)].map(({ status }) => status)).toEqual(Array(6).fill(303));
    expect(await storedOf(answers.email)).toHaveLength(1);
  });

  test('that fills the honeypot is answered like any other and stored as suspected spam', async () => {
    const answers = family();
    expect((await postForm({ ...answers, [HONEYPOT_FIELD]: 'buy now' })).status).toBe(303);
    const [document] = await storedOf(answers.email);
    expect(document?.get('suspectedSpam')).toBe(true);
    expect((await postForm({ ...family(), [HONEYPOT_FIELD]: '' })).status).toBe(303);
  });
});

describe('a form that is not taken', () => {
  const refused = CONSULTATION_CASES.filter(({ request, errors }) => Object.keys(errors).length && isFlat(request));

  test.each(refused)('$name: every message, the way back and the phone number', async ({ request, errors }) => {
    const page = await expectProblem(400, request as Answers);
    const listed = Array.from(page.matchAll(/<li>(.*)<\/li>/g), ([, message]) => message);
    expect(listed).toEqual([...new Set(Object.values(errors))]);
    expect(page).toMatch(/Back button.*your answers are still in the form/);
    expect(page).toContain(FARM_PHONE);
  });

  test('has two answers where one is asked, or a question that we do not ask', async () => {
    await expectProblem(400, { ...family(), firstName: ['One', 'Two'] } as Answers);
    await expectProblem(400, { ...family(), 'firstName[]': 'x' });
    await expectProblem(400, { ...family(), ['__proto__']: 'x' });
    await expectProblem(400, { ...family(), '<script>': '<script>alert(1)</script>' });
  });

  test('is too large', async () => {
    await expectProblem(413, { ...family(), additionalInfo: 'x'.repeat(32 * 1024) });
  });

  test.each([{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, { Origin: 'null' }])(
    'comes from another site: %j',
    async (headers) => {
      await expectProblem(403, family(), headers);
    },
  );

  test.each([{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: 'http://127.0.0.1:5000' }, {}])(
    'does not come from another site: %j',
    async (headers) => {
      expect((await postForm(family(), headers)).status).toBe(303);
    },
  );
});

type Answers = Record<string, string | readonly string[]>;

let families = 0;

function family() {
  return { ...VALID_REQUEST, email: `family-${Date.now()}-${++families}@example.com` };
}

async function storedOf(email: string) {
  return (await consultations.where('email', '==', email).get()).docs;
}

async function expectProblem(status: number, answers: Answers, headers: Record<string, string> = {}): Promise<string> {
  const before = await countStored();
  const answer = await postForm(answers, headers);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(await countStored()).toBe(before);
  expect(answer.page).toContain('<h1>There is a problem</h1>');
  expect(answer.page).not.toContain('<script');
  return answer.page;
}

/** What a form can send: texts and lists of texts. */
function isFlat(request: object): boolean {
  return Object.values(request).every((value) => [value].flat().every((each) => typeof each === 'string'));
}
