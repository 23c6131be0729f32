import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FILES, issuesAt, type Path, WRITTEN } from './testing/farm-folder.ts';

/** What somebody may write by hand in any field. */
const BY_HAND = [
  ...['', '""', '" "', 'TBD', 'Nil', '"?"', 'n/a', 'none', '"null"', '-', 'yes', 'true', '[a, b]', '{ a: b }'],
  ...['4055550100', '07305', '73054', '6', '0', '4', '14.5', '1850.555', '99999', '-1', '.inf', '20260812'],
  ...['2999-01-01', '2026-02-30', '"two\\nlines"', '"“quoted”"', 'Bo 🐕', '"14"', '$850', '14 weeks', '6 a dozen'],
  ...['405-555-0100', 'sam@', 'zoë@farm.com', 'https://a&b.com', 'https://zoë.farm', 'https://a.com/', '30%, 60%'],
  'W'.repeat(5000),
];

test.each(FILES)('the advice of each sentence about a field of %s, followed, passes', (file) => {
  // The example of "Up to" is more than this price.
  const farm = parse(WRITTEN[file].replace('from: 1850.50', 'from: 850'));
  const sentencesAt = (values: readonly (readonly [Path, string])[]) => {
    const read = values.map(([path, text]) => [path, parse(text)] as const);
    return issuesAt(file, read, farm).map((issue) => issue?.message);
  };
  // Every second field at once, because some sentences are about the field beside one.
  for (const given of BY_HAND)
    for (const second of [0, 1]) {
      const fields = fieldsOf(farm).filter((_, index) => index % 2 === second);
      const sentences = sentencesAt(fields.map(({ path }) => [path, given]));
      const advised = fields.flatMap(({ path, value }, index) => {
        const sentence = sentences[index];
        return sentence ? [{ path, sentence, better: followed(sentence, `${parse(given)}`, value) }] : [];
      });
      expect(advised.filter(({ better }) => better.length === 0)).toEqual([]);
      for (const choice of [0, -1]) {
        const again = sentencesAt(advised.map(({ path, better }) => [path, better.at(choice) ?? '']));
        expect(advised.filter((_, index) => again[index])).toEqual([]);
      }
    }
});

/** What the author then writes. `right` is what the tests' farm has in the field. */
function followed(sentence: string, text: string, right: unknown): string[] {
  const shown = [...sentence.matchAll(/example: (.+)$|write "(.+ \(real\))"/g)];
  const examples = shown.map(([, example, name]) => example ?? name ?? '');
  const aboutSeveral = ['Write both', 'Write the town', 'Write more', 'was born'];
  const others: Readonly<Record<string, string>> = {
    'Leave it empty': '',
    'before and after it': JSON.stringify(text),
    'on one line': text.replace('\n', ' '),
    'Remove them': text.slice(1, -1),
    'Remove it': text.replace(/ .$/u, ''),
    'a shorter text': text.slice(0, Number(/more than (\d+)/.exec(sentence)?.[1])),
    'Write true': 'true',
    ...Object.fromEntries(aboutSeveral.map((words) => [words, JSON.stringify(right)])),
  };
  return [
    ...examples,
    ...Object.entries(others).flatMap(([words, better]) => (sentence.includes(words) ? better : [])),
  ];
}

/** Each field with its path. Of a list, those of the first entry. */
function fieldsOf(value: unknown, path: Path = []): { readonly path: Path; readonly value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const entries = Array.isArray(value) ? [[0, value[0]] as const] : Object.entries(value);
  return entries.flatMap(([key, inner]) => fieldsOf(inner, [...path, key]));
}
