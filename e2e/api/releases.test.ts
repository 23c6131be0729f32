import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RECEIVED_PATH, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { consultations, HOSTING, stored, submit, submitted } from '../../functions/src/testing/consultations.ts';

interface Release {
  readonly json: readonly Readonly<Record<string, string | readonly string[]>>[];
  readonly form: readonly string[];
}

const FOLDER = join(import.meta.dirname, '../../functions/src/contract/releases');
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

describe.each(FILES)('a page of the release %s, still open after newer deployments', (file) => {
  const { json, form } = releaseIn(file);

  test('sends JSON, and every answer is stored', async () => {
    expect(json.length).toBeGreaterThan(0);
    for (const answers of json) {
      const { status, body } = await submit(answers);
      expect([status, body]).toEqual([201, { id: expect.any(String) }]);
      const answered = Object.values(answers).filter((answer) => answer.length > 0);
      expect(Object.values(submitted(await stored(body.id)))).toEqual(expect.arrayContaining(answered));
    }
  });

  test('posts forms without script, which are stored like JSON with the same answers', async () => {
    expect(form).toHaveLength(json.length);
    for (const [index, body] of form.entries()) {
      const response = await fetch(HOSTING + SUBMIT_PATH, { method: 'POST', body, headers: FORM, redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([303, RECEIVED_PATH]);
      const sent = await submit(json[index]);
      const { docs } = await consultations.where('email', '==', json[index]?.email).get();
      const byForm = docs.find(({ id }) => /^.{14}8/.test(id));
      expect(answersOf(byForm)).toEqual(answersOf(await stored(sent.body.id)));
    }
  });
});

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

function releaseIn(file: string): Release {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

function answersOf(document: Parameters<typeof submitted>[0]) {
  const { submittedAt: _, expiresAt: __, ...answers } = submitted(document);
  return answers;
}
