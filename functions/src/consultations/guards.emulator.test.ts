import '../testing/own-project.ts';

import { warn } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { APP_CHECK_HEADER, HONEYPOT_FIELD } from '../contract/call.ts';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { FIELD_NAMES } from '../contract/fields.ts';
import { consultations, countStored, stored, submit } from '../testing/consultations.ts';
import { OUT_OF_THE_WAY } from '../testing/out-of-the-way.ts';
import { serve } from '../testing/serve.ts';
import { submitConsultation, submitVerifiedBy } from './submit.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));

const OURS = 'a token of our page';
const SPAM = [...FIELD_NAMES, 'suspectedSpam', 'submittedAt'];
const NO_SPAM = [...FIELD_NAMES, 'submittedAt'];
const verify = vi.fn(async (token: string) => {
  if (token !== OURS) throw new Error('forged');
});

beforeEach(() => {
  vi.clearAllMocks();
  for (const [name, value] of Object.entries(OUT_OF_THE_WAY)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

describe('the honeypot', () => {
  test('is answered like a success when it is filled, and the request is stored as suspected spam', async () => {
    const { status, body } = await submitToOurs({}, { [HONEYPOT_FIELD]: 'buy now' });
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    const data = (await stored(body.id)).data() ?? {};
    expect(Object.keys(data)).toEqual(SPAM);
    expect(data).toMatchObject({ ...VALID_REQUEST, suspectedSpam: true });
    expect(warn).toHaveBeenCalledExactlyOnceWith('request flagged', { code: 'honeypot', id: body.id });
  });

  test('leaves no trace when it is empty', async () => {
    const { status, body } = await submitToOurs({}, { [HONEYPOT_FIELD]: '' });
    expect(status).toBe(201);
    expect(Object.keys((await stored(body.id)).data() ?? {})).toEqual(NO_SPAM);
    expect(warn).not.toHaveBeenCalled();
  });

  test('changes nothing about a request that is not valid', async () => {
    const before = await countStored();
    const { status, body } = await submitToOurs({}, { email: '', [HONEYPOT_FIELD]: 'buy now' });
    expect([status, body.error]).toEqual([400, 'Valid email is required.']);
    expect(await countStored()).toBe(before);
  });
});

describe('App Check', () => {
  test.each([
    ['without a site key', {}],
    ['when it is switched off', { APP_CHECK_SITE_KEY: 'a site key', APP_CHECK: 'off' }],
  ])('is off %s', async (_, env) => {
    for (const [name, value] of Object.entries({ APP_CHECK_SITE_KEY: '', APP_CHECK: 'enforce', ...env }))
      vi.stubEnv(name, value);
    expect(await keysStored('forged')).toEqual(NO_SPAM);
    expect(verify).not.toHaveBeenCalled();
  });

  test.each(['flag', 'enforce'])('that is to %s lets a token of our page pass', async (mode) => {
    switchOn(mode);
    expect(await keysStored(OURS)).toEqual(NO_SPAM);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['forged', undefined])(
    'that is to flag stores what comes with the token %j as suspected spam',
    async (token) => {
      switchOn('flag');
      expect(await keysStored(token)).toEqual(SPAM);
      expect(warn).toHaveBeenCalledExactlyOnceWith('request flagged', { code: 'app-check', id: expect.any(String) });
    },
  );

  test('that cannot be asked in time flags, and the family has its answer', async () => {
    switchOn('flag');
    verify.mockImplementationOnce(() => new Promise(() => {}));
    const since = performance.now();
    expect(await keysStored(OURS)).toEqual(SPAM);
    expect(performance.now() - since).toBeLessThan(5_000);
  });

  test.each(['forged', undefined])(
    'that is to enforce refuses the token %j with 401 and stores nothing',
    async (token) => {
      switchOn('enforce');
      const before = await countStored();
      const { status, body } = await submitToOurs(token ? { [APP_CHECK_HEADER]: token } : {});
      expect([status, body]).toEqual([401, { error: expect.stringContaining(FARM_PHONE) }]);
      expect(await countStored()).toBe(before);
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        'request refused',
        expect.objectContaining({ code: 'app-check', status: 401 }),
      );
    },
  );

  test('is asked by the function that is deployed', async () => {
    switchOn('enforce');
    const url = await serve(submitConsultation);
    expect((await submit(VALID_REQUEST, { url, headers: { [APP_CHECK_HEADER]: OURS } })).status).toBe(401);
  });
});

function switchOn(mode: string): void {
  vi.stubEnv('APP_CHECK_SITE_KEY', 'a site key');
  vi.stubEnv('APP_CHECK', mode);
}

async function keysStored(token: string | undefined): Promise<string[]> {
  const { status, body } = await submitToOurs(token ? { [APP_CHECK_HEADER]: token } : {});
  expect(status).toBe(201);
  return Object.keys((await consultations.doc(body.id).get()).data() ?? {});
}

async function submitToOurs(headers: Record<string, string>, changed: object = {}) {
  const url = await serve(submitVerifiedBy(verify));
  return submit({ ...VALID_REQUEST, ...changed }, { url, headers });
}
