import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RECEIVED_PATH, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import {
  type Answers,
  consultations,
  formBody,
  HOSTING,
  stored,
  submit,
  submitted,
} from '../../functions/src/testing/consultations.ts';

interface Release {
  readonly json: readonly Answers[];
  readonly form: readonly string[];
}

const FOLDER = join(import.meta.dirname, '../../functions/src/contract/releases');
const FAMILY = { ...VALID_REQUEST, email: 'releases@example.com' };
const TODAY: Release = { json: [FAMILY], form: [formBody(FAMILY).toString()] };
const RELEASES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, Release] => [file, JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))]);

describe.each([['today', TODAY] as const, ...RELEASES])(
  'a page of the release %s, still open after newer deployments',
  (_, { json, form }) => {
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
        const response = await fetch(HOSTING + SUBMIT_PATH, {
          method: 'POST',
          body,
          headers: FORM,
          redirect: 'manual',
        });
        expect([response.status, response.headers.get('location')]).toEqual([303, RECEIVED_PATH]);
        const sent = await submit(json[index]);
        const { docs } = await consultations.where('email', '==', json[index]?.email).get();
        const byForm = docs.find(({ id }) => /^.{14}8/.test(id));
        expect(answersOf(byForm)).toEqual(answersOf(await stored(sent.body.id)));
      }
    });
  },
);

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

function answersOf(document: Parameters<typeof submitted>[0]) {
  const { submittedAt: _, expiresAt: __, ...answers } = submitted(document);
  return answers;
}
