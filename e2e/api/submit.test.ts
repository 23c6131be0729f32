import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FIELD_NAMES } from '../../functions/src/contract/questions.ts';
import { VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { countStored, stored, submit, submitted } from '../../functions/src/testing/consultations.ts';
import { NO_LIMITS } from '../../functions/src/testing/no-limits.ts';
import { type StartedFunction, startFunction } from '../../functions/src/testing/start-function.ts';

const ERROR = { error: expect.stringMatching(/\w/) };

describe('a valid request', () => {
  test('is stored with its fields in order, when it arrived and when it expires, under the idempotency key', async () => {
    const key = crypto.randomUUID();
    const { status, body } = await submit(VALID_REQUEST, { key });
    expect([status, body]).toEqual([201, { id: key }]);
    const document = submitted(await stored(key));
    expect(Object.keys(document)).toEqual([...FIELD_NAMES, 'expiresAt', 'submittedAt']);
    const { submittedAt, expiresAt: _, ...fields } = document;
    expect(fields).toEqual(VALID_REQUEST);
    expect(Math.abs(Date.now() - submittedAt.toMillis())).toBeLessThan(60_000);
  });
});

describe('a repeated request', () => {
  test('gets the same id and is written once', async () => {
    const key = crypto.randomUUID();
    await submit(VALID_REQUEST, { key });
    const first = submitted(await stored(key));
    const again = await submit(VALID_REQUEST, { key: key.toUpperCase() });
    expect([again.status, again.body]).toEqual([200, { id: key }]);
    expect(submitted(await stored(key))).toEqual(first);
  });

  test.each([{ phone: '(405) 555-0199' }, { currentPets: [] }])(
    'with other answers is refused, and the stored answers do not change: %j',
    async (changed) => {
      const key = crypto.randomUUID();
      await submit(VALID_REQUEST, { key });
      const other = await submit({ ...VALID_REQUEST, ...changed }, { key });
      expect([other.status, other.body]).toEqual([422, ERROR]);
      expect((await stored(key)).data()).toMatchObject(VALID_REQUEST);
    },
  );

  test('makes one document if it is sent twenty times in parallel', async () => {
    const key = crypto.randomUUID();
    const before = await countStored();
    // Two instances with parallel requests. The emulator would start a new instance for each request.
    const instances = await Promise.all([start(), start()]);
    const urls = Array.from({ length: 20 }, (_, index) => instances[index % 2]?.url ?? '');
    const responses = await Promise.all(urls.map((url) => submit(VALID_REQUEST, { key, url })));
    expect(responses.map(({ body }) => body)).toEqual(Array(20).fill({ id: key }));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    expect(await countStored()).toBe(before + 1);
  });
});

async function start(): Promise<StartedFunction> {
  const started = await startFunction(join(import.meta.dirname, '../../functions'), 'submit.consultation', NO_LIMITS);
  onTestFinished(started.stop);
  return started;
}
