import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SCHEMAS } from './schema.ts';
import { FILES, WRITTEN } from './testing/farm-folder.ts';

/** What the owner may write by hand in any field, also where another field of the same form belongs. */
const WRITTEN_BY_HAND = [
  ...['', '""', '" "', 'TBD', 'Nil', '"?"', 'n/a', 'none', '"null"', '-', '"~"', 'yes', 'true', '4055550100', '07305'],
  ...['73054', '6', '0', '1', '4', '14.5', '1850.555', '99999', '-1', '.inf', '20260812', '2999-01-01', '2026-02-30'],
  ...[
    '[a, b]',
    '{ a: b }',
    '"two\\nlines"',
    '"“quoted”"',
    'Bo 🐕',
    '"14"',
    '$850',
    '14 weeks',
    '$6',
    '6 a dozen',
    '$0 eggs',
  ],
  ...['405-555-0100', '(405) 555–0100', 'sam@', 'zoë@farm.com', 'http://a.com', 'https://a&b.com', 'https://A.com'],
  ...[
    'https://zoë.farm',
    'https://a.com/',
    'a.com',
    'https://a.com/a b',
    '30%, 60%',
    'left',
    'Family',
    `${'W'.repeat(5000)}`,
  ],
];

type Path = readonly (string | number)[];

test.each(FILES)('the advice of each sentence about a field of %s, followed, passes', (file) => {
  // The example of "Up to" is more than this price.
  const farm = parse(WRITTEN[file].replace('from: 1850.50', 'from: 850'));
  const refused: unknown[] = [];
  for (const path of fieldsOf(farm))
    for (const given of WRITTEN_BY_HAND) {
      const sentence = sentenceAt(path, given);
      const right = path.reduce((outer, key) => outer[key], farm);
      const advised = sentence ? followed(sentence, `${parse(given)}`, right) : [given];
      if (advised.length === 0) refused.push([path.join('.'), given, sentence]);
      for (const better of advised)
        if (sentenceAt(path, better)) refused.push([path.join('.'), given, sentence, better, sentenceAt(path, better)]);
    }
  expect(refused).toEqual([]);

  function sentenceAt(path: Path, given: string): string | undefined {
    const changed = structuredClone(farm);
    const around = path.slice(0, -1).reduce((outer, key) => outer[key], changed);
    around[path.at(-1) ?? ''] = parse(given);
    const issues = SCHEMAS[file].safeParse(changed).error?.issues ?? [];
    return issues.find((issue) => issue.path.join() === path.join())?.message;
  }
});

/** What the author then writes. `right` is what the tests' farm has in the field. */
function followed(sentence: string, text: string, right: unknown): string[] {
  const examples = sentence.matchAll(/example: (.+)$/g).map(([, example = '']) => example);
  const names = sentence.matchAll(/write "(.+ \(real\))"/g).map(([, name = '']) => name);
  const others: Readonly<Record<string, string>> = {
    'Leave it empty': '',
    'before and after it': JSON.stringify(text),
    'on one line': text.replace('\n', ' '),
    'Remove them': text.slice(1, -1),
    'Remove it': text.replace(/ .$/u, ''),
    'a shorter text': text.slice(0, Number(/more than (\d+)/.exec(sentence)?.[1])),
    'Write true': 'true',
    ...Object.fromEntries(ABOUT_SEVERAL.map((words) => [words, JSON.stringify(right)])),
  };
  const advised = Object.entries(others).flatMap(([words, better]) => (sentence.includes(words) ? better : []));
  return [...examples, ...names, ...advised];
}

/** Advice of the rules about several fields, and of those about a day. */
const ABOUT_SEVERAL = ['Write both', 'Write the town', 'Write more', 'was born'];

/** The paths of the fields. Entries of a list have the same. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [[0, value[0]] as const] : Object.entries(value);
  return entries.flatMap(([key, inner]) => fieldsOf(inner, [...path, key]));
}
