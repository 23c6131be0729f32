import { describe, expect, test } from 'vitest';
import { HONEYPOT_FIELD, RECEIVED_PATH } from '../../functions/src/contract/call.ts';
import { FARM_PHONE } from '../../functions/src/contract/farm.ts';
import { EMPTY_REQUEST, FIELD_NAMES } from '../../functions/src/contract/questions.ts';
import { CONSULTATION_CASES, VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { consultations, countStored, HOSTING, postForm, submitted } from '../../functions/src/testing/consultations.ts';

describe('a form that is posted without script', () => {
  test('is stored once, like a request of the script, and each response redirects to the confirmation page', async () => {
    const answers = newFamily();
    const posts = await Promise.all(Array.from({ length: 5 }, () => postForm(answers, { Origin: HOSTING })));
    for (const { status, headers } of [...posts, await postForm(answers)])
      expect([status, headers.get('location')]).toEqual([303, RECEIVED_PATH]);
    const documents = await findByEmail(answers.email);
    expect(documents).toHaveLength(1);
    expect(Object.keys(submitted(documents[0]))).toEqual([...FIELD_NAMES, 'expiresAt', 'submittedAt']);
    expect(documents[0]?.data()).toMatchObject(answers);
    expect(documents[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab]/);
  });

  test('may lack what browsers do not send, and may contain hidden fields, which are cleared, and CRLF line breaks', async () => {
    const { currentPets, hearAboutUs, ...answers } = newFamily();
    const changed = { guardianGoals: ['companionship'], militaryStatus: 'civilian', additionalInfo: 'a\r\nb' };
    expect((await postForm({ ...answers, ...changed })).status).toBe(303);
    const [document] = await findByEmail(answers.email);
    const expected = { currentPets: [], hearAboutUs: null, deploymentConsiderations: null, additionalInfo: 'a\nb' };
    expect(document?.data()).toMatchObject({ ...expected, guardianGoals: ['companionship'] });
  });

  test('with a filled honeypot gets the same response and is stored as suspected spam', async () => {
    const answers = newFamily();
    expect((await postForm({ ...answers, [HONEYPOT_FIELD]: 'buy now' })).status).toBe(303);
    const [document] = await findByEmail(answers.email);
    expect(document?.get('suspectedSpam')).toBe(true);
  });
});

describe('a form is refused with a page', () => {
  test('that shows all messages, how to get back and the phone number', async () => {
    const { errors = {} } = CONSULTATION_CASES.find(({ request }) => request === EMPTY_REQUEST) ?? {};
    const page = await expectProblem(400, { ...EMPTY_REQUEST } as Answers);
    const listed = Array.from(page.matchAll(/<li>(.*)<\/li>/g), ([, message]) => message);
    expect(listed).toEqual([...new Set(Object.values(errors))]);
    expect(page).toMatch(/Back button.*your answers are still in the form/);
    expect(page).toContain(FARM_PHONE);
  });

  test('if a field is repeated or unknown, or if it comes from another site', async () => {
    await expectProblem(400, { ...newFamily(), firstName: ['One', 'Two'] } as Answers);
    await expectProblem(400, { ...newFamily(), ['__proto__']: 'x' });
    await expectProblem(400, { ...newFamily(), '<script>': '<script>alert(1)</script>' });
    await expectProblem(403, newFamily(), { 'Sec-Fetch-Site': 'cross-site' });
  });
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
