import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answersFromForm } from '../consultations/form.ts';
import { withoutHoneypot } from '../consultations/submit.ts';
import { pairsOf } from '../testing/pairs.ts';
import { type ConsultationRequest, EMPTY_REQUEST, FIELD_NAMES, questionOf } from './questions.ts';
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

/** The questions and options of the table. */
const TABLE = FIELD_NAMES.map(questionOf).flatMap(({ name, retired, options = [] }) => [
  { line: name, retired },
  ...options.map((option) => ({ line: `${name}: ${option.value}`, retired: option.retired })),
]);

test.each([['today', TODAY], ...RELEASES])('what the form of %s sends is accepted and kept', (_, release) => {
  const missing = sentBy(release).filter((sent) => !TABLE.some(({ line }) => line === sent));
  expect(missing, 'Open pages send this. Put it back into the table and retire it instead').toEqual([]);
  const { json, form, options } = release;
  const accepted = json.map(parse);
  expect(accepted).toMatchObject(json);
  const posted = form.map((body) => withoutHoneypot(answersFromForm(new URLSearchParams(body))).answers);
  expect(posted.map(parse)).toEqual(accepted);
  const [answers = {}] = json;
  for (const [name, values] of Object.entries(options))
    for (const value of values) {
      const given = Array.isArray(answers[name]) ? [value] : value;
      expect(consultationSchema.safeParse({ ...answers, [name]: given }).error, `${name}: ${value}`).toBeUndefined();
    }
});

test('what is retired is in the table only as long as a release names it', () => {
  const sent = RELEASES.flatMap(([, release]) => sentBy(release));
  const unsent = TABLE.filter(({ line, retired }) => retired && !sent.includes(line)).map(({ line }) => line);
  expect(unsent, 'No file in releases/ names this. Delete it from the table').toEqual([]);
});

function parse(answers: object): ConsultationRequest {
  return { ...EMPTY_REQUEST, ...consultationSchema.parse(answers) };
}

/** The questions and options that a release names. */
function sentBy({ json, options }: Release): string[] {
  const answers = Object.entries(options).flatMap(([name, values]) => values.map((value) => `${name}: ${value}`));
  return [...new Set([...json.flatMap(Object.keys), ...answers])];
}
