import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ILLUSTRATIONS } from '../../web/src/ui/picture/pictures.ts';

const SHARED = 'functions/src/contract/farm.ts';
const FACTS = 'web/src/content/farm.ts';
const QUOTES = 'web/src/content/testimonials.ts';

/** What another farm would give: long where layout could break, and marked where a page could take it for markup. */
const OTHER_SHARED = {
  FARM_NAME: 'Sweetwater Crossing Livestock Guardian Dogs & Family Farm',
  FARM_PHONE: '(918) 238-7746',
  FARM_ORIGIN: 'https://www.sweetwater-crossing-guardians.farm',
};
const OTHER_FACTS = {
  email: 'hello.from.the.whole.family@sweetwater-crossing-guardians.farm',
  workingPupForm: 'https://apply.pups.test/evaluation?kind=working&from=site',
  familyPupForm: 'https://visits.pups.test/families',
  eggOrderForm: 'https://orders.eggs.test/embed/weekly',
  female: 'Duchess Wilhelmina of Sweetwater',
  male: 'Bartholomew',
  place: 'on Route 66, between Arcadia and Luther, Oklahoma',
  since: 2009,
  familiesServed: '1,450+',
};
const OTHER_QUOTE = {
  quote: 'He "talks" to the coyotes at night & sleeps <at> our door by day; our children wouldn\'t part with him.',
  who: 'The Montgomery-Featherstonehaugh family',
  where: 'Oklahoma City',
};

/** Puts another farm's facts, quotes and photos into a copy of the repository, as docs/operating.md says under Configure. */
export async function giveOtherFacts(copy: string): Promise<void> {
  edit(copy, SHARED, (text) => withValues(text, OTHER_SHARED, (name) => `^export const ${name} =`, ';'));
  edit(copy, FACTS, (text) => {
    const priced = text.replace(/\b(low|high|dollars): ([\d.]+)/g, (_, key, amount) => `${key}: ${+amount + 1000.5}`);
    const aged = priced.replace(/\bfromWeeks: (\d+)/g, (_, weeks) => `fromWeeks: ${+weeks + 3}`);
    return withValues(aged, OTHER_FACTS, (name) => `^ +${name}:`, ',');
  });
  edit(copy, QUOTES, (text) => withValues(text, OTHER_QUOTE, (name) => `^ +${name}:(?= *\n? *['"])`, ','));
  givePlaceholders(copy, []);
  giveSamples(copy, false);
  await givePhotos(copy);
}

/** Which facts are said to be placeholders. */
export function givePlaceholders(copy: string, names: readonly string[]): void {
  const list = `PLACEHOLDERS$1 = ${JSON.stringify(names)};`;
  edit(copy, FACTS, (text) => replaced(text, /PLACEHOLDERS(: [^=]*) = \[[^\]]*\];/, list));
}

/** Whether the quotes are said to be samples. */
export function giveSamples(copy: string, sample: boolean): void {
  edit(copy, QUOTES, (text) => {
    const bare = text.replace(/^ +sample: \w+,\n/gm, '');
    return sample ? replaced(bare, /^ +quote:(?= *\n? *['"])/gm, `    sample: true,\n$&`) : bare;
  });
}

async function givePhotos(copy: string): Promise<void> {
  mkdirSync(join(copy, 'web/photos'), { recursive: true });
  for (const [index, key] of Object.keys(ILLUSTRATIONS).entries()) {
    const [width, height] = index % 2 ? [900, 1200] : [1200, 800];
    const photo = sharp({ create: { width, height, channels: 3, background: { r: 60, g: 120, b: 10 * index } } });
    await photo.jpeg().toFile(join(copy, `web/photos/${key}.jpg`));
  }
}

function edit(copy: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));
}

/** Each value stands from its name to the end of its line, or of the next where it is long. */
function withValues(text: string, values: object, start: (name: string) => string, end: string): string {
  return Object.entries(values).reduce(
    (changed, [name, value]) =>
      replaced(changed, new RegExp(`(${start(name)})[^]*?${end}$`, 'gm'), `$1 ${JSON.stringify(value)}${end}`),
    text,
  );
}

function replaced(text: string, what: RegExp, by: string): string {
  if (text.search(what) < 0) throw new Error(`${what} stands nowhere.`);
  return text.replace(what, by);
}
