import '../testing/own-project.ts';

import { getAppCheck } from 'firebase-admin/app-check';
import type { Timestamp } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { APP_CHECK_HEADER, HONEYPOT_FIELD } from '../contract/call.ts';
import { VALID_REQUEST } from '../contract/consultation.cases.ts';
import { FARM_PHONE } from '../contract/farm.ts';
import { FIELD_NAMES } from '../contract/fields.ts';
import { DAY_MS } from '../durations.ts';
import { consultations, countStored, stored, submit } from '../testing/consultations.ts';
import { serve } from '../testing/serve.ts';
import { submitConsultation } from './submit.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));

const VALID_TOKEN = 'a valid token';
const SPAM_FIELDS = [...FIELD_NAMES, 'suspectedSpam', 'spamReasons', 'expiresAt', 'submittedAt'];
const FAMILY_FIELDS = [...FIELD_NAMES, 'expiresAt', 'submittedAt'];
const CLAIMS = { app_id: 'one', sub: 'one', iss: 'issuer', aud: ['audience'], exp: 2, iat: 1 };

// Only Google's servers can issue real tokens, so the verification is mocked.
const verify = vi.spyOn(getAppCheck(), 'verifyToken').mockImplementation(async (token) => {
  if (token !== VALID_TOKEN) throw new Error('forged');
  return { appId: 'one', token: CLAIMS };
});

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllEnvs());

describe('the honeypot', () => {
  test('marks the request as suspected spam when it is filled, and the response is a success', async () => {
    const { status, body } = await submitToFunction({}, { [HONEYPOT_FIELD]: 'buy now' });
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    const data = (await stored(body.id)).data() ?? {};
    expect(Object.keys(data)).toEqual(SPAM_FIELDS);
    expect(data).toMatchObject({ ...VALID_REQUEST, suspectedSpam: true, spamReasons: ['honeypot'] });
    expect(daysUntil(data.expiresAt)).toBe(90);
    expect(warn).toHaveBeenCalledExactlyOnceWith('request flagged', { code: 'honeypot', id: body.id });
  });

  test('is not stored when it is empty', async () => {
    const { status, body } = await submitToFunction({}, { [HONEYPOT_FIELD]: '' });
    expect(status).toBe(201);
    const data = (await stored(body.id)).data() ?? {};
    expect(Object.keys(data)).toEqual(FAMILY_FIELDS);
    expect(Math.round(daysUntil(data.expiresAt) / 30.44)).toBe(24);
    expect(warn).not.toHaveBeenCalled();
  });

  test('does not change the response to an invalid request', async () => {
    const before = await countStored();
    const { status, body } = await submitToFunction({}, { email: '', [HONEYPOT_FIELD]: 'buy now' });
    expect([status, body.error]).toEqual([400, 'Valid email is required.']);
    expect(await countStored()).toBe(before);
  });
});

describe('App Check', () => {
  test.each([
    ['without a site key', {}],
    ['when the setting is off', { APP_CHECK_SITE_KEY: 'a site key', APP_CHECK: 'off' }],
  ])('is off %s', async (_, env) => {
    for (const [name, value] of Object.entries({ APP_CHECK_SITE_KEY: '', APP_CHECK: 'enforce', ...env }))
      vi.stubEnv(name, value);
    expect(await storedFieldsWith('forged')).toEqual(FAMILY_FIELDS);
    expect(verify).not.toHaveBeenCalled();
  });

  test.each(['flag', 'enforce'])('set to %s accepts a valid token', async (mode) => {
    switchOn(mode);
    expect(await storedFieldsWith(VALID_TOKEN)).toEqual(FAMILY_FIELDS);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['forged', undefined])(
    'set to flag stores a request with the token %j as suspected spam',
    async (token) => {
      switchOn('flag');
      expect(await storedFieldsWith(token)).toEqual(SPAM_FIELDS);
      expect(warn).toHaveBeenCalledExactlyOnceWith('request flagged', { code: 'app-check', id: expect.any(String) });
    },
  );

  test('set to flag adds its reason to the reason of the honeypot', async () => {
    switchOn('flag');
    const { body } = await submitToFunction({}, { [HONEYPOT_FIELD]: 'buy now' });
    expect((await stored(body.id)).get('spamReasons')).toEqual(['honeypot', 'app-check']);
  });

  test('set to flag stores a request as suspected spam if the verification takes too long', async () => {
    switchOn('flag');
    verify.mockImplementationOnce(() => new Promise(() => {}));
    expect(await storedFieldsWith(VALID_TOKEN)).toEqual(SPAM_FIELDS);
  });

  test.each(['forged', undefined])(
    'set to enforce refuses the token %j with a 401 and stores nothing',
    async (token) => {
      switchOn('enforce');
      const before = await countStored();
      const { status, body } = await submitToFunction(token ? { [APP_CHECK_HEADER]: token } : {});
      expect([status, body]).toEqual([401, { error: expect.stringContaining(FARM_PHONE) }]);
      expect(await countStored()).toBe(before);
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        'request refused',
        expect.objectContaining({ code: 'app-check', status: 401 }),
      );
    },
  );
});

function switchOn(mode: string): void {
  vi.stubEnv('APP_CHECK_SITE_KEY', 'a site key');
  vi.stubEnv('APP_CHECK', mode);
}

/** Submits a request with this token. Returns the names of the stored fields. */
async function storedFieldsWith(token: string | undefined): Promise<string[]> {
  const { status, body } = await submitToFunction(token ? { [APP_CHECK_HEADER]: token } : {});
  expect(status).toBe(201);
  return Object.keys((await consultations.doc(body.id).get()).data() ?? {});
}

async function submitToFunction(headers: Record<string, string>, changed: object = {}) {
  const url = await serve(submitConsultation);
  return submit({ ...VALID_REQUEST, ...changed }, { url, headers });
}

function daysUntil(expiresAt: Timestamp): number {
  return Math.round((expiresAt.toMillis() - Date.now()) / DAY_MS);
}
