import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAwkwardPhotos } from './photos.ts';

/** Facts with long texts that could break the layout, and with characters that could be read as markup. */
const OTHER_FARM = join(import.meta.dirname, 'farm');

const HOME = 'web/src/content/home.ts';
const LAST_ANSWER = 'We\'ll go over the terms with you in the consultation.",\n      },\n';
const QUESTION = `      {
        question: "What if it doesn't work out & we need help?",
        answer: 'Call us "any day": <we> answer.',
      },
`;

/** Writes another farm's facts, stories and photos into a copy of the repository. */
export async function writeOtherFarm(copy: string): Promise<void> {
  cpSync(OTHER_FARM, join(copy, 'farm'), { recursive: true });
  await writeAwkwardPhotos(copy);
}

/** Adds a ninth question. It is not part of the facts, because it would change the accepted pictures. */
export function addQuestion(copy: string): void {
  const home = readFileSync(join(copy, HOME), 'utf8');
  if (!home.includes(LAST_ANSWER)) throw new Error(`${HOME} has no such last answer: ${LAST_ANSWER}`);
  writeFileSync(join(copy, HOME), home.replace(LAST_ANSWER, `${LAST_ANSWER}${QUESTION}`));
}
