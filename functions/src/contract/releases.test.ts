import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answersFromForm } from '../consultations/form.ts';
import { withoutHoneypot } from '../consultations/submit.ts';
import { pairsOf } from '../testing/pairs.ts';
import { FIELD_NAMES, questionOf } from './questions.ts';
import { VALID_REQUEST } from './schema.cases.ts';
import { consultationSchema } from './schema.ts';

interface Release {
  readonly json: readonly Readonly<Record<string, unknown>>[];
  /** The same answers, as a browser posts them without script. */
  readonly form: readonly string[];
  readonly options: Readonly<Record<string, readonly string[]>>;
}

const FOLDER = join(import.meta.dirname, 'releases');

const TODAY: Release = {
  json: [VALID_REQUEST],
  form: [new URLSearchParams(pairsOf(VALID_REQUEST)).toString()],
  options: Object.fromEntries(
    FIELD_NAMES.map((name) => [name, questionOf(name).options?.map(({ value }) => value) ?? []]),
  ),
};
const RELEASES = globSync('*.json', { cwd: FOLDER }).map((file): [string, Release] => [
  file,
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
]);

describe.each([['today', TODAY], ...RELEASES])('of the form of %s', (_, { json, form, options }) => {
  test('all answers are accepted and kept, also without script', () => {
    const parsed = json.map((answers) => consultationSchema.parse(answers));
    expect(parsed).toMatchObject(json);
    const posted = form.map((body) => withoutHoneypot(answersFromForm(new URLSearchParams(body))).answers);
    expect(posted.map((answers) => consultationSchema.parse(answers))).toEqual(parsed);
  });

  test('every option is accepted', () => {
    const [answers = {}] = json;
    for (const [name, values] of Object.entries(options))
      for (const value of values) {
        const given = Array.isArray(answers[name]) ? [value] : value;
        expect(consultationSchema.safeParse({ ...answers, [name]: given }).error, `${name}: ${value}`).toBeUndefined();
      }
  });
});
