import { writeFileSync } from 'node:fs';
import { Document, visit } from 'yaml';
import type { z } from 'zod';
import { ENDINGS } from '../farm/check/photos.ts';
import { type Rules, rulesOf, wordsOf } from '../farm/model/rules.ts';
import { SCHEMAS } from '../farm/model/schema.ts';

/** The command that writes the forms of Pages CMS (https://pagescms.org), in which the owner edits farm/ on a phone. */
const COMMAND = 'npx node scripts/pages-cms.ts';

if (import.meta.main) writeFileSync('.pages.yml', pagesYml());

export function pagesYml(): string {
  const endings = ENDINGS.map((ending) => ending.slice(1));
  const extensions = [...endings, ...endings.map((ending) => ending.toUpperCase())];
  const config = new Document(
    {
      // Cameras name photos IMG_2041.JPG. Pages CMS saves no photo whose ending has capital letters, and `rename` makes them small.
      media: { input: 'farm/photos', output: '/farm/photos', extensions, rename: 'safe' },
      content: Object.entries(SCHEMAS).map(([file, schema]) => formOf(file, schema)),
      // Hides the settings. The commits have the user as their author, so GitHub mails them if the check fails.
      settings: { hide: true, commit: { identity: 'user' } },
    },
    { aliasDuplicateObjects: false },
  );
  config.commentBefore = ` Generated from farm/model/schema.ts by: ${COMMAND}`;
  visit(config, {
    Map(_, map) {
      map.flow = !map.has('content') && !map.has('path');
    },
  });
  return config.toString({ lineWidth: 0 });
}

function formOf(file: string, schema: z.ZodType) {
  const rules = rulesOf(schema);
  const list = rules.items && true;
  const fields = fieldsOf(rules.items ?? rules);
  return { name: file.replace('.yaml', ''), ...wordsOf(rules), type: 'file', path: `farm/${file}`, list, fields };
}

function fieldsOf({ properties = {}, required = [] }: Rules): unknown[] {
  return Object.entries(properties).map(([name, rules]) => fieldOf(name, rules, required.includes(name)));
}

function fieldOf(name: string, { items, type: outer, ...rules }: Rules, isRequired: boolean) {
  // A list has a label of its own, and the other rules of its entries.
  const { type = outer, ...entry }: Rules = { ...Object(items), ...rules };
  const { properties, minItems: min, maxItems: max } = entry;
  return {
    name,
    ...wordsOf(entry),
    type: properties ? 'object' : entry.enum ? 'select' : entry.format === 'date' ? 'date' : (entry.field ?? type),
    required: isRequired || undefined,
    // An invalid number in a collapsed entry would block the button "Save" without a word.
    list: items && { min, max, collapsible: false },
    pattern: patternOf(entry, isRequired),
    options: optionsOf(entry),
    fields: properties && fieldsOf(entry),
  };
}

function patternOf({ pattern, format, message }: Rules, isRequired: boolean) {
  if (!pattern || format === 'date') return undefined;
  const regex = pattern.replaceAll('\\/', '/');
  return { regex: isRequired ? regex : `^(${regex.slice(1, -1)})?$`, message };
}

function optionsOf({ maxLength: maxlength, minimum: min, maximum, multipleOf: step, enum: words, names }: Rules) {
  // The file must not change with the year.
  const max = maximum === new Date().getFullYear() ? undefined : maximum;
  const values = words?.map((name) => (names ? { name, label: names[`${name}`] } : name));
  return [maxlength, min, values].some(Boolean) ? { maxlength, min, max, step, values } : undefined;
}
