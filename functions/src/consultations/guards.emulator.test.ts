import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { APP_CHECK_HEADER, HONEYPOT_FIELD } from '../contract/call.ts';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FIELD_NAMES } from '../contract/fields.ts';
import { countStored, stored, submit } from '../testing/consultations.ts';
import { serve } from '../testing/serve.ts';
import { submitVerifiedBy } from './submit.ts';

const OURS = 'a token of our page';
const verify = vi.fn(async (token: string) => {
  if (token !== OURS) throw new Error('forged');
});

beforeEach(() => {
  verify.mockClear();
  for (const name of ['PER_ADDRESS', 'WITHOUT_ADDRESS', 'ALTOGETHER']) vi.stubEnv(`LIMIT_${name}`, '100000');
});
afterEach(() => vi.unstubAllEnvs());

describe('the honeypot', () => {
  test('is answered like a success when it is filled, and the request is stored as suspected spam', async () => {
    const { status, body } = await submit({ ...VALID_REQUEST, [HONEYPOT_FIELD]: 'buy now' });
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    const data = (await stored(body.id)).data() ?? {};
    expect(Object.keys(data)).toEqual([...FIELD_NAMES, 'suspectedSpam', 'submittedAt']);
    expect(data).toMatchObject({ ...VALID_REQUEST, suspectedSpam: true });
  });

  test('leaves no trace when it is empty', async () => {
    const { status, body } = await submit({ ...VALID_REQUEST, [HONEYPOT_FIELD]: '' });
    expect(status).toBe(201);
    expect(Object.keys((await stored(body.id)).data() ?? {})).toEqual([...FIELD_NAMES, 'submittedAt']);
  });

  test('changes nothing about a request that is not valid', async () => {
    const before = await countStored();
    const { status, body } = await submit({ ...VALID_REQUEST, email: '', [HONEYPOT_FIELD]: 'buy now' });
    expect([status, body.error]).toEqual([400, 'Valid email is required.']);
    expect(await countStored()).toBe(before);
  });
});

describe('App Check', () => {
  test('is off unless it is asked for', async () => {
    vi.stubEnv('APP_CHECK_REQUIRED', 'false');
    expect((await submitToOurs('forged')).status).toBe(201);
    expect(verify).not.toHaveBeenCalled();
  });

  test('lets a request with a token of our page pass', async () => {
    vi.stubEnv('APP_CHECK_REQUIRED', 'true');
    const { status, body } = await submitToOurs(OURS);
    expect(status).toBe(201);
    expect((await stored(body.id)).exists).toBe(true);
  });

  test.each(['forged', undefined])('refuses the token "%s" with 401 and stores nothing', async (token) => {
    vi.stubEnv('APP_CHECK_REQUIRED', 'true');
    const before = await countStored();
    const { status, body } = await submitToOurs(token);
    expect([status, body]).toEqual([401, { error: expect.stringContaining('(405) 555-0100') }]);
    expect(await countStored()).toBe(before);
  });
});

async function submitToOurs(token: string | undefined) {
  const url = await serve(submitVerifiedBy(verify));
  return submit(VALID_REQUEST, { url, headers: token ? { [APP_CHECK_HEADER]: token } : {} });
}
